"""The contenders, one module each: `version()`, and `tasks(…)` that each do a piece of work."""
