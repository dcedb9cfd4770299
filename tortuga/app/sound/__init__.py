"""Everything that is heard: the service, its voices, the files behind them, music and the sea."""
