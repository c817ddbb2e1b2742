# Gracze komputerowi, którzy należą do gry.

player-easy-name = początkujący
player-easy-help = Robi to, co od razu wygląda najlepiej, a czasem to, co wygląda trochę gorzej.
player-easy-names = Itzel, Nenetl, Tepin, Mazatl, Zolin, Izel
player-medium-name = gracz
player-medium-help = Planuje swoje cóatle, ale nie patrzy na karty na stole i czasem źle ocenia turę.
player-medium-names = Citlali, Yaotl, Xochitl, Milintica, Atl, Papan
player-hard-name = znawca
player-hard-help = Planuje dwa cóatle naraz, z proroctwami na ręce i na stole.
player-hard-names = Tonatiuh, Quetzalli, Moyolehuani, Tlanextic, Cuicatl, Zyanya
player-master-name = mistrz
player-master-help = Planuje jak znawca i patrzy o rundę naprzód. Myśli najdłużej.
player-master-names = Itzcoatl, Tezozomoc, Tlacaelel, Citlalmina, Ahuitzotl, Axayacatl

# Dlaczego gracz robi to, co robi: po imieniu gracza.
players-why-keep = { $n ->
    [0] nie zatrzymuje żadnego proroctwa
    [one] zatrzymuje { $n } proroctwo, które obiecuje najwięcej
    [few] zatrzymuje { $n } proroctwa, które razem obiecują najwięcej
    [many] zatrzymuje { $n } proroctw, które razem obiecują najwięcej
   *[other] zatrzymuje { $n } proroctwa, które razem obiecują najwięcej
}
players-why-take = bierze pole { $field }: { $pieces } dla { $coatl }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
players-why-take-anything = bierze pole { $field }, bo nic innego bardziej nie pomoże
players-why-like-pieces = bierze pole { $field }: podoba mu się { $pieces }
players-why-pick = bierze z woreczka to, czego brakuje w planie: { $pieces }
players-why-draw = { $n ->
    [one] bierze { $n } proroctwo dla { $coatl }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    [few] bierze { $n } proroctwa dla { $coatl }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    [many] bierze { $n } proroctw dla { $coatl }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[other] bierze { $n } proroctwa dla { $coatl }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
}
players-why-deck = liczy na dobre proroctwo
players-why-build = buduje w stronę { $coatl }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
players-why-grow = pozwala cóatlowi rosnąć
players-why-room = robi miejsce na planszy gracza
players-why-complete = kończy cóatla zgodnie z planem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
players-why-cards = daje ukończonemu cóatlowi wszystkie karty, które przynoszą punkty
players-why-move = wybiera to, co da najwięcej
players-why-nothing = nie ma nic lepszego do zrobienia
