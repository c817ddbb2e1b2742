# Golden feathers and fewer body segments (rules 10).

fewer-bodies-name = fewer body segments
fewer-bodies-help = With 2 players 14 of each colour, with 3 players 18: the game ends sooner.
golden-feathers-name = golden feathers
plugin-feathers-name = { golden-feathers-name }
plugin-feathers-licence = rules of the mini-expansion of the game Cóatl, © Synapses Games; no art or text of it
golden-feathers-help = Give up a golden segment to steal up to two body segments of another player.
piece-gold = golden segment
golden-feathers-steal = Steal from { $name }: { $pieces }
golden-feathers-stole = { $name } gives up a golden segment and steals from { $victim }: { $pieces }.
golden-feathers-points = golden segments for being robbed: { $n }
golden-feathers-robbed = robbed
golden-feathers-got = golden segments for it
golden-feathers-given = golden segments given up
golden-feathers-times = ×
golden-feathers-each = each worth { $points } points
golden-feathers-each-short = +{ $points } each
golden-feathers-left = golden segments still in the game: { $n } of { $all }
golden-feathers-made = thefts
golden-feathers-suffered = times robbed
refusal-golden-feathers-none = You have no golden segment on your player board: they are taken from the supply board, like other pieces.
refusal-golden-feathers-choice = For a golden segment you steal one or two body segments, no golden ones, that lie before one other player.

# What people tell at a real table.
place-stole = how often each has stolen
place-robbed = how often each was robbed
