"""The judgement of Imhotep."""
