"""The picture of the table: where everything lies and how each part is drawn."""
