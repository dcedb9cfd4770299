"""What a game brings to the table; course, time, layers, log and buttons are common to all."""
