player-magpie-name = magpie
player-magpie-help = Likes pieces of many colours, and never thinks about tomorrow.
player-magpie-names = Pica, Corva, Gazza

player-magpie-grabs = likes everything that glitters
player-magpie-builds = never lets anything lie about
