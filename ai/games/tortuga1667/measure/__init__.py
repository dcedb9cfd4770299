"""Measuring: strength, beliefs, speed."""
