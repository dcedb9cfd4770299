"""The account of a game: everybody's win chances through it, and what choices and dice added to them."""
