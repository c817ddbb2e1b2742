"""How much a host takes from one line, one seat and one address. ``docs/protocol.md`` lists all of it."""

from __future__ import annotations

MOST_BYTES = 4096
"""The longest message of a client."""
MOST_OF_ACTION, MOST_OF_NAME, MOST_OF_CODE, MOST_OF_ID = 300, 20, 40, 40
"""The most characters of an action, of a guest's name, of a code as people write it, and of an id or a token."""
LEAST_OF_KEY = 16
"""The least characters of the key to a game that somebody makes for others."""
PER_SECOND, BURST, MOST_TOO_FAST = 20, 40, 200
"""A line may send so many messages a second, and so many at once; after so many too many it is cut."""
MOST_MALFORMED = 10
"""After so many malformed messages a line is cut."""
SAY_SECONDS = 1
"""The seconds between two things that a seat says."""
AWAY_SECONDS = 120
"""After so many seconds without a line others may dispose of a person's seat."""
MOST_LINES, MOST_WATCHING = 4, 16
"""The lines of one seat, and the spectators of a game."""
MOST_WRONG_CODES, WRONG_CODE_SECONDS = 5, 3600
"""After so many codes of no game an address waits until the first of them is so old."""
MOST_UNFINISHED = 20
"""The unfinished games of one address."""
LOBBY_SECONDS = 24 * 3600
"""After so long a lobby is gone whose game nobody has begun."""

HANDSHAKE_SECONDS, HELLO_SECONDS, PING_SECONDS = 10, 60, 20
"""A line is cut that has not shaken hands, or has taken no place in a game, for so long; how often it is pinged."""
MOST_WAITING, SEND_BUFFER = 256 * 1024, 128 * 1024
"""A line is cut whose reader leaves so many bytes waiting. The socket's own buffer is bounded, or the system would take
4 MiB before anything waits here."""
STOP_SECONDS = 5
"""A host that is told to stop has ended after so many seconds."""
