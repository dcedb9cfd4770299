"""The table of Tortuga 1667: what lies where, and how each part of it is drawn."""
