"""Tortuga (2014) as it is seen: table, narrative, lesson, rule pages and results."""
