"""What is shown of a game: the view and its marks."""
