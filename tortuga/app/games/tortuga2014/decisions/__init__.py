"""How a person decides: one module per kind of decision of Tortuga (2014)."""
