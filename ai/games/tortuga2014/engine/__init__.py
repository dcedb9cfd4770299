"""The strong captain: one rollout of the whole round and one value of positions behind every decision."""
