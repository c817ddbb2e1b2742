# Fragmenty, kolory i teksty kart, składane z ich wzorów.

color = { $color ->
    [B] niebieski
    [G] zielony
    [K] czarny
    [R] czerwony
   *[Y] żółty
}
# $part = sign to fragment zapisany znakiem, który jest wtedy w $color: ma go każda forma nazwy fragmentu.
piece = { $part ->
    [sign] { $color }
    [head] { form-of-color-fem } głowa
    [tail] { color } ogon
   *[body] { color } segment ciała
}
card-color = { form-of-color-fem } karta
# Litera koloru z jego polskiej nazwy: pięć różnych wielkich liter, żadna nie oznacza po angielsku innego koloru.
color-letter = { $color ->
    [B] N
    [G] Z
    [K] C
    [R] R
   *[Y] Ż
}

# Odmiana: kolory i fragmenty w innych przypadkach, rodzajach i liczbach.
form-of-color-gen = { $color ->
    [B] niebieskiego
    [G] zielonego
    [K] czarnego
    [R] czerwonego
   *[Y] żółtego
}
form-of-color-fem = { $color ->
    [B] niebieska
    [G] zielona
    [K] czarna
    [R] czerwona
   *[Y] żółta
}
form-of-color-fem-gen = { $color ->
    [B] niebieskiej
    [G] zielonej
    [K] czarnej
    [R] czerwonej
   *[Y] żółtej
}
form-of-color-fem-acc = { $color ->
    [B] niebieską
    [G] zieloną
    [K] czarną
    [R] czerwoną
   *[Y] żółtą
}
form-of-colors = { $color ->
    [B] niebieskie
    [G] zielone
    [K] czarne
    [R] czerwone
   *[Y] żółte
}
form-of-colors-gen = { $color ->
    [B] niebieskich
    [G] zielonych
    [K] czarnych
    [R] czerwonych
   *[Y] żółtych
}
form-of-colors-ins = { $color ->
    [B] niebieskimi
    [G] zielonymi
    [K] czarnymi
    [R] czerwonymi
   *[Y] żółtymi
}
form-of-colors-counted = { $n ->
    [one] { $n } { color }
    [few] { $n } { form-of-colors }
    [many] { $n } { form-of-colors-gen }
   *[other] { $n } { form-of-colors-gen }
}
form-of-fragments-counted = { $n ->
    [one] { $n } { color } fragment
    [few] { $n } { form-of-colors } fragmenty
    [many] { $n } { form-of-colors-gen } fragmentów
   *[other] { $n } { form-of-colors-gen } fragmentów
}
form-of-piece-acc = { $part ->
    [sign] { $color }
    [head] { form-of-color-fem-acc } głowę
    [tail] { color } ogon
   *[body] { color } segment ciała
}
form-of-piece-gen = { $part ->
    [sign] { $color }
    [head] { form-of-color-fem-gen } głowy
    [tail] { form-of-color-gen } ogona
   *[body] { form-of-color-gen } segmentu ciała
}
form-of-pieces-gen = { $part ->
    [sign] { $color }
    [head] { form-of-colors-gen } głów
    [tail] { form-of-colors-gen } ogonów
   *[body] { form-of-colors-gen } segmentów ciała
}
form-of-most-prophecies-gen = { $most ->
    [one] { $most } proroctwa
    [few] { $most } proroctw
    [many] { $most } proroctw
   *[other] { $most } proroctw
}

# Proroctwa. $times mówi, ile razy liczy się ostatni poziom; $more, czy liczy się więcej niż raz.
prophecy-count = { form-of-colors } fragmenty w dowolnych miejscach
prophecy-pieces = co najmniej { $items }, w dowolnej kolejności
prophecy-pieces-item = { form-of-colors-counted }
prophecy-run = { form-of-fragments-counted } z rzędu
prophecy-run-apart = dokładnie { form-of-fragments-counted } z rzędu
prophecy-sequence = sekwencja { $items }
prophecy-between = { $before }, potem { $middle }, potem { $after }
prophecy-surrounded = { $middle } bezpośrednio między dwoma { form-of-colors-ins }
prophecy-guarded-before = { $text }, bez { form-of-color-gen } tuż obok od strony głowy
prophecy-guarded-after = { $text }, bez { form-of-color-gen } tuż obok od strony ogona
token-one = { color }
token-any = { $n ->
    [one] dowolny fragment
    [few] { $n } dowolne fragmenty
    [many] { $n } dowolnych fragmentów
   *[other] { $n } dowolnych fragmentów
}
token-plus = co najmniej jeden { color }
token-any-plus = co najmniej jeden dowolny fragment
token-times = { form-of-colors-counted }
card-set-base = Gra podstawowa
plugin-base-name = { card-set-base }
plugin-base-short = Podstawowa
plugin-base-licence = dane z gry Cóatl, © Synapses Games; bez jej ilustracji i tekstów
list-comma = { ", " }
option-value = { $name }: { $value }
list-then = { " – " }

# Poziomy: ile punktów daje proroctwo.
level = { $times }× { $points }
levels-single = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
levels-list = punkty: { $items }

# Świątynie.
temple-no-color = bez { form-of-colors-gen } fragmentów
temple-length = dokładnie { $n ->
    [one] { $n } fragment
    [few] { $n } fragmenty
    [many] { $n } fragmentów
   *[other] { $n } fragmentów
}
temple-equal = tyle samo fragmentów { $first ->
    [B] niebieskich
    [G] zielonych
    [K] czarnych
    [R] czerwonych
   *[Y] żółtych
} co { $second ->
    [B] niebieskich
    [G] zielonych
    [K] czarnych
    [R] czerwonych
   *[Y] żółtych
}, co najmniej po jednym
temple-no-card = bez { form-of-color-fem-gen } karty obok
temple-and = { $first } · { $second }

points = { $points } pkt
