# The lab: what a set of cards is worth (docs/lab.md).

lab-title = The cards of “{ $set }”. Other sets in the game: { $others }. Players: { $players }, all of them { $strength }. Games: { $games }.
lab-title-variants = Variants of the rules: { $variants }.
lab-note = “Points ahead” is by how many points a player with the card in the first hand gets ahead of another one, and “victory” by how many percentage points the chance of a victory rises, against the same deal without it. What stands in brackets is the 95 % interval. All other numbers and intervals: --json, --csv.

# What stands out. $low and $high are the ends of an interval in percent.
lab-finding-heedless = Warning: { $strength } does not weigh the cards it keeps. What is said here of strong and weak cards holds for such players only, and much stays unseen: leave --strength out, or name a player that plans.
lab-finding-none = Nothing stands out.
lab-finding-dead = { $n ->
    [0] { $card } was fulfilled in none of { $games } games: nobody reaches its first level.
   *[other] { $card } was fulfilled in { $n } of { $games } games: hardly anybody reaches its first level.
}
lab-finding-dead-temple = { $card } was claimed in { $n } of { $games } games: hardly anybody wants this temple.
lab-finding-level = { $n ->
    [0] { $card }: level { $level } was reached in none of { $of } fulfilments.
   *[other] { $card }: level { $level } was reached in { $n } of { $of } fulfilments.
}
lab-finding-unwanted = { $card } is kept by { $value } % of those who are dealt it ({ $low } to { $high } %).
lab-finding-strong = { $card } is strong. What it brings in the first hand: points ahead { $ahead } ({ $ahead-low } to { $ahead-high }), percentage points of victory { $value } ({ $low } to { $high }).
lab-finding-weak = { $card } is weak. What it brings in the first hand: points ahead { $ahead } ({ $ahead-low } to { $ahead-high }), percentage points of victory { $value } ({ $low } to { $high }).
lab-finding-twins = { $first } and { $second } are twins: of the coatls with one of them { $value } % have both ({ $low } to { $high } %).
lab-finding-seat = Seats are unequal: number { $place } in turn order wins { $value } % of the games ({ $low } to { $high } %).
lab-finding-scarce = The colour { color } runs out: in { $value } % of the games none of its body segments were left ({ $low } to { $high } %).
lab-finding-unused = The colour { color } is hardly wanted: { $value } % of the pieces in coatls have it ({ $low } to { $high } %).
lab-finding-few = Too few games were played to say what a card is worth.
lab-finding-stuck = { $value } % of the games ended because nobody could do anything ({ $low } to { $high } %).

# The word for a card. $games is about how many games more it takes to know one.
lab-warning = warning
lab-verdict-impossible = impossible: nobody can fulfil it
lab-verdict-double = the same as { $card }
lab-verdict-dead = dead: hardly ever fulfilled
lab-verdict-strong = strong
lab-verdict-weak = weak
lab-verdict-ordinary = ordinary
lab-verdict-unknown = not known yet: some { $games } games more

# The games as a whole.
lab-length = length: { $value } rounds ({ $low } to { $high })
lab-ending = { $ending ->
    [coatls] ended by a third coatl
    [bodies] ended because the body segments ran out
    [finished] ended by a variant
   *[standstill] ended because nobody could do anything
}: { $value } % ({ $low } to { $high })
lab-won = won, all together: { $value } % ({ $low } to { $high })
lab-seat = victories of number { $place } in turn order: { $value } % ({ $low } to { $high })
lab-final = points of number { $place } in turn order: { $value } ({ $low } to { $high })
lab-color = pieces in coatls, { color }: { $value } % ({ $low } to { $high }); none of its body segments left at the end: { $gone } % of the games ({ $gone-low } to { $gone-high })

# Numbers and columns.
lab-percent = { $value } %
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = { $value } ({ $low } to { $high })
lab-column-card = card
lab-column-verdict = verdict
lab-column-ahead = points ahead
lab-column-worth = victory
lab-column-levels = % at each level
lab-column-dealt = dealt
lab-column-kept = kept
lab-column-drawn = drawn
lab-column-fulfilled = fulfilled
lab-column-dropped = dropped
lab-column-points = points
lab-column-turns = turns
lab-column-what = what
lab-column-before = before
lab-column-after = after
lab-column-change = change
lab-what-ahead = points ahead
lab-what-worth = victory
lab-what-kept = kept
lab-what-fulfilled = fulfilled
lab-what-points = points
lab-what-turns = turns held
lab-what-length = length in rounds
lab-what-seat = victories of number 1
lab-what-standstill = nobody could act
lab-all-games = all games
lab-compare-sure = Numbers that have surely changed, marked with *: { $n } of { $of }. Of those that have not changed, one in twenty is marked by chance.
lab-compare-no-cards = No card was tried in both runs.

# What happens meanwhile, and what is wrong.
lab-stopped = Stopped after { $games } games, which are in { $file }. To go on: the same command with --resume { $file }
lab-failed = A computer player failed, and a player of the game took its seat: { $failure }
lab-error-games = --games takes at most { $most }
lab-error-few = { $needed } prophecies are dealt and laid out at the beginning, and there are only { $prophecies }: add a set, such as --with base
lab-error-pack = the cards cannot be used: { $problem }
lab-error-sets = { $folder } must hold one card set and has: { $known }; add the pack with coatl plugins add, then name one set
lab-error-no-pack = { $folder } is a folder without { $manifest }: name the folder of a pack, or one of these sets: { $known }
lab-error-compare-with = with --compare nothing is played, so there is no { $option }
lab-error-process = a process that played has ended, perhaps because the memory was full: try again with fewer --jobs
lab-error-same = --resume and --html are both { $file }: give two files
lab-error-file = { $file } is not a result of coatl lab, or is damaged ({ $reason }): use its backup ({ $file }.bak) if there is one, or name another file
lab-error-old = { $file } is of an earlier version of the lab, which compared games in another way, so that the numbers cannot be added: name another file
lab-error-no-file = there is no file { $file }
lab-error-other = { $file } is of another run: { $option } was { $value }; give the same or another file
lab-error-kept = { $file } cannot be written ({ $reason }); what was played is in { $kept }: go on with --resume { $kept }

# The page of --html.
lab-page-title = The lab: { $set }
lab-page-ahead = How many points each card in the first hand brings a player ahead
lab-page-worth = By how many percentage points each card in the first hand raises the chance of a victory
lab-page-points-ahead = points ahead
lab-page-percentage-points = percentage points
lab-page-kept = Kept by those who are dealt it
lab-page-fulfilled = Fulfilled of the cards in hands
lab-page-length = Games by their length in rounds
lab-page-points = Players by their final points
lab-page-games = Victories in turn order, ends of games, colours of the pieces in coatls
lab-page-won = won together
lab-page-ending = { $ending ->
    [coatls] third coatl
    [bodies] no segments
    [finished] ended by variant
   *[standstill] standstill
}
lab-page-all = All numbers
lab-page-ready = { $file } is ready: open it in a browser.
lab-error-html = --html draws with Bokeh, which is not installed: pip install 'coatl[html]'
