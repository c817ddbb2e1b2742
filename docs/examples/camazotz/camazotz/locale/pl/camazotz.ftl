camazotz-name = w pojedynkę przeciw Camazotzowi
plugin-camazotz-name = { camazotz-name }
camazotz-opponent = Camazotz
camazotz-help = Nietoperz, który z pięciu kolorów robi noce. Wygrywasz tylko z większą liczbą punktów niż on.
camazotz-level-1 = Poziom 1: długie noce
camazotz-level-1-short = poziom 1
camazotz-level-1-help = Noc jest warta 3 punkty zamiast 2.
camazotz-level-2 = Poziom 2: najdłuższe noce
camazotz-level-2-short = poziom 2
camazotz-level-2-help = Noc jest warta 4 punkty zamiast 2.

camazotz-takes = Camazotz zabiera do jaskini pole { $field }: { $pieces }.
camazotz-takes-short = wziął pole { $field } { $pieces }
camazotz-night = Camazotz ma pięć kolorów: powstaje z nich noc.
camazotz-night-short = noc z pięciu kolorów

camazotz-empty = Jego jaskinia jest pusta.
camazotz-cave = Do następnej nocy brakuje: { $needs }. W jaskini ma: { $pieces }.
camazotz-full = W jaskini ma: { $pieces }. To już noc.
camazotz-nights = { $n ->
    [one] { $n } noc z pięciu kolorów
    [few] { $n } noce z pięciu kolorów
    [many] { $n } nocy z pięciu kolorów
   *[other] { $n } nocy z pięciu kolorów
}

camazotz-won = Masz więcej punktów niż Camazotz: wygrywasz.
camazotz-lost = Nie masz więcej punktów niż Camazotz: on wygrywa.
