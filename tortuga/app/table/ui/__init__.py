"""What a game brings to the table; course, time, layers, log and buttons are the house's."""
