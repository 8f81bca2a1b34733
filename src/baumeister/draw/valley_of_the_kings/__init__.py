"""The table of Valley of the Kings as a drawing."""
