"""The judgement of Kheops."""
