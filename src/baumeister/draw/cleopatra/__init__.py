"""The table of Kleopatra as a drawing."""
