"""What is run by hand or by make; tests use some of it, too."""
