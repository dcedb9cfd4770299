"""The side panels of 1667 beside the log."""
