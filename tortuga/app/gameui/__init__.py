"""What a game brings to the app: pages, lesson, results, statistics and proof, as plain data."""
