"""The rules page of Kleopatra."""
