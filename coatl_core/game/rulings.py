"""Which of our rulings a game is played by, as a number in its setup: it goes on by those it was begun with.

Where a mend changes what is legal, what an action does or what counts, the code asks ``setup.rulings >= MENDED``. What
each number changed:

0, ``FIRST``, of all saves without a number: only the action that completed the third coatl ended its assembling; with
tribes and omens, Ixtab was dealt no more than the hand holds, Ahmakiq added an action to a last turn of two, after a
discard Vacub-Caquix could end the turn, nobody was asked for a quick action that the hand could not carry out, the
quick action *build* paid after fulfilling, and Ahau Chamahez was asked for one more body where none was left.

1, ``MENDED``: whoever has three complete coatls assembles no more (6.7), and none of the others holds any longer (11.2,
11.5).

2, ``RETUNED``: some tribes begin with other points than before (11.2).
"""

from __future__ import annotations

FIRST, MENDED, RETUNED = 0, 1, 2
LATEST = RETUNED
