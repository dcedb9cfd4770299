"""The spotlight: the actions of phase 2 played out over the island, with the captains who take part."""
