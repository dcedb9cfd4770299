"""`python -m tortuga`."""

import sys

from tortuga.cli import main

if __name__ == "__main__":
    sys.exit(main())
