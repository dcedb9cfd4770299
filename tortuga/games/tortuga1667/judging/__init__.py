"""Commands judged: the event each leads to, or the reason of a refusal, which names public facts only."""
