"""Widgets that several scenes share."""
