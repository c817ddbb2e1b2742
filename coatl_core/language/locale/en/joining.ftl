# Games of hosts: joining, waiting for the beginning, coming back (docs/hosting.md).

menu-join = Join a game
menu-own-seats = Games with others
menu-asking = Looking for a game that waits for you …

help-join = Joining a game
help-lobby = Before a game with others
help-own-seats = Games with others

command-join = join
command-join-name = join a game of others
command-join-help = Join a game that somebody has asked you to, on another machine.
command-own-seats = games with others
command-own-seats-help = List the games on other machines in which you have a seat, and whose turn it is.
command-copy-invitation = copy
command-copy-invitation-name = copy the invitation
command-copy-invitation-help = Copy the invitation, to send it to whoever is to join.
command-end-chosen = end for all
command-end-chosen-name = end the game for all
command-end-chosen-help = End the game under the cursor for everybody, if you have made it.
command-free-seat = free the seat
command-free-seat-help = Free the seat under the cursor for somebody else, as long as the game has not begun.
command-seat-computer = computer for the seat
command-seat-computer-help = Put a computer player into the free seat under the cursor. For the last free seat it is asked first: the game begins with it.
command-begin-now = begin
command-begin-now-name = begin with computers in the free seats
command-begin-now-help = Begin the game with a computer player in each free seat, without waiting for anybody. The key is pressed twice.

# The screen for joining.
join-title = Join a game
join-invitation = Invitation
join-name = Your name
join-name-hint = what others see
join-look-on = only look on
join-invitation-help = What you were sent: a code and an address, with @ between them. Paste it, or type it.
join-guest-name-help = The others see this name, of { $most } signs at most. Enter joins the game.
join-look-on-help = Watch the game without a seat, if its creator allows it.
join-no-invitation = This is no invitation: one looks like 5PT3-8122@192.168.1.7:4747.
join-no-name = Give a name: the others want to know who you are.
join-needs-net = Games with others need libraries that are not installed: pip install 'coatl[net]'
join-unreachable = Nobody answers at { $address }: is the host running, and are the address and the port right?
join-unknown-host = No machine is known by the name { $host }: is it written right?
join-unsafe = The line to { $address } cannot be encrypted safely: is the invitation complete, with all that follows the #?
join-no-game = There is no game { $code } at { $address }: check that code and address are written right.
join-full = There is no room in the game { $code } at { $address }: its seats, or the places of those who look on, are taken.
join-no-host = What answers at { $address } is no host of this game, or a newer one.
join-wrong-pin = The certificate is not that of the invitation: somebody may be listening. Nothing was sent; ask for a new invitation.
join-lacking = Something is missing here that the game is played with: { $reason }

# The screen before the beginning.
lobby-title = Who plays: { $taken } of { $all } seats taken
lobby-seats = Who plays
lobby-invitation = Pass this on
lobby-terminal = in a terminal
lobby-how = “{ menu-join }” in the menu takes the same line.
lobby-connecting = Connecting to the host …
lobby-free = free
lobby-computer = computer, { $kind }
lobby-for-code = for whoever has the code
lobby-own = you, at this keyboard
lobby-elsewhere = at another machine
lobby-ready = ready
lobby-here = here
lobby-away = away
lobby-sure-last = The last free seat goes to a computer player, and the game begins at once: whoever was invited cannot come any more. { $begin } begins.
lobby-sure-all = The free seats go to computer players, and the game begins at once: whoever was invited cannot come any more. { $begin } begins.
lobby-begins = The game begins as soon as all seats are taken. You may leave: the menu keeps your seat.
lobby-begins-watching = The game begins as soon as all seats are taken. You look on, without a seat.
lobby-copied = { $invitation } was copied, if your terminal allows it.
lobby-unkept = Your seat could not be written down ({ $reason }): do not leave before the game is over.

# The list of games in which one has a seat.
own-seats-title = Games with others
own-seats-none = You sit in no game.
own-seats-asking = asking its host …
own-seats-lobby = has not begun
own-seats-yours = your turn · turn { $turn }
own-seats-others = { $name } is to move · turn { $turn }
own-seats-unknown = its host does not answer
own-seats-refused = its host lets you in no more
own-seats-between = no game for you now
own-seats-sure-delete = { $delete } once more, and the game is taken off this list: you can come back only if your seat is freed.
own-seats-sure-delete-own = { $delete } once more, and your own game is taken off this list: it goes on without you, and nobody can end it any more. { $end } ends it for all.
own-seats-sure-end = { $end } once more, and the game is over for all; it cannot go on.
own-seats-ended = The game is over for all. If it had begun, it is among your saved games.
own-seats-unreadable = Your seats cannot be read or written: { $reason }.
