"""The Kheops table as a drawing."""
