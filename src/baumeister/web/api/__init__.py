"""The interface for programs: operations, with the forms of what they take and give."""
