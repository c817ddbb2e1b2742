# Záznam hry. Jména patří hráčům; karty, chrámy a dílky přicházejí jako hotové texty.

list-semicolon = { "; " }
event-kept = { $name } si nechává { $n } proroctví a odhazuje { $discarded }.
event-kept-own = { $name } si nechává { $n } proroctví: { $cards }.
event-took = { $name } bere z pole { $field }: { $pieces }.
event-supply-refilled = Panel zásob se doplňuje: { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
}.
event-drew-row = { $name } si bere proroctví ze zásoby: { $card }.
event-drew-deck = { $name } si bere proroctví z balíčku.
event-drew-deck-own = { $name } si bere z balíčku: { $card }.
event-deck-renewed = Balíček se obnovuje: { $cards ->
    [one] zamíchává se { $cards } odhozená karta
    [few] zamíchávají se { $cards } odhozené karty
   *[other] zamíchává se { $cards } odhozených karet
}.
event-row-refilled = Nově v zásobě proroctví: { $cards }.
event-started = { $name } začíná cóatla { $coatl } { form-of-piece-ins }.
event-extended-head = { $name } připojuje { form-of-piece-acc } na hlavový konec cóatla { $coatl }.
event-extended-tail = { $name } připojuje { form-of-piece-acc } na ocasní konec cóatla { $coatl }.
event-fulfilled = { $name } naplňuje proroctví cóatlem { $coatl }: { $card } (zatím { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}).
event-claimed = { $name } splňuje chrám cóatlem { $coatl }: { $temple } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}).
event-uncovered = Na hromádce chrámů { $pile } teď leží: { $temple }.
event-completed = { $name } dokončuje cóatla { $coatl }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-token = { $name } odhazuje žeton oběti: { $token }.
event-picked = { $name } si vybírá ze sáčku: { $pieces }.
event-row-discarded = { $name } odhazuje zásobu proroctví: { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-discarded = { $name } odhazuje proroctví: { $card }.
event-took-temple = { $name } si bere chrám z hromádky { $pile }: { $temple }.
event-passed = { $name } nemůže nic udělat a vynechává tah.
event-turn = { $last ->
    [yes] Poslední tah hraje { $name }{ $actions ->
        [one] .
        [few] {" "}(až { $actions } akce).
       *[other] {" "}(až { $actions } akcí).
    }
   *[no] Tah { $turn }: { $name }.
}
event-end-coatls = { $name } dokončuje svého posledního cóatla: začíná závěr hry, každý z ostatních hráčů má ještě poslední tah.
event-end-coatls-alone = { $name } dokončuje svého posledního cóatla: hra tím končí.
event-end-bodies = Dílky těl došly: začíná závěr hry.
event-end-standstill = Nikdo už nemůže nic udělat.
event-game-over = Hra skončila.
token-pick = perfektní výběr
token-vision = vize budoucnosti
token-duty = kněžský závazek
