"""The judgement of Oh, Pharao!."""
