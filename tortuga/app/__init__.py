"""The app: window, scenes, tables. The only place that imports pygame."""
