# The app: menu, forms, the table, keys.

app-credit = An unofficial fan project. The game is © Synapses Games; no art or text of it is included.
menu-tagline = feathered serpents from coloured pieces · 1 to 4 players

# Menu
menu-continue = Go on
menu-nothing-to-continue = No game is unfinished: begin a new one, or choose one of the saved games.
menu-nothing-to-repeat = No game has been played yet: begin a new one.
menu-new-game = New game
menu-again = same players again: { $key }
menu-game = { $players } · turn { $turn }
menu-last = Last game
menu-saves = Saved games
menu-rules = Rules
menu-records = Records
menu-plugins = Plugins
menu-plugins-on = { $n } on
menu-help = Keys and signs
menu-quit = Quit

# New game
form-title = New game
form-about = What it will be
form-shared = At one keyboard; the screen is covered between turns.
form-invited = Others join by invitation, each at their own machine.
form-bodies = Body segments in the bag: { $n }.
form-cards = Prophecies in the game: { $prophecies }, temples: { $temples }.
form-letters = Blue { $B }, green { $G }, black { $K }, red { $R }, yellow { $Y }: the letter is on every piece.
form-name = Player { $n }
form-name-itself = chooses its name
form-name-brought = brings a name
form-name-help = A name of { $most } signs at most.
form-name-invited-help = Your name, of { $most } signs at most: the others see it on their machines.
form-seat-person = person
form-seat-computer = computer
form-seat-invited = invited
form-seat-more = one more seat
form-column-name = name
form-column-who = who plays
form-column-strength = strength
form-default-name = Player { $n }
form-first = First player
form-first-random = drawn by lot
form-group-cards = Cards
form-group-invited = By invitation
form-hints = Hints allowed
form-hints-help = Everybody may ask for hints.
form-watch = Others may look on
form-watch-help = Whoever has the invitation may look on, and sees nobody’s hand.
form-group-variants = Variants
form-group-opponent = Opponent
form-group-rules = Rules
form-tokens = Sacrifice tokens
form-tokens-help = Three special actions for each player, once each; the lesson shows them.
form-rule = rule { $rule }
form-edition = As in my box
form-edition-help = The printed editions differ in the two rules below: they are set as in yours.
form-edition-language-help = Chosen by the app’s language; it sets the two options below.
form-edition-own-help = You set the two options below yourself. Your choice is remembered.
edition-cs = Czech edition
edition-pl = Polish edition
edition-uk = Ukrainian edition
edition-own = own choice
form-half = Unfinished coatls: half
form-half-help = A rule of the Polish edition. Elsewhere only completed coatls score.
form-strict = Strict X
form-strict-help = “No yellow beside it” is met at an open end only once another piece lies there.
form-seed = Seed
form-seed-chance = by chance
form-seed-help = The same seed deals the same game. Left empty, a new one is drawn.
form-seat-help = ◄ ► choose who plays here; letters are the name.
form-seat-alone-help = ◄ ► choose who plays here, ► { $name } to play alone. Letters are the name.
form-seat-more-help = One more plays: Enter or ► adds a seat.
form-seat-invited-help = Whoever comes by your invitation plays elsewhere, and brings a name.
form-first-help = The first player is dealt three prophecies, the next one four, and so on.
form-forecast = Forecast
form-forecast-help = Shows what your opponent will take next. F8 changes it at any time.
pace-steps = a key for each step
pace-slow = slow
pace-normal = normal
pace-fast = fast
form-start = Begin
form-yes = yes
form-no = no
form-names-alike = Two players are called { $name }. Give each a name of their own.
form-name-empty = Player { $n } needs a name.
form-name-yours = Give your own name: the others want to know who asks them to play.
form-invited-nobody = One seat must be yours: choose a person there.
form-invited-several = In a game by invitation one person plays at this keyboard: choose “invited” here, too, or for no seat.
form-net = Games by invitation need libraries that are not installed: pip install 'coatl[net]'
form-host-opens = The host is being started …
form-set = Cards: { $name }
form-set-note = { $prophecies ->
    [one] { $prophecies } prophecy
   *[other] { $prophecies } prophecies
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
form-set-help = { $name }: { $prophecies ->
    [one] { $prophecies } prophecy
   *[other] { $prophecies } prophecies
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}.
form-variant-players = { $variant } takes { $least } to { $most } players: choose another number, or turn it off.
form-seat-players = { $player } plays games of { $least } to { $most }: choose another number of players, or somebody else for the seat.
form-sets-few = { $needed } prophecies are dealt and laid out at the beginning, and only { $prophecies } chosen: choose more cards or fewer players.
form-no-cards = There are no cards to play with: turn on a plugin that has some under Plugins, in the menu.
form-no-prophecies = There must be a prophecy among the cards: choose another card set, or add one under Plugins, in the menu.
form-variant-failed = The plugin “{ $plugin }” failed: { $error }. No game was dealt.

# Panes
pane-supply = Supply board
pane-players = Players
pane-row = Prophecies
pane-hand = Hand ({ $cards })
pane-looking-on = You look on
drawn-looking-on = You play in no seat, and nobody’s hand is shown to you. { $other }: next table, { $log }: log, { $quit }: leave.
pane-own-table = { $name } (you)
pane-log = Log
log-now = to move
log-head-points = points
log-head-done = what was done
log-told = Gold: points of complete coatls. +4: what open ones have so far.
pane-panel = Variants
opponent-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
opponent-next = next field { $field }
opponent-next-to = to { $card }
opponent-next-away = discarded
opponent-pile = pile
table-bag = bag
table-row-empty = refilled at the end of the turn
table-pile-empty = no temple left
table-no-coatl = No coatl yet.
table-last-turn = last turn
table-unsaved = NOT SAVED: { $reason }
# A game that is looked at again: where in it, among all actions.
replay-status = looking back · turn { $turn } of { $last } · action { $n } of { $all }
replay-status-short = turn { $turn } of { $last }
replay-no-better = Nothing better is known yet: the analysis looks for it.
replay-better = A master’s best here: { $best }
replay-begin = The game as it was dealt. Enter shows the first action.
trial-status = coatl { $coatl } · not in the game
trial-most = up to
trial-begin = A digit lays one of your pieces; { $key } and a digit lays one that you wish for.
table-end-near = the end has begun: { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
card-each = each
coatl-complete = complete
temple-short-no = no
temple-short-length = { $n } long
token-pick-short = P
token-vision-short = V
token-duty-short = D

# What is due
status-due-keep = { $least ->
    [0] Keep up to { $most } prophecies, then E
   *[other] Keep { $most } prophecies, then E
}
status-due-opponent = to move: Enter a step, E all steps, U undo
status-due-opponent-short = Enter a step, E all steps
status-due-first = Last turn: up to two actions
status-due-second = A second action, or E: end
status-due-end = Your hand is full, E: end
status-due-choose = Choose more prophecies, or E: end
status-due-vision = Discard from your hand, then choose prophecies
status-due-assemble = Assemble on, or end
status-due-complete = A coatl is complete: fulfil, claim a temple, or end
status-due-ask = Answer what you are asked
status-due-over = The game is over
due-other = to move
due-looked-on = to move · you look on
due-away = { $minutes ->
    [0] away
   *[other] away ({ $minutes } min)
}
due-cut = The line is cut, trying again…
due-ended = has ended the game
due-closed = The host has closed this seat
due-thinks = thinking

# Choices
choice-title-card = Which coatl fulfils it?
choice-title-coatl = { $n ->
    [1] Only this card fits coatl { $coatl }.
   *[other] Which card does coatl { $coatl } get?
}
choice-title-token = Which sacrifice token?
choice-title-token-brief = Which token?
choice-title-moves = What do you do?
choice-title-pick = Which pieces from the bag? Then empty fields are filled (7.1).
choice-title-pick-brief = Which pieces?
choice-title-pick-color = { $n ->
    [1] Which colour?
   *[other] Which colour is the second one?
}
choice-title-wish = Which piece of field { $field } do you wish for?
choice-title-duty = Which temple?
choice-title-keep = No prophecy is marked. Discard them all?
choice-keep-look = look again
choice-keep-none = keep none
choice-last-back = go back
choice-title-last = Your last turn ends. These would still bring points. End it without?
choice-last-end = end the turn without them
choice-title-undo = The last action was { $name }’s. Take it back?
choice-title-hint = What a master would do
choice-title-hint-short = A master would
choice-title-hint-least = Hints
hint-points = points against doing nothing
hint-points-brief = against doing nothing
hint-gain = { $points } against doing nothing
hint-gain-short = this turn { $points }
hint-points-behind = points against 1
hint-points-short = points
hint-worth = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = field { $field }
hint-choose = choose { $places }
hint-deck = deck
hint-complete = complete
hint-bag = from the bag
hint-pile = pile { $pile }
hint-draws = from the deck
hint-with = with { $cards }
hint-plays = { $key } plays turn { $number } for you, as far as it reveals nothing new.
hint-alike = as good as { $number }
hint-no-card = for none of your cards
hint-no-card-short = for no card
hint-aims = aims at { $coatl }: { $points ->
    [one] { $points } point when complete
   *[other] { $points } points when complete
}
# What the points of a coatl come from: { $whole } is the sentence before it, { $parts } a list of the next two.
hint-made-of = { $whole } ({ $parts })
hint-part-card = { color } { $points }
hint-part-temple = temple { $points }
hint-over-completes = it completes a coatl
hint-over-points = { $points ->
    [one] { $points } point lies beside a coatl at once
   *[other] { $points } points lie beside a coatl at once
}
hint-over-coatl = its coatl has more points ({ $points }, not { $other })
hint-over-only = only field { $field } has { $pieces }
hint-over-known = nobody knows what the deck brings
hint-over-cards = it serves more cards ({ $n })
choice-undo-no = leave it
choice-undo-yes = take it back; the keyboard goes to { $name }
choice-title-allow = { $name } wishes to take the last action back. Do you agree?
choice-allow-yes = yes, take it back
choice-allow-no = no, it stands
choice-title-say = What do you say to everybody?
said-hello = Hello!
said-good-luck = Good luck!
said-well-played = Well played!
said-thanks = Thank you!
said-sorry = Sorry!
said-one-moment = One moment, please.
said-oops = Oops!
said-your-turn = It is your turn.
choice-seats-fill = let a computer play for { $name }
choice-seats-free = free { $name }’s seat for whoever joins
choice-seats-end = end the game for all
choice-title-seats = Who is here
choice-title-end = End the game for all? Nobody can go on with it then.
choice-end-yes = end the game
seats-here = { $name } is here.
seats-away = { $minutes ->
    [0] { $name } has just gone.
   *[other] { $name } has been away for { $minutes } min.
}
seats-computer = A computer plays for { $name }.
seats-free = Nobody sits in { $name }’s seat.
seats-later = After { $minutes } min away a computer can play on.
choice-title-leave = Leave the table?
choice-title-quit = Leave the table? The game is saved.
choice-title-quit-unsaved = The game could NOT be saved: { $reason }. Leave the table all the same?
choice-quit-menu = to the menu
choice-quit-app = quit
choice-quit-stay = play on
choice-title-begun = It is your turn now. Do you want to end it?
choice-begun-stay = no, go on with my turn
choice-begun-end = end the turn
choice-token-pick = Perfect pick: pieces of your choice from the bag
choice-token-vision = Vision of the future: a new row, then choose
choice-token-duty = Priest’s duty: a temple into your hand
token-pick-told = A head, a tail or two bodies of your choice; then empty fields are filled.
token-vision-told = Six new prophecies in the row; discard any of your hand, then choose.
token-duty-told = The top temple of either pile; from then on only you can claim it.
choice-pick-kind = { $part ->
    [head] one head
    [tail] one tail
   *[body] two bodies
}
choice-pick-brief = { $part ->
    [head] head
    [tail] tail
   *[body] two bodies
}
choice-pick-told = { $part ->
    [head] One of these heads onto your board; then empty fields are filled.
    [tail] One of these tails onto your board; then empty fields are filled.
   *[body] Two, also of one colour, onto your board; then empty fields are filled.
}
choice-nothing = No prophecy can be fulfilled with coatl { $coatl } now. The number of a piece attaches it.
choice-usual = { $act ->
    [take] take this field
    [choose] take this prophecy
    [draw] draw from the deck
    [claim] claim this temple
    [fulfil] fulfil this prophecy
    [discard] discard this prophecy
    [look] look at this table
    [cards] cards for this coatl
   *[attach] attach this piece
}

# Between players
cover-enter = I am { $name }
cover-text = Nobody’s hand is shown. { $name }, press Enter when you are alone with the screen.
cover-happened = What happened:

# Score sheet
sheet-ahead = { $n } ahead
sheet-most = the most
sheet-counted = how it was counted
sheet-saved = The sheet is saved: { $file }
sheet-unwritable = The sheet could not be saved: { $reason }.
command-rematch = rematch
command-rematch-name = same players again
command-rematch-help = Play again with the same players and rules; the next player begins.
command-picture = picture
command-picture-name = save the sheet as a picture
command-picture-help = Save the whole score sheet as a picture.

# Saved games
saves-title = Saved games
saves-none = There are no saved games yet.
saves-turn = turn { $turn }
saves-finished = finished
saves-damaged = cannot be opened
saves-inspect = Last played { $saved }.
saves-backup-turn = backup: turn { $turn }
saves-damaged-file = { $file } is damaged in line { $line }.
saves-inspect-backup = Go on from its backup: { $key }
saves-deleted = { $file } is deleted.
saves-delete-sure = Press D again to delete { $file } for good.
saves-no-backup = There is no backup of { $file }.
saves-count = { $n ->
    [one] { $n } game
   *[other] { $n } games, newest first
}
saves-looking = looking at it …
saves-today = today { $time }
saves-yesterday = yesterday
small-supply = Supply
small-row = Row
small-points = Points
small-last = Last
small-board = board
small-to-move = to move
save-as-title = Save this game under a name
save-as-help = A copy of the game will be found under this name among the saved games; this game itself stays as it is.
save-as-done = Saved as { $name }.
save-failed = Not saved to { $file }: { $reason }. Free some space or check the folder; the game goes on.

# Messages
message-why = { $name }’s plan: { $why }.
message-player-failed = { $player } has failed, and another player goes on in its place. { $plugin }: { $error }
message-player-memory = { $player } (plugin { $plugin }) wanted more than { $megabytes } MB of memory. Nothing is lost: another player goes on in its place.
message-player-missing = The computer player { $player } is not installed: another one plays in its place.
message-undone = Taken back: { $act }
message-asked = { $name } is asked whether you may take it back.
message-agrees = { $name } agrees: your last action is taken back.
message-disagrees = { $name } does not agree: what was done stands.
message-wish = { $name } wishes to take the last action back. { $key } answers; if you play on, it stands.
message-wish-nobody = Nobody wishes to take anything back.
message-played-for-you = While you were away, a computer played for you: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. You play again yourself.
message-back = { $name } is back.
message-sits-down = Somebody has sat down in { $name }’s seat and plays on under that name.
message-sits-as = You play here under the name { $name }.
message-end-not-yours = Only whoever made this game can end it for all.
message-said = { $name }: { $said }
message-redone = Done again: { $act }
message-more = … (L: log)
message-no-digit = There is no { $digit } here.
message-no-piece = Space { $digit } of your player board is empty.
message-new-coatl = A new coatl: the number of a piece begins it.
message-look-there = Enter shows their table.
message-fulfil = Which prophecy of your hand? Press its number.
message-marked = { $least ->
    [0] { $n } of at most { $most } marked.
   *[other] { $n } of { $most } marked.
}
message-no-tables = Nobody has any coatls to look at yet: mark the prophecies you keep first.
message-other-game = This key has nothing to do in a game like this.
message-no-moves = { $name }: { $moves } { $why }
message-over = The game is over. { $key } shows the score sheet again.
message-again = The same key again { $act ->
    [take] takes field { $n }
    [choose] takes this prophecy
    [claim] claims this temple
    [fulfil] fulfils this prophecy
    [discard] discards this prophecy
    [show] asks which card you show
   *[attach] attaches this piece
}.
message-again-deck = A card drawn from the deck cannot be put back. The same key again draws it.
message-loses = Coatl { $coatl } loses { points } by this.
message-closes = This completes coatl { $coatl } with { points } beside it.
message-closes-hand = Then from your hand: { $points }.
message-closes-temple = The best temple: { $points }.
message-closes-most = In all it can come to { points }.
message-begins-end = That begins the end of the game: every other player then has one last turn.
message-ends-game = That ends the game at once.
message-trial-nothing = Nothing of this can be played: it begins with no piece of your board.
message-trial-field = Nothing is left on field { $field } to wish for.
message-redo-nothing = There is nothing to do again.
message-turn-begun = It is your turn now: take pieces, choose prophecies or assemble.
message-saving = Saving…
message-still-saving = Your last action is still being saved: press the key again in a moment.
message-not-done = This could not be saved, so it was not done: { $reason }. Try again.
message-variant-failed = The plugin “{ $plugin }” failed: { $error }. The game goes on without what it failed at, and is saved.
message-copied = “{ $plugin }” is gone, off or changed: its cards are played as they are in this save.
message-edited-same = “{ $plugin }” has changed since this game was saved. All actions hold, and the same lies on the table.
message-edited-other = “{ $plugin }” has changed since this game was saved. All actions hold, but they lead to another table now.
message-edited-broken = “{ $plugin }” has changed since this game was saved. Action { $number }, “{ $action }”, no longer holds ({ $reason }): the game stands before it.
message-edited-apart = It goes on in a file of its own; the old one stays as it is.
message-rule = { $text } (rule { $rule })

crash = Something went wrong inside the game. What happened is written to { $file }; the game is saved up to the last action. Start coatl again to go on, and please report the file.
crash-unwritten = Something went wrong inside the game: { $error }. Start coatl again to go on with what was saved.
unsaved = coatl: the last game could not be saved: { $reason }.
no-terminal = coatl: the game needs a terminal to be played in; “coatl play --plain” plays it without one, “coatl --help” tells what else works.

# Too small
small-title = A little more room, please
small-text = The table needs { $width } × { $height } cells; this terminal has { $has-width } × { $has-height }. Enlarge the window or make the letters smaller: the game waits.

# Commands: label on the key bar, and help
command-up = up
command-up-help = Move the cursor up.
command-down = down
command-down-help = Move the cursor down.
command-page-up = page up
command-page-up-help = Scroll a page up: the log, the score sheet, these keys.
command-page-down = page down
command-page-down-help = Scroll a page down.
command-to-start = to the beginning
command-to-start-help = Go to the beginning.
command-to-end = to the end
command-to-end-help = Go to the end.
command-left = left
command-left-help = Move the cursor left.
command-right = right
command-right-help = Move the cursor right.
command-digit = 1–9, 0
command-digit-name = go to this number
command-digit-help = Move the cursor to the thing of this number; 0 is ten.
command-number = { command-digit }
command-number-name = lay this piece
command-number-help = Supply board: go to this field, 0 to field 10; the same digit again takes it. Prophecies: take this one at once; deck and temples again. Coatls: attach this piece of your board where the caret is. Hand: go to this card; again fulfils it. In a question: choose.
command-eleventh = field 11
command-eleventh-name = field 11; twice takes it
command-eleventh-help = Supply board with eleven fields, for five players: go to the eleventh; the same key again takes it.
command-next-pane = go
command-next-pane-name = next pane
command-next-pane-help = Go to the next pane.
command-previous-pane = pane back
command-previous-pane-name = previous pane
command-previous-pane-help = Go to the pane before.
command-go-supply = supply
command-go-supply-name = go to the supply board
command-go-supply-help = Go to the supply board.
command-go-prophecies = prophecies
command-go-prophecies-name = go to the prophecies
command-go-prophecies-help = Go to the prophecy row and the deck.
command-go-temples = temples
command-go-temples-name = go to the temples
command-go-temples-help = Go to the next temple: on the piles and in your hand.
command-go-coatls = coatls
command-go-coatls-name = go to the coatls
command-go-coatls-help = Go to your active coatl. Up and down choose another or a new one, left and right the end that grows.
command-go-hand = hand
command-go-hand-name = go to the hand
command-go-hand-help = Go to your hand.
command-fulfil = fulfil
command-fulfil-name = fulfil a prophecy in hand
command-fulfil-help = Fulfil a prophecy of your hand with the active coatl: D, then its number.
command-activate = do
command-activate-name = use what is under the cursor
command-activate-help = Use the thing under the cursor: take, draw, attach, fulfil, claim, mark.
command-end = end
command-end-name = end the turn
command-end-help = End choosing, assembling or the turn; keep the marked prophecies; finish a complete coatl.
command-undo = undo
command-undo-name = take the last action back
command-undo-help = Take the last action back, as long as it revealed nothing.
command-redo = redo
command-redo-name = do again what was taken back
command-redo-help = Do again what was taken back.
command-token = token
command-token-name = spend a sacrifice token
command-token-help = Spend a sacrifice token instead of a normal action.
command-moves = moves
command-moves-name = moves of the variants
command-moves-help = List the moves that this game’s variants have, or what they ask.
command-other = view
command-other-name = look at the other tables
command-other-help = Show the next player’s board and coatls.
command-pace = pace
command-pace-name = opponents’ pace
command-pace-help = Change how fast the steps of opponents and computer players follow each other.
command-hint = hint
command-hint-name = what a strong player would do
command-hint-help = Show the best turns as a master sees them, with reasons; Enter plays one.
command-say = say
command-say-name = say something to the others
command-say-help = Say one of eight sentences to all who play at other machines.
command-seats = seats
command-seats-name = who is here
command-seats-help = See who is here, and let a computer play for somebody who is away, or free their seat.
command-answer = answer
command-answer-name = answer a wish to take back
command-answer-help = Say yes or no to a player who wishes to take their last action back.
command-end-game = end
command-end-game-name = end the game for all
command-end-game-help = End the game for all, if you have made it; you are asked once more.
command-records = records
command-records-help = Show the games finished so far, by opponents.
command-plugins = plugins
command-plugins-name = turn plugins on and off
command-plugins-help = Show the plugins: turn them on and off, add and remove packs.
command-switch = on/off
command-switch-name = turn the plugin on or off
command-switch-help = Turn the plugin under the cursor on or off, for every game from now on.
command-add = add
command-add-name = add a pack
command-add-help = Add a pack: a folder or a zip file without Python.
command-remove = remove
command-remove-name = remove the pack
command-remove-help = Remove the pack under the cursor; asks once more.
command-try-out = try out
command-try-out-name = try the cards out
command-try-out-help = Play 200 games with the card set under the cursor, in the background, and say what each card is worth. Leaving the screen stops it.
command-language = language
command-language-name = next language
command-language-help = Change the language of the app at once; every language installed takes its turn.
command-rules = rules
command-rules-name = open the rulebook
command-rules-help = Open the rulebook, from the table at the rule that matters now.
command-rules-language = rules’ language
command-rules-language-name = rulebook in another language
command-rules-language-help = Read the rulebook in another language than the app’s.
command-find = find
command-find-name = search the rulebook
command-find-help = Search the rulebook for a word.
command-find-next = next
command-find-next-name = next place found
command-find-next-help = Go to the next place where the word stands.
command-step-on = on
command-step-on-name = one action on
command-step-on-help = Go on by one action.
command-step-back = back
command-step-back-name = one action back
command-step-back-help = Go back by one action.
command-next-better = better
command-next-better-name = to the next better turn
command-next-better-help = Go to the next turn for which an analysis has found something better.
command-play-trial = play
command-play-trial-name = play the trial
command-play-trial-help = Play the trial: attach its pieces, up to the first one only wished for.
command-lay = lay
command-lay-name = lay the piece here
command-lay-help = Lay the piece under the cursor to the trial coatl.
command-take-off = take off
command-take-off-name = take the last piece off
command-take-off-help = Take the piece off again that was laid last.
command-throw-away = throw away
command-throw-away-name = throw the trial away
command-throw-away-help = Throw the trial away: nothing of it has happened.
command-trial = try
command-trial-name = try a coatl of any pieces
command-trial-help = Try a coatl with any pieces, to see what it would be worth; again: an empty one.
command-turn-on = turn on
command-turn-on-name = to the next turn
command-turn-on-help = Go to the end of the turn, or of the next one.
command-turn-back = turn back
command-turn-back-name = to the turn before
command-turn-back-help = Go back to the end of the turn before.
command-replay = step through
command-replay-name = step through the game
command-replay-help = Look at the game again from its beginning, action by action.
command-analysis = analysis
command-analysis-name = what a master would have done
command-analysis-help = Show for each turn of a finished game what a master would have done, and what that was worth.
command-look-there = look there
command-look-there-name = look at the game at this turn
command-look-there-help = Look at the game as it was at the turn under the cursor.
command-next-seat = next player
command-next-seat-name = turns of the next player
command-next-seat-help = Show the turns of the next player.
analysis-title = Turns of { $name } by cost
analysis-chances = Points and chances
analysis-table = the table then
analysis-signs = areas: points · strip: whose chances were better · { $better } cost most
analysis-signs-short = strip: better chances · { $better } cost most
analysis-signs-least = { $better } cost most
analysis-hand = hand
analysis-part = choice { $n } of { $all } in this turn
analysis-letters = a, b, c: choices of one turn
analysis-played = played
analysis-begins = looking for the turns …
analysis-progress = { $done } of { $all } judged …
analysis-checks = checking the costliest …
analysis-checked = Played to the end { $games } times, a master’s turn brought { $points } ± { $within } points more; by the master’s plans { $reckoned }.
analysis-exact = Exact: in the last turn all that leaves nothing to chance was looked at.
analysis-better = a master’s best
analysis-alike-many = as good as a master’s: { $n }
analysis-due = still to be judged: { $n }
analysis-strip = chances
analysis-coatl = the coatl before
analysis-lost = lost
analysis-adviser = Master
analysis-alike = A master knows nothing better.
analysis-ended = ended the turn
analysis-why = Why: { $why }.
analysis-turn = Turn { $turn } · lost: { $points }
analysis-turn-alike = Turn { $turn } · as good as a master’s
analysis-later = Turns are judged when the game is over.
analysis-unseen = The app has not seen what you could choose from: there is nothing to judge.
analysis-failed = The plugin “{ $plugin }” failed: { $error }. No more turns can be judged.
command-find-previous = previous
command-find-previous-name = place found before
command-find-previous-help = Go to the place before where the word stands.
command-log = log
command-log-name = show or hide the log
command-log-help = Show or hide the log of the game.
command-panel = overview
command-panel-name = what the variants show
command-panel-help = Open or close all that this game’s variants show.
command-save = save
command-save-name = save under a name
command-save-help = Save the game under a name. It is saved by itself after every action anyway.
command-continue = go on
command-continue-name = go on with the last game
command-continue-help = Go on with the last game.
command-new-game = new game
command-new-game-name = set up a new game
command-new-game-help = Set up a new game.
command-saves = saves
command-saves-name = saved games
command-saves-help = List the saved games.
command-backup = backup
command-backup-name = go on from the backup
command-backup-help = Go on from the backup of the save.
command-delete = delete
command-delete-name = delete the save
command-delete-help = Delete the save; asks once more.
command-next-field = field
command-next-field-name = next field
command-next-field-help = Go to the next field of the form.
command-previous-field = back
command-previous-field-name = previous field
command-previous-field-help = Go to the field before.
command-remove-seat = take away
command-remove-seat-name = take the seat away
command-remove-seat-help = Take the seat under the cursor away; at least two stay.
command-start-game = begin
command-start-game-name = deal the cards
command-start-game-help = Deal the cards.
command-ascii = plain signs
command-ascii-name = all signs, or ASCII only
command-ascii-help = Switch between all signs and ASCII only.
command-help = help
command-help-name = keys and signs
command-help-help = Show all keys and signs.
command-back = back
command-back-name = close or go back
command-back-help = Close what is open, or go back.
command-close = close
command-close-name = close or leave the table
command-close-help = Close what is open; with nothing open, leave the table.
command-quit = quit
command-quit-name = leave the game
command-quit-help = Leave. A game at the table is saved.

# Help
help-all = Everywhere
help-menu = Menu
help-table = At the table
help-supply = Supply board
help-row = Prophecies and temples
help-coatls = Coatls
help-hand = Hand
help-anywhere = Anywhere at the table
help-number-supply = aim at a field; again: take
help-number-row = take a card; the deck: twice
help-number-coatls = attach a piece of your board
help-number-hand = go to a card; again: fulfil
help-cover = Between two players
help-replay = Looking at a game again
help-trial = Trying a coatl
help-saves = Saved games
help-form = New game
help-score = Score sheet
help-analysis = Analysis
help-records = Records
help-plugins = Plugins
help-rules = Rulebook
help-several = At the table of several players
help-shared = At the table of several machines
help-solo = At the table against an opponent
help-computers = At the table with computer players
help-moves = At the table with moves of variants
help-panel = At the table with variants that show something
help-eleven = At the table with eleven fields
help-mouse = Mouse: a click goes to a thing, a second click on it uses it.
help-moves-cursor = cursor
help-moves-field = field
help-moves-pane = pane
help-moves-page = page
help-moves-ends = beginning, end

# Keys’ names
key-enter = Enter
key-space = Space
key-tab = Tab
key-shift-tab = Shift+Tab
key-escape = Esc
key-pageup = PgUp
key-pagedown = PgDn
key-backspace = Backspace
key-delete = Del
key-home = Home
key-end = End
command-theme = colours
command-theme-name = choose other colours
command-theme-help = Choose other colours; each is shown while you look for one.
command-palette = commands
command-palette-name = find a command by name
command-palette-help = Search all commands by name.
save-as-save = save
form-start-button = deal the cards

# Plugins
notice-plugin = Plugin “{ $plugin }” is not used, see Plugins: { $reason }
notice-plugins-more = And { $n ->
    [one] { $n } more plugin is
   *[other] { $n } more plugins are
} not used, see Plugins.
plugins-title = Plugins
plugins-title-safe = Plugins · safe mode: only the game’s own are used now
plugins-title-safe-short = Plugins · safe mode
plugins-wrong = problems: { $n }
plugins-kind = { $kind ->
    [card-set] card set
    [variant] variant
    [player] players
    [theme] colours
    [keymap] keys
    [lesson] lesson
    [puzzles] puzzles
   *[locale] translation
}
plugins-in-use = on
plugins-source-own = part of the game
plugins-source-pack = your packs
plugins-source-distribution = installed: { $distribution }
plugins-licence = Licence: { $licence }
plugins-more = { $title } (PgUp, PgDn: more)
plugins-folder = Folder: { $folder }
plugins-distribution = Installed with: { $distribution }
plugins-provides = Provides: { $provides }
plugins-opponent-cards = He gathers pieces for cards such as these:
plugins-is-off = It is turned off: no new game has anything of it.
plugins-on = “{ $plugin }” is turned on.
plugins-off = “{ $plugin }” is turned off.
plugins-but-broken = It cannot be used: what is wrong with it stands above.
plugins-no-cards = No cards are left now: turn on a plugin that has some before you begin a game.
plugins-add-path = folder or zip file, e.g. ~/my-cards
plugins-add-keys = Enter adds the pack, Esc goes back.
plugins-added = “{ $plugin }” is added, version { $version }.
plugins-replaced = “{ $plugin }” is added: version { $version } in place of { $replaced }.
plugins-not-added = Nothing was added. What is wrong:
plugins-refused = The system refused: { $reason }. Nothing was changed.
plugins-remove-sure = Press D again to remove “{ $plugin }” for good.
plugins-removed = “{ $plugin }” is removed.
plugins-remove-own = “{ $plugin }” is part of the game: it can be turned off, not removed.
plugins-remove-installed = “{ $plugin }” was installed with { $source }: quit and run “coatl plugins uninstall { $plugin }”.
plugins-try-no-cards = “{ $plugin }” has no card set in use that could be played.
plugins-trying = { $done } of { $games }, { $left } left
plugins-try-failed = The games have ended before all were played. Try “coatl lab” to see why.
plugins-tried = The games with “{ $plugin }” are played: what they say stands in the details.

# Records and settings
records-title = Records
records-none = No game is finished yet. The first one will stand here.
records-game = game
records-alone = alone
records-person = { $name } against people
records-played = played
records-won = won
records-best = best
records-game-won = won
records-game-lost = lost
records-average = average
records-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-last = last games
records-last-points = last games, the newest first
records-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
records-chart = { $n ->
    [one] The chart shows the last game.
   *[other] The chart shows the last { $n } games.
}
records-in-a-row = Won in a row: { $now } now, { $most } at best.
records-hinted = { $n ->
    [one] Hints were shown in { $n } game, marked { $sign }.
   *[other] Hints were shown in { $n } games, marked { $sign }.
}
records-told = { $n ->
    [one] Computer players told their reasons at once in { $n } game, marked { $sign }.
   *[other] Computer players told their reasons at once in { $n } games, marked { $sign }.
}
records-person-help = Games with other people at this keyboard.
records-aside = The records could not be read ({ $fault }). They were set aside as { $file }; counting begins anew.
records-unreadable = The records cannot be read: { $reason }. Check who may read them.
records-newer = The records were written by a newer version of the game (format { $version }): they stay as they are, and nothing is added to them.
records-unwritable = This game could not be added to the records: { $reason }.
score-record = In games like this so far: { $played } played, { $won } won, best score { $best }, average { $average }.
score-record-persons = Games won so far: { $persons }.
score-record-person = { $name } { $won } of { $played }
score-hints = { $n ->
    [one] A hint was shown in { $n } position.
   *[other] Hints were shown in { $n } positions.
}
score-told = Computer players told their reasons during the game.
settings-aside = Your settings could not be read. They were set aside as { $file }; the game uses its own.
settings-newer = Your settings hold something that this version of the game does not know; it stays in the file.
settings-unreadable = Your settings cannot be read: { $reason }. Check who may read them.
settings-unwritable = Your settings could not be kept: { $reason }.
settings-title = Settings
settings-look = How it looks
settings-play = How it is played
settings-kept = Kept.
settings-language = Language
settings-language-help = Everything on the screen changes at once. F6 goes to the next language at any moment.
settings-theme = Colours
settings-theme-help = A piece keeps its letter and its shape in all of them. F3 shows each while you choose.
settings-ascii = ASCII signs only
settings-ascii-help = For a terminal or a font that lacks other signs. F4 switches it too.
settings-letters = Letters of the pieces
settings-letters-help = English: B G K R Y. Or those of this language: { $letters }. Saves, the notation and ASCII keep the English ones.
letters-english = English
letters-own = of this language: { $letters }
settings-motion = Motion
settings-motion-help = Pieces slide and points count up. Any key ends it. There is none without colours, and none on a slow terminal.
settings-keymap = Keys
settings-keymap-help = A file of your own can change any key: { $keymap }.
keymap-arrows = arrows
keymap-vim = as in Vim: h j k l, H L
settings-edition = As in my box
settings-edition-help = The rules of a new game in which the printed editions differ.
edition-language = by the app’s language
settings-pace = Opponent’s pace
settings-pace-help = How fast the steps of opponents and computer players follow each other.
settings-forecast = Opponents’ intentions
settings-forecast-help = Shows beforehand what an automatic opponent will take.
settings-reasons = Reasons at once
settings-reasons-help = Computer players tell their reasons at once, and not only after the game.
settings-purist = Purist
settings-purist-help = Allows no hints: the key that asks a master for the best turns tells nothing.
settings-talk = Talk
settings-talk-help = Shows what the players at other machines say, which is one of eight sentences each time. Without it you see none of them.
command-settings = settings
command-settings-name = settings for all games
command-settings-help = Open the settings: language, colours, keys and more, for all games.
help-settings = Settings
menu-settings = Settings
notice-keymap = Your keys are not used: { $problem }
message-pace = Opponents move: { $pace ->
    [steps] one step for each Enter
    [slow] slowly
    [normal] at an even pace
   *[fast] fast
}.
message-hint-thinks = A master is thinking about your turn … Esc: never mind.
message-hint-purist = The settings allow no hints: { $key } changes that.
message-hint-forbidden = This game allows no hints: whoever made it has decided so.
message-hint-nobody = Nobody can be asked: the plugin of the computer players is off.

# Languages and the rulebook. The name of a language is written in itself.
# What letters of the language’s keyboards stand for, pairs like ф=a; a single hyphen: nothing.
key-aliases = -
language-name = English
palette-commands = Search for commands…
themes-title = Colours
themes-note = The terminal’s own 16 colours are as your terminal has them: what is called blue need not be blue there.
theme-ink-text = text
theme-ink-muted = muted
theme-ink-points = points
theme-ink-key = key
theme-ink-good = good
theme-ink-news = news
themes-no-color = NO_COLOR is set in the environment, so the game shows no colours.
theme-coatl-dark = night
theme-coatl-light = day
theme-coatl-contrast = high contrast
theme-coatl-colour-blind = for the colour-blind
theme-coatl-16 = the terminal’s own 16 colours
theme-coatl-plain = without colours
help-themes = Choosing colours
command-keep = keep
command-keep-name = keep these colours
command-keep-help = Keep the colours that are shown.
command-change = choose
command-change-name = open the list of choices
command-change-help = Open the list of what there is to choose; left and right choose the next.
message-language = The app speaks English now.
lines-below = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
rulebook-title = Rulebook
rulebook-contents = Contents
rulebook-ruling = Our ruling
rulebook-ruling-number = Our ruling ({ $rule })
rulebook-find = Find:
rulebook-found = { $place } of { $n }: “{ $word }”
rulebook-not-found = “{ $word }” does not stand in the rulebook.
rulebook-language = Rulebook in: { $language }
