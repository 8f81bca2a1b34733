"""The pages, written in Python with htpy."""
