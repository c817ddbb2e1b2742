"""``python -m coatl_tui`` is the program ``coatl``."""

from __future__ import annotations

import sys

from coatl_tui.cli.program import main

if __name__ == "__main__":
    sys.exit(main())
