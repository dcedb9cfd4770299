"""The stage drives scenes in a window: events in, pictures out, reports and a reader when things go wrong."""
