# La protokolo.

list-semicolon = { "; " }
event-kept = { $name } konservas { $n ->
    [one] { $n } profetaĵon
   *[other] { $n } profetaĵojn
} kaj forĵetas { $discarded }.
event-kept-own = { $name } konservas { $n ->
    [one] { $n } profetaĵon
   *[other] { $n } profetaĵojn
}: { $cards }.
event-took = { $name } prenas kampon { $field }: { $pieces }.
event-supply-refilled = La provizotabulo estas replenigita: { $n ->
    [one] { $n } kampo
   *[other] { $n } kampoj
}.
event-drew-row = { $name } prenas profetaĵon el la vico: { $card }.
event-drew-deck = { $name } prenas profetaĵon de la kartaro.
event-drew-deck-own = { $name } prenas de la kartaro: { $card }.
event-deck-renewed = La kartaro estas renovigita: { $cards ->
    [one] { $cards } forĵetita karto estas miksita
   *[other] { $cards } forĵetitaj kartoj estas miksitaj
}.
event-row-refilled = Novaj en la vico: { $cards }.
event-started = { $name } komencas koatlon { $coatl } per { piece }.
event-extended-head = { $name } plilongigas la kapan finon de koatlo { $coatl } per { piece }.
event-extended-tail = { $name } plilongigas la vostan finon de koatlo { $coatl } per { piece }.
event-fulfilled = { $name } plenumas profetaĵon per koatlo { $coatl }: { $card } ({ $points ->
    [one] { $points } poento
   *[other] { $points } poentoj
} ĝis nun).
event-claimed = { $name } akiras templon por koatlo { $coatl }: { $temple } ({ $points ->
    [one] { $points } poento
   *[other] { $points } poentoj
}).
event-uncovered = Sur la templostako { $pile } nun kuŝas: { $temple }.
event-completed = { $name } finas koatlon { $coatl }: { $points ->
    [one] { $points } poento
   *[other] { $points } poentoj
}.
event-passed = { $name } povas fari nenion kaj pasas.
event-end-bodies = La korperoj elĉerpiĝis: la fino de la ludo komenciĝas.
event-end-standstill = Neniu plu povas fari ion.
event-game-over = La ludo finiĝis.
