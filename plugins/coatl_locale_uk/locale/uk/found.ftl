# Що люди кажуть про справжній стіл: місця і те, що на них лежить. Стоять посеред речень.

place-field = комірка { $field }
place-row = місце { $number } у запасі пророцтв
place-row-next = наступна карта із запасу пророцтв
place-top = верх стосу храмів { $number }
place-board = ігровий планшет
place-hand = пророцтва на руці
place-hand-card = пророцтво { $number } на руці
place-temple = храми на руці
place-temple-card = храм { $number } на руці
place-coatl = коатль { $number }
place-known = карти, які бачили всі
place-tokens = жертвні жетони
place-discard = скид
place-size-hand = кількість карт на руці
place-size-temple = кількість храмів на руці
place-size-pile = кількість храмів у стосі { $number }
place-turn = чий зараз хід
place-bodies = наступні з мішечка із сегментами тіла
place-heads = наступні з мішечка з головами
place-tails = наступні з мішечка з хвостами
place-deck = наступні з колоди
place-pile = наступні у стосі храмів { $number }
place-of = { $name }, { $place }
place-seat = гравець { $number }
found-lies = { $place }: { $things }
found-nothing = нічого
found-secret = названо
event-laid = Викладено наново: { $places }.
deed-laid = { $n ->
    [one] викладено наново: { $n } місце
    [few] викладено наново: { $n } місця
    [many] викладено наново: { $n } місць
   *[other] викладено наново: { $n } місця
}

# Де лежать усі частини й карти одного виду.
where-field = { $n } на диску
where-row = { $n } у запасі пророцтв
where-top = { $n } на стосах храмів
where-board = { $n } на ігрових планшетах
where-hand = { $n } на руках гравців
where-temple = { $n } на руках гравців
where-coatl = { $n } біля коатлів
where-discard = { $n } у скиді
where-other = { $n } в автоматичного суперника
