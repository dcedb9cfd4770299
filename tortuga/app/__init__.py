"""The app: window, scenes, tables. The only place that imports pygame."""

import os

# pygame greets on standard output when it is first imported; `tortuga games --json` must stay pure JSON
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
