"""Mutants: the rules with one small change each. Tests that notice none of them prove little."""
