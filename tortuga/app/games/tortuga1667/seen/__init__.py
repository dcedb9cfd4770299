"""What is shown of a game: the view and its marks, names of all spots, votes as everybody sees them."""
