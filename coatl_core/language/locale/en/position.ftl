# A position as one line of text. { $column } is the number of a character in the line, { $field } the name of a field.

position-not-counted = Begun from a position: it does not count.
position-header = This is no position: it begins with “coatl/1”, not with “{ $text }”.
position-newer = This position is written in a newer form (“{ $text }”): update to read it.
position-word = Character { $column }: “{ $text }” is no field; write a name, = and what is there, without spaces.
position-twice = Character { $column }: the field { $field } is there twice.
position-unknown = Character { $column }: this game has no field { $field }.
position-missing = The field { $field } is missing.
position-value = Field { $field } (character { $column }): “{ $text }” is not { $wanted }.
position-range = Field { $field } (character { $column }): “{ $text }” is not { $wanted } from { $least } to { $most }.
position-number = Field { $field } (character { $column }): { $named } told, { $due } needed.
position-many = Field { $field } (character { $column }): with this there would be more of { $thing } than the game has ({ $all }).
position-temples = Field { $field } (character { $column }): beside a coatl lies one temple at most.
position-left = Field { $field } (character { $column }): cards that lie nowhere: { $left }; cards that are not known: { $unknown }. Write ? there for all that are left.
position-known = Field { $field } (character { $column }): { $thing } is not in that hand.
position-setup = Field { $field } (character { $column }): there is no such game: { $problem }.
position-remembers = Field { $field } (character { $column }): the variant cannot read it: { $problem }.
position-impossible = Field { $field } (character { $column }): no game can be in this position: { $problem }.
position-stuck = Field { $field } (character { $column }): nobody could go on from this position.
position-wants-number = a number
position-wants-seat = a seat
position-wants-piece = a piece of this game
position-wants-head = a head of this game
position-wants-body = a body segment of this game
position-wants-tail = a tail of this game
position-wants-counted = a number and a piece, such as 3B
position-wants-prophecy = a prophecy of this game
position-wants-temple = a temple of this game
position-wants-card = a card of this game
position-wants-coatl = a coatl, such as <BBR
position-wants-token = a sacrifice token: pick, vision, duty
position-wants-rule = a rule that can be changed
position-wants-phase = a phase of the game
position-wants-chance = a kind of chance: seed, told, beside
position-wants-ending = a way in which the game ends: coatls, bodies, standstill, finished
position-wants-json = JSON without spaces
position-wants-card-set = a card set that is installed
position-wants-variant = a variant that is installed
position-wants-option = an option of the variant

cli-play-position = begin with a position that is written as one line, see coatl replay --position; of other options it takes --seats and --seed
cli-play-position-alone = A position says what game it is: --position takes no file, and no other options than --seats and --seed.
cli-play-position-seats = The position is one for { $players ->
    [one] one player
   *[other] { $players } players
}: name so many with --seats, nobody of them by invitation.
cli-replay-position = print the position as one line, for coatl play --position: all of it when the game is over, or else what the only player or everybody knows
cli-replay-at = at the position after so many actions (default: after all of them)
cli-replay-no-such = The game has { $last } actions: --at takes a whole number from 0 to { $last }, not “{ $text }”.
cli-replay-record = print a finished game as a text to read, turn by turn; coatl play and coatl replay open it, too
cli-replay-record-later = This game goes on: its record would tell what is hidden. Ask for it when the game is over.
