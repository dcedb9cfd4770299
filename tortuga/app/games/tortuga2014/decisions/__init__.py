"""How a person decides: a module for each kind of decision in Tortuga (2014)."""
