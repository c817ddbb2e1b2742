# Playing on from a position of another game.

event-went-on = From here { $name } plays on: all that { $name } could not know has been dealt anew.
