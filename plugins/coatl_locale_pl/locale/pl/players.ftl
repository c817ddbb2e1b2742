# Gracze komputerowi, którzy należą do gry.

plugin-players-name = gracze komputerowi
player-easy-name = początkujący
player-easy-help = Robi to, co od razu wygląda najlepiej, a czasem to, co wygląda trochę gorzej.
player-easy-names = Itzel, Nenetl, Tepin, Mazatl, Zolin, Izel
player-medium-name = bywalec
player-medium-help = Planuje cóatle, ale nie patrzy na zasoby proroctw i czasem źle ocenia turę.
player-medium-names = Citlali, Yaotl, Xochitl, Milintica, Atl, Papan
player-hard-name = znawca
player-hard-help = Planuje dwa cóatle naraz, z proroctwami na ręce i w zasobach.
player-hard-names = Tonatiuh, Quetzalli, Moyolehuani, Tlanextic, Cuicatl, Zyanya
player-master-name = mistrz
player-master-help = Planuje jak znawca i patrzy o kilka rund naprzód.
player-master-names = Itzcoatl, Tezozomoc, Tlacaelel, Citlalmina, Ahuitzotl, Axayacatl
player-grandmaster-name = arcymistrz
player-grandmaster-help = Sprawdza więcej tur niż mistrz, i to częściej. Myśli najdłużej.
player-grandmaster-names = Moctezuma, Cuitlahuac, Cuauhtemoc, Chimalpopoca, Xolotl, Xochiquetzal

# Dlaczego gracz robi to, co robi: po imieniu gracza.
players-why-keep = { $n ->
    [0] nie zatrzymuje żadnego proroctwa
    [one] zatrzymuje { $n } proroctwo, które rokuje najlepiej
    [few] zatrzymuje { $n } proroctwa, które razem rokują najlepiej
    [many] zatrzymuje { $n } proroctw, które razem rokują najlepiej
   *[other] zatrzymuje { $n } proroctwa, które razem rokują najlepiej
}
players-why-take = bierze z pola { $field }: { $pieces } (cel: { $coatl }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
players-why-take-anything = bierze z pola { $field }: nic innego nie da więcej
players-why-like-pieces = bierze z pola { $field } to, co akurat pasuje: { $pieces }
players-why-pick = bierze z woreczka to, czego brakuje w planie: { $pieces }
players-why-draw = { $n ->
    [one] bierze { $n } proroctwo
    [few] bierze { $n } proroctwa
    [many] bierze { $n } proroctw
   *[other] bierze { $n } proroctwa
} (cel: { $coatl }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
players-why-deck = dobiera z talii i liczy na dobre proroctwo
players-why-vision = liczy na lepsze proroctwa w nowych zasobach
players-why-duty = bierze świątynię, zanim zrobi to ktoś inny
players-why-build = składa cóatla (cel: { $coatl }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
players-why-grow = rozbudowuje cóatla
players-why-room = robi miejsce na planszy gracza
players-why-complete = domyka cóatla zgodnie z planem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
players-why-last = wyciska z ostatniej tury, ile się da: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
players-why-cards = daje ukończonemu cóatlowi wszystkie karty, które przynoszą punkty
players-why-move = wybiera to, co da najwięcej
players-why-wait = zostawia resztę (cel: { $coatl }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
players-why-useless = nie ma na razie użytku z pozostałych fragmentów
players-why-enough = inne proroctwo nie pomogłoby jego cóatlom
players-why-pass = nic innego nie może zrobić
players-why-nothing = kolejna akcja nic by nie dała
