"""The pages of the rule book with their figures and tables."""
