"""`python -m waterhole`: the command line."""

import sys

from .cli import main

# processes that a simulation starts import this module too, under another name
if __name__ == "__main__":
    sys.exit(main())
