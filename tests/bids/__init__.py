"""Bids: a small game that proves the house knows no game. It plugs in by TORTUGA_GAMES="bids=tests.bids"."""
