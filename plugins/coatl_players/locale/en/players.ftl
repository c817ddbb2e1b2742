# The computer players that come with the game.

plugin-players-name = computer players
player-easy-name = beginner
player-easy-help = Does what looks best at once, and sometimes what looks second best.
player-easy-names = Itzel, Nenetl, Tepin, Mazatl, Zolin, Izel
player-medium-name = player
player-medium-help = Plans its coatls, but overlooks the row and misjudges a turn now and then.
player-medium-names = Citlali, Yaotl, Xochitl, Milintica, Atl, Papan
player-hard-name = expert
player-hard-help = Plans two coatls at once, with the prophecies in hand and in the row.
player-hard-names = Tonatiuh, Quetzalli, Moyolehuani, Tlanextic, Cuicatl, Zyanya
player-master-name = master
player-master-help = Plans like an expert and plays its best turns some rounds ahead.
player-master-names = Itzcoatl, Tezozomoc, Tlacaelel, Citlalmina, Ahuitzotl, Axayacatl
player-grandmaster-name = grandmaster
player-grandmaster-help = Tries more turns than a master, and more often. Thinks the longest.
player-grandmaster-names = Moctezuma, Cuitlahuac, Cuauhtemoc, Chimalpopoca, Xolotl, Xochiquetzal

# Why a player does what it does: after the player’s name.
players-why-keep = { $n ->
    [0] keeps no prophecy
    [one] keeps { $n } prophecy that promises the most
   *[other] keeps the { $n } prophecies that promise the most together
}
players-why-take = takes field { $field }: { $pieces } for { $coatl }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
players-why-take-anything = takes field { $field }, because nothing else helps more
players-why-like-pieces = takes field { $field }: likes { $pieces }
players-why-pick = takes from the bag what the plan lacks: { $pieces }
players-why-draw = { $n ->
    [one] takes { $n } prophecy for { $coatl }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] takes { $n } prophecies for { $coatl }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
players-why-deck = hopes for a good prophecy
players-why-vision = hopes for better prophecies in a new row
players-why-duty = takes a temple before others claim it
players-why-build = builds towards { $coatl }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
players-why-grow = lets a coatl grow
players-why-room = makes room on the player board
players-why-complete = completes a coatl as planned: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
players-why-last = makes the most of the last turn: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
players-why-cards = gives the complete coatl all the cards that bring points
players-why-move = makes the move that brings the most
players-why-wait = keeps the rest for { $coatl }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
players-why-useless = has no use yet for the pieces that are left
players-why-enough = sees no other prophecy that helps its coatls
players-why-pass = can do nothing else
players-why-nothing = would gain nothing by another action
