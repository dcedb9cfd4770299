"""How the value of positions is learned: self-play, a convex fit, and a match that decides."""
