# Co lidé říkají o skutečném stole: místa a co na nich leží. Stojí uprostřed vět.

place-field = pole { $field }
place-row = místo { $number } v zásobě proroctví
place-row-next = další karta ze zásoby proroctví
place-top = vrch hromádky chrámů { $number }
place-board = hráčský panel
place-hand = proroctví v ruce
place-hand-card = proroctví { $number } v ruce
place-temple = chrámy v ruce
place-temple-card = chrám { $number } v ruce
place-coatl = cóatl { $number }
place-known = karty, které všichni viděli
place-tokens = žetony obětí
place-discard = odhozené karty
place-size-hand = počet karet v ruce
place-size-temple = počet chrámů v ruce
place-size-pile = počet chrámů v hromádce { $number }
place-turn = kdo je na tahu
place-bodies = další ze sáčku s dílky těla
place-heads = další ze sáčku s hlavami
place-tails = další ze sáčku s ocasy
place-deck = další z balíčku
place-pile = další v hromádce chrámů { $number }
place-of = { $name }, { $place }
place-seat = hráč { $number }
found-lies = { $place }: { $things }
found-nothing = nic
found-secret = řečeno
event-laid = Znovu rozloženo: { $places }.
deed-laid = { $n ->
    [one] znovu rozloženo: { $n } místo
    [few] znovu rozloženo: { $n } místa
   *[other] znovu rozloženo: { $n } míst
}

# Kde leží všechny dílky a karty jednoho druhu.
where-field = { $n } na panelu zásob
where-row = { $n } v zásobě proroctví
where-top = { $n } na hromádkách chrámů
where-board = { $n } na hráčských panelech
where-hand = { $n } v rukou hráčů
where-temple = { $n } v rukou hráčů
where-coatl = { $n } u cóatlů
where-discard = { $n } mezi odhozenými
where-other = { $n } u automatického soupeře
