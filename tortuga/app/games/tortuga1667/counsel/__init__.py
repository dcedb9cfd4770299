"""What a captain advises, and in what words."""
