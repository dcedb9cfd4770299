"""`python -m tests.hardening LINE...`: see `run`."""

from __future__ import annotations

import sys

from tests.hardening.run import main

if __name__ == "__main__":
    sys.exit(main())
