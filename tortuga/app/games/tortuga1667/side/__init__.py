"""What lies beside the log of 1667: the talk at the table."""
