camazotz-name = наодинці проти Камасоца
plugin-camazotz-name = { camazotz-name }
camazotz-opponent = Камасоц
camazotz-help = Кажан, який із п’яти кольорів робить ночі. Перемагаєш лише тоді, коли маєш більше очок, ніж він.
camazotz-level-1 = Рівень 1: довгі ночі
camazotz-level-1-short = рівень 1
camazotz-level-1-help = Ніч дає 3 очки замість 2.
camazotz-level-2 = Рівень 2: найдовші ночі
camazotz-level-2-short = рівень 2
camazotz-level-2-help = Ніч дає 4 очки замість 2.

camazotz-takes = Камасоц несе до печери вміст комірки { $field }: { $pieces }.
camazotz-takes-short = узяв комірку { $field } { $pieces }
camazotz-night = Камасоц має п’ять кольорів: із них стає ніч.
camazotz-night-short = ніч із п’яти кольорів

camazotz-empty = Його печера порожня.
camazotz-cave = До наступної ночі бракує: { $needs }. У печері: { $pieces }.
camazotz-full = У печері: { $pieces }. Це вже ніч.
camazotz-nights = { $n ->
    [one] { $n } ніч із п’яти кольорів
    [few] { $n } ночі з п’яти кольорів
    [many] { $n } ночей із п’яти кольорів
   *[other] { $n } ночі з п’яти кольорів
}

camazotz-won = Ти маєш більше очок, ніж Камасоц: перемагаєш.
camazotz-lost = Ти не маєш більше очок, ніж Камасоц: перемагає він.
