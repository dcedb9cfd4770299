"""What votes come to: cards independent of each other, and the deck card."""
