"""Files for the browser: made once, named after their content, kept for a year."""
