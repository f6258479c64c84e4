"""Our server as it is shipped, durable, but with the limits lifted that hold one guest back.

python -m bench.server.ours PORT FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from scurry.server.app import Web
from scurry.server.limits import Purses
from scurry.server.serve import Server, open_store

LIFTED = 1e9


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    web = Web(open_store(None, folder))
    web.sockets.allowed = LIFTED, LIFTED
    web.purses = Purses(LIFTED, LIFTED)
    Server(web, "127.0.0.1", port).run()


if __name__ == "__main__":
    main()
