"""Advice: every choice with its win chances, and why one is better than the next."""
