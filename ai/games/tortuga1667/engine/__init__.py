"""One ply: boards after every choice, valued by ten weights."""
