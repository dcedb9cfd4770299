"""What the table of 1667 says: names, sentences of events, decisions."""
