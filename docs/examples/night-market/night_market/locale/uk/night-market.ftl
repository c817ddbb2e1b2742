night-market-name = Нічний базар
night-market-help = Кожного третього кола пророцтво йде з торгів: усі таємно ставлять сегменти тіла, платить найвища ставка.

night-market-opens = Нічний базар: на продаж { $card }.
night-market-ask = Скільки ставиш? Найвища ставка платить сегментами тіла. На продаж: { $card }.
night-market-bid = { $n ->
    [0] Не ставити нічого
    [one] Поставити { $n } сегмент тіла
    [few] Поставити { $n } сегменти тіла
    [many] Поставити { $n } сегментів тіла
   *[other] Поставити { $n } сегмента тіла
}
night-market-bids = { $name } робить таємну ставку.
night-market-bids-own = { $name } робить таємну ставку: { $n }.
night-market-bid-was = { $name } – ставка: { $n }.
night-market-sold = { $name } платить: { $pieces }, і дістає пророцтво: { $card }.
night-market-unsold = Ніхто нічого не ставить, у скид іде: { $card }.
night-market-lot = Нічний базар: { $card }
night-market-next = { $n ->
    [one] Нічний базар через { $n } коло
    [few] Нічний базар через { $n } кола
    [many] Нічний базар через { $n } кіл
   *[other] Нічний базар через { $n } кола
}
