"""What is laid over the table: the curtain, looks at secrets, the notebook, and when they come."""
