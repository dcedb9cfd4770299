"""The captains of Tortuga 1667: belief about loyalties, vote arithmetic, one ply and a linear value."""
