"""What people see: templates, styles, script, art and words of the pages."""
