"""Bids: a small game that proves the program knows no game. It plugs in by TORTUGA_GAMES="bids=tests.bids"."""
