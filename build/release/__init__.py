"""What is released around the frozen game: archives, papers, a place in the menu."""
