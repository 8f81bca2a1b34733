"""The kit of rules pages: their blocks, and how they are written."""
