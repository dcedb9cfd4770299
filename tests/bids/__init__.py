"""Bids: a small game to prove that the app knows no game. It plugs in by TORTUGA_GAMES="bids=tests.bids"."""
