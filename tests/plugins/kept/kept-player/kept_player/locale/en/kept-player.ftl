player-kept-player-name = Kept
player-kept-player-help = Fulfils what it can.
player-kept-player-why = fulfils { $card }
