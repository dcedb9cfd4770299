"""The people at the tables, painted from parts: nine busts in three moods."""
