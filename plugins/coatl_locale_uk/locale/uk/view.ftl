# Вигляд столу як текст: те, що дозволено бачити одному гравцеві.

view-keep = Перед першим ходом: { $name } вибирає, які пророцтва лишити.
view-lay = Зараз кажуть, що роздано.
view-turn = Хід { $turn }: ходить { $name }.
view-turn-end = Хід { $turn }: ходить { $name } ({ $end }).
view-asked = { $name } відповідає на запитання: { $question }
view-over = { $turn ->
    [one] Гру завершено за { $turn } хід.
    [few] Гру завершено за { $turn } ходи.
    [many] Гру завершено за { $turn } ходів.
   *[other] Гру завершено за { $turn } ходів.
}
view-supply = Диск: { $fields }
view-bags = У мішечках: { $pieces }
view-row = Запас пророцтв:
view-deck = Колода: { $cards }, скид: { $discard }
view-piles = Стоси храмів:
view-card = { $card }: { $text } ({ $levels })
view-pile = { $temple }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
view-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
view-board = ігровий планшет: { $pieces }
view-hand = на руці: { $prophecies ->
    [one] { $prophecies } пророцтво
    [few] { $prophecies } пророцтва
    [many] { $prophecies } пророцтв
   *[other] { $prophecies } пророцтв
}, { $temples ->
    [one] { $temples } храм
    [few] { $temples } храми
    [many] { $temples } храмів
   *[other] { $temples } храмів
}
view-tokens = жертвні жетони: { $tokens }
view-coatl = коатль { $number }: { $coatl } ({ $state ->
    [complete] завершений
   *[open] незавершений
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
})
view-line = { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
view-opponent-card = збирає { $card }: { $pieces }; треба { $needs }
