"""Games between computer players: one, or many to measure them."""
