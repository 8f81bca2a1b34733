"""What the benchmarks beside other libraries, and of two trees, have in common."""
