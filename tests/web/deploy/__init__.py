"""What is shipped for those who run servers works as it is."""
