"""Tables: how each game looks and is played by hand."""
