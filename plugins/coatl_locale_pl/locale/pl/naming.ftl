# Fragmenty i karty nazywane literami, tak jak leżą na prawdziwym stole. $field to 0, gdy nie chodzi o żadne pole planszy zasobów.
naming-place = { $field ->
    [0] Litera { $number }
   *[other] Pole { $field }, litera { $number }
}
naming-no-color = { naming-place }: „{ $letter }” nie oznacza żadnego koloru. Litery to { $letters }.
naming-too-many = Litera { $number }: „{ $letter }” jest nadmiarowa, { $most ->
    [one] ma tu być tylko jeden fragment.
    [few] mają tu być tylko { $most } fragmenty.
    [many] ma tu być tylko { $most } fragmentów.
   *[other] ma tu być tylko { $most } fragmentu.
}
naming-none-left = { naming-place }: nie ma już { form-of-piece-gen }.
naming-too-few = { $missing ->
    [one] Brakuje jeszcze jednego fragmentu
    [few] Brakuje jeszcze { $missing } fragmentów
    [many] Brakuje jeszcze { $missing } fragmentów
   *[other] Brakuje jeszcze { $missing } fragmentu
}{ $field ->
    [0] .
   *[other] , następny na polu { $field }.
}
naming-no-head = Ten cóatl ma ogon, a nie ma głowy: napisz przed pierwszą literą „<” albo „.”.
naming-no-tail = Ten cóatl ma głowę, a nie ma ogona: napisz po ostatniej literze „>” albo „.”.
naming-no-body = Cóatl musi mieć głowę, ogon i między nimi co najmniej jeden segment ciała; otwarty koniec zapisuje się kropką.
naming-no-card = Litera { $number }: żadna z pozostałych kart nie ma dalej litery „{ $letter }”.
naming-letters-first = Najpierw kolejne litery: { $n ->
    [one] pasuje jeszcze jedna karta.
    [few] pasują jeszcze { $n } karty.
    [many] pasuje jeszcze { $n } kart.
   *[other] pasuje jeszcze { $n } karty.
}
naming-no-number = Nie ma tu karty { $given }: lista kończy się na { $last }.
# Co pisać dalej, obok tego, co już napisano.
naming-card-color = najpierw litera jej koloru
naming-card-pattern = { $n ->
    [one] jedna karta; litery jej wzoru
    [few] { $n } karty; litery jej wzoru
    [many] { $n } kart; litery jej wzoru
   *[other] { $n } karty; litery jej wzoru
}
naming-card-temple = { $n ->
    [one] jedna świątynia; litery jej kolorów
    [few] { $n } świątynie; litery jej kolorów
    [many] { $n } świątyń; litery jej kolorów
   *[other] { $n } świątyni; litery jej kolorów
}
naming-card-number = wybór numerem
