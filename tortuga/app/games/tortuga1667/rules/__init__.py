"""The rule book of Tortuga 1667: pages, drawn examples, tables."""
