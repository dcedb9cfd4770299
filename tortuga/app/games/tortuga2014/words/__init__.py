"""Tortuga (2014) in words; knows no screen."""
