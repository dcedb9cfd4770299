"""`python -m tortuga`, and the starter of the frozen game."""

import multiprocessing
import sys

if __name__ == "__main__":
    # a frozen game starts itself anew for the process in which captains think
    multiprocessing.freeze_support()

    from tortuga.cli import main

    sys.exit(main())
