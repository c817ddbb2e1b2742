# Czym jest rzecz na stole: zdania o tym, co wskazuje kursor albo o co się pyta.
list-and = { " i " }
list-or = { " lub " }
any-color = dowolny
any-color-but = dowolny, byle nie { $colors }
inspect-field = Pole { $field }: { $pieces }.
inspect-field-empty = Pole { $field } jest puste, aż ktoś weźmie pole z *.
inspect-nearer = { $n ->
    [one] Przybliża jedną kartę.
    [few] Przybliża { $n } karty.
    [many] Przybliża { $n } kart.
   *[other] Przybliża { $n } karty.
}
inspect-then-ready = Potem da się spełnić: { $cards }.
inspect-then-whole = Z rzędu masz potem komplet dla: { $cards }.
inspect-ready = Gotowe: { $cards }.
inspect-with = { $card } dzięki: { $pieces }
inspect-one-short = Brak 1 fragmentu: { $cards }.
inspect-one-short-card = { $cards } ({ $needs } pole { $field })
inspect-refills = Wtedy uzupełnia się cała plansza.
inspect-place-empty = To miejsce zostanie uzupełnione na koniec tury.
inspect-prophecy = { $color ->
    [B] Niebieskie proroctwo
    [G] Zielone proroctwo
    [K] Czarne proroctwo
    [R] Czerwone proroctwo
   *[Y] Żółte proroctwo
}: { $text }.
inspect-card = { $card }: { $text }.
inspect-temple = Świątynia: { $text }.
inspect-pile = Stos { $pile }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}. Kto ukończy cóatla, może zrealizować kartę z wierzchu.
inspect-pile-empty = Ten stos się wyczerpał.
inspect-deck = Talia proroctw: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}, odrzucone: { $discard }. Karty dobranej stąd nie można odłożyć.
inspect-opponent-due = Dalej: { $step }
inspect-opponent-needs = Brakuje jeszcze: { $colors }.
inspect-opponent-pieces = Już na karcie: { $pieces }.
inspect-own-piece = { $number } { $piece }.
inspect-piece = { piece }
inspect-to-head = { $number } { $piece }, do cóatla { $coatl } od strony głowy.
inspect-to-tail = { $number } { $piece }, do cóatla { $coatl } od strony ogona.
inspect-to-new = { $number } { $piece }, stworzy nowego cóatla.
inspect-closes = Ukończy cóatla: karty obok dają { points }, najwyżej { $most }.
inspect-change = Teraz { $now }, potem { $then }: { $card }.
inspect-in-hand = ręka { $number }
inspect-own-temple = twoja świątynia
inspect-on-pile = świątynia na stosie { $number }
inspect-in-row = zasoby { $number }
inspect-beside = { $color ->
    [B] niebieska karta obok
    [G] zielona karta obok
    [K] czarna karta obok
    [R] czerwona karta obok
   *[Y] żółta karta obok
}
inspect-then = Potem: { $cards }.
inspect-trial = Próba cóatla { $coatl }: własne fragmenty: { $own }, życzenia: { $wished }.
inspect-coatl = Cóatl { $coatl }: { $letters }, { $n ->
    [one] { $n } fragment
    [few] { $n } fragmenty
    [many] { $n } fragmentów
   *[other] { $n } fragmentów
}.
inspect-new-coatl = Tu można stworzyć nowego cóatla.
inspect-coatl-bare = Nie ma jeszcze obok kart.
inspect-looked-at = Oglądasz stół: { $name }.
inspect-player = { $name }: { $hand ->
    [one] { $hand } proroctwo
    [few] { $hand } proroctwa
    [many] { $hand } proroctw
   *[other] { $hand } proroctw
} na ręce, { $completed ->
    [one] { $completed } ukończony cóatl
    [few] { $completed } ukończone cóatle
    [many] { $completed } ukończonych cóatli
   *[other] { $completed } ukończonych cóatli
}.
inspect-open-cards = Odkryte karty: { $cards }.
prospect = Cóatl { $coatl }: { $points } pkt, do { $next } pkt brakuje: { $missing }.
prospect-drawn = Cóatl { $coatl }: { $gain } z { $missing }.
prospect-drawn-more = Cóatl { $coatl }: teraz { $points }, { $gain } z { $missing }.
prospect-top = Cóatl { $coatl }: { $points } pkt, najwięcej, ile się da.
prospect-closed = Cóatl { $coatl }: { $points } pkt, więcej już nie będzie.
missing-counted = { token-times }
prospect-temple = Cóatl { $coatl }: teraz { $points } pkt.
prospect-temple-drawn = { $gain } dla cóatla { $coatl } w tej chwili
prospect-temple-nothing = nic dla cóatla { $coatl }
prospect-temple-none = teraz nic dla twoich cóatli
missing-head = { $pieces } od strony głowy
missing-tail = { $pieces } od strony ogona
missing-anywhere = { $pieces } gdziekolwiek
