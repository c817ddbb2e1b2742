# Co ludzie mówią o prawdziwym stole: miejsca i to, co na nich leży. Stoją w środku zdań.

place-field = pole { $field }
place-row = miejsce { $number } w zasobach proroctw
place-row-next = następna karta z zasobów proroctw
place-top = wierzch stosu świątyń { $number }
place-board = plansza gracza
place-hand = proroctwa na ręce
place-hand-card = proroctwo { $number } na ręce
place-temple = świątynie na ręce
place-temple-card = świątynia { $number } na ręce
place-coatl = cóatl { $number }
place-known = karty, które wszyscy widzieli
place-tokens = żetony ofiary
place-discard = stos kart odrzuconych
place-size-hand = liczba kart na ręce
place-size-temple = liczba świątyń na ręce
place-size-pile = liczba świątyń w stosie { $number }
place-turn = czyja jest tura
place-bodies = następne z woreczka z segmentami ciała
place-heads = następne z woreczka z głowami
place-tails = następne z woreczka z ogonami
place-deck = następne z talii
place-pile = następne w stosie świątyń { $number }
place-of = { $name }, { $place }
place-seat = gracz { $number }
found-lies = { $place }: { $things }
found-nothing = nic
found-secret = podano
event-laid = Rozłożono na nowo: { $places }.
deed-laid = { $n ->
    [one] rozłożono na nowo: { $n } miejsce
    [few] rozłożono na nowo: { $n } miejsca
    [many] rozłożono na nowo: { $n } miejsc
   *[other] rozłożono na nowo: { $n } miejsca
}

# Gdzie leżą wszystkie fragmenty i karty jednego rodzaju.
where-field = { $n } na planszy zasobów
where-row = { $n } w zasobach proroctw
where-top = { $n } na stosach świątyń
where-board = { $n } na planszach graczy
where-hand = { $n } na rękach graczy
where-temple = { $n } na rękach graczy
where-coatl = { $n } przy cóatlach
where-discard = { $n } wśród odrzuconych
where-other = { $n } u automatycznego przeciwnika
