"""Whatever anybody may send: many requests and frames by chance, and a judge of the replies."""
