"""HTTP: routes, who somebody is, limits, sockets, and the server itself."""
