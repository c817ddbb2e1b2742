# Dílky, barvy a texty karet, složené z jejich vzorů.

color = { $color ->
    [B] modrý
    [G] zelený
    [K] černý
    [R] červený
   *[Y] žlutý
}
# $part = sign je dílek zapsaný značkou, která je pak v $color: má ji každý tvar názvu dílku.
piece = { $part ->
    [sign] { $color }
    [head] { form-of-color-feminine } hlava
    [tail] { color } ocas
   *[body] { color } dílek těla
}
card-color = { form-of-color-feminine } karta
# Písmeno barvy z jejího českého slova: pět různých velkých písmen, žádné nesmí anglicky znamenat jinou barvu.
color-letter = { $color ->
    [B] M
    [G] Z
    [K] Č
    [R] R
   *[Y] Ž
}

# Tvary barev a dílků: modrá, modrou, modré, modrých, modrým; modrou hlavu, modrou hlavou, modrých hlav.
form-of-color-feminine = { $color ->
    [B] modrá
    [G] zelená
    [K] černá
    [R] červená
   *[Y] žlutá
}
form-of-color-feminine-acc = { $color ->
    [B] modrou
    [G] zelenou
    [K] černou
    [R] červenou
   *[Y] žlutou
}
form-of-color-plural = { $color ->
    [B] modré
    [G] zelené
    [K] černé
    [R] červené
   *[Y] žluté
}
form-of-color-plural-gen = { $color ->
    [B] modrých
    [G] zelených
    [K] černých
    [R] červených
   *[Y] žlutých
}
form-of-color-plural-ins = { $color ->
    [B] modrými
    [G] zelenými
    [K] černými
    [R] červenými
   *[Y] žlutými
}
form-of-color-ins = { $color ->
    [B] modrým
    [G] zeleným
    [K] černým
    [R] červeným
   *[Y] žlutým
}
form-of-color-counted = { $n ->
    [one] { color }
    [few] { form-of-color-plural }
   *[other] { form-of-color-plural-gen }
}
form-of-pieces-counted = { $n ->
    [one] dílek
    [few] dílky
   *[other] dílků
}
form-of-piece-acc = { $part ->
    [sign] { $color }
    [head] { form-of-color-feminine-acc } hlavu
    [tail] { color } ocas
   *[body] { color } dílek těla
}
form-of-piece-ins = { $part ->
    [sign] { $color }
    [head] { form-of-color-feminine-acc } hlavou
    [tail] { form-of-color-ins } ocasem
   *[body] { form-of-color-ins } dílkem těla
}
form-of-piece-plural-gen = { $part ->
    [sign] { $color }
    [head] { form-of-color-plural-gen } hlav
    [tail] { form-of-color-plural-gen } ocasů
   *[body] { form-of-color-plural-gen } dílků těl
}

# Proroctví.
prophecy-count = { form-of-color-plural } dílky kdekoli v cóatlovi
prophecy-pieces = alespoň { $items }, v libovolném pořadí
prophecy-pieces-item = { $n } { form-of-color-counted }
prophecy-run = { $n } { form-of-color-counted } { form-of-pieces-counted } za sebou
prophecy-run-apart = přesně { $n } { form-of-color-counted } { form-of-pieces-counted } za sebou
prophecy-sequence = sekvence { $items }
prophecy-between = { $before }, pak { $middle }, pak { $after }
prophecy-surrounded = { $middle } přímo mezi dvěma { form-of-color-plural-ins }
prophecy-guarded-before = { $text }, hned před tím žádný { color }
prophecy-guarded-after = { $text }, hned za tím žádný { color }
token-one = { color }
token-any = { $n ->
    [one] libovolný dílek
    [few] { $n } libovolné dílky
   *[other] { $n } libovolných dílků
}
token-plus = 1 nebo více { form-of-color-plural-gen }
token-any-plus = 1 nebo více dílků libovolné barvy
token-times = { $n } { form-of-color-counted }
card-set-base = Základní hra
plugin-base-name = { card-set-base }
plugin-base-short = Základní hra
plugin-base-licence = údaje hry Cóatl, © Synapses Games; bez jejích ilustrací a textů
list-comma = { ", " }
option-value = { $name }: { $value }
list-then = { " – " }

# Úrovně: co proroctví vynáší.
level = { $times }× { $points }
levels-single = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
levels-list = body: { $items }

# Chrámy.
temple-no-color = žádný { color } dílek
temple-length = délka přesně { $n } { form-of-pieces-counted }
temple-equal = stejně { $first ->
    [B] modrých
    [G] zelených
    [K] černých
    [R] červených
   *[Y] žlutých
} jako { $second ->
    [B] modrých
    [G] zelených
    [K] černých
    [R] červených
   *[Y] žlutých
}, od každé barvy alespoň jeden
temple-no-card = u cóatla žádná { card-color }
temple-and = { $first } · { $second }

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
