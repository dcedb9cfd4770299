"""The strong captain: one resolve of the whole round and one value of positions behind every decision."""
