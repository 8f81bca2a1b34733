"""Views: pages and pushes, made of nothing but what one viewer may see."""
