# Частини, кольори й тексти карт, складені з їхніх шаблонів. Кольори самі по собі жіночого роду: «частина», «карта».

color = { $color ->
    [B] синя
    [G] зелена
    [K] чорна
    [R] червона
   *[Y] жовта
}
# $part = sign — частина, записана знаком, який тоді стоїть у $color: його має кожна форма назви частини.
piece = { $part ->
    [sign] { $color }
    [head] { color } голова
    [tail] { form-of-color-masc } хвіст
   *[body] { form-of-color-masc } сегмент тіла
}
card-color = { color } карта
# Літера кольору з його української назви: п’ять різних великих літер, жодна не позначає англійською іншого кольору.
color-letter = { $color ->
    [B] С
    [G] З
    [K] Ч
    [R] Р
   *[Y] Ж
}

# Відмінки частин і кольорів.
form-of-color-masc = { $color ->
    [B] синій
    [G] зелений
    [K] чорний
    [R] червоний
   *[Y] жовтий
}
form-of-color-fem-acc = { $color ->
    [B] синю
    [G] зелену
    [K] чорну
    [R] червону
   *[Y] жовту
}
form-of-color-fem-gen = { $color ->
    [B] синьої
    [G] зеленої
    [K] чорної
    [R] червоної
   *[Y] жовтої
}
form-of-color-fem-ins = { $color ->
    [B] синьою
    [G] зеленою
    [K] чорною
    [R] червоною
   *[Y] жовтою
}
form-of-color-masc-gen = { $color ->
    [B] синього
    [G] зеленого
    [K] чорного
    [R] червоного
   *[Y] жовтого
}
form-of-color-masc-ins = { $color ->
    [B] синім
    [G] зеленим
    [K] чорним
    [R] червоним
   *[Y] жовтим
}
form-of-color-pl = { $color ->
    [B] сині
    [G] зелені
    [K] чорні
    [R] червоні
   *[Y] жовті
}
form-of-color-pl-gen = { $color ->
    [B] синіх
    [G] зелених
    [K] чорних
    [R] червоних
   *[Y] жовтих
}
form-of-color-pl-ins = { $color ->
    [B] синіми
    [G] зеленими
    [K] чорними
    [R] червоними
   *[Y] жовтими
}
form-of-piece-acc = { $part ->
    [sign] { $color }
    [head] { form-of-color-fem-acc } голову
    [tail] { form-of-color-masc } хвіст
   *[body] { form-of-color-masc } сегмент тіла
}
form-of-piece-gen = { $part ->
    [sign] { $color }
    [head] { form-of-color-fem-gen } голови
    [tail] { form-of-color-masc-gen } хвоста
   *[body] { form-of-color-masc-gen } сегмента тіла
}
form-of-piece-ins = { $part ->
    [sign] { $color }
    [head] { form-of-color-fem-ins } головою
    [tail] { form-of-color-masc-ins } хвостом
   *[body] { form-of-color-masc-ins } сегментом тіла
}
form-of-piece-pl = { $part ->
    [sign] { $color }
    [head] { form-of-color-pl } голови
    [tail] { form-of-color-pl } хвости
   *[body] { form-of-color-pl } сегменти тіла
}
form-of-piece-pl-gen = { $part ->
    [sign] { $color }
    [head] { form-of-color-pl-gen } голів
    [tail] { form-of-color-pl-gen } хвостів
   *[body] { form-of-color-pl-gen } сегментів тіла
}

# Пророцтва.
prophecy-count = { form-of-color-pl } частини, не обов’язково поряд
prophecy-pieces = щонайменше { $items }, у будь-якому порядку
prophecy-pieces-item = { $n ->
    [one] { $n } { color }
    [few] { $n } { form-of-color-pl }
    [many] { $n } { form-of-color-pl-gen }
   *[other] { $n } { form-of-color-pl-gen }
}
prophecy-run = { $n ->
    [one] { $n } { color } частина поспіль
    [few] { $n } { form-of-color-pl } частини поспіль
    [many] { $n } { form-of-color-pl-gen } частин поспіль
   *[other] { $n } { form-of-color-pl-gen } частин поспіль
}
prophecy-run-apart = { $n ->
    [one] рівно { $n } { color } частина поспіль
    [few] рівно { $n } { form-of-color-pl } частини поспіль
    [many] рівно { $n } { form-of-color-pl-gen } частин поспіль
   *[other] рівно { $n } { form-of-color-pl-gen } частин поспіль
}
prophecy-sequence = послідовність «{ $items }»
prophecy-between = { $before }, далі { $middle }, далі { $after }
prophecy-surrounded = { $middle } між двома { form-of-color-pl-ins }
prophecy-guarded-before = { $text }, одразу перед цим немає { form-of-color-fem-gen }
prophecy-guarded-after = { $text }, одразу за цим немає { form-of-color-fem-gen }
token-one = { color }
token-any = { $n ->
    [1] будь-яка частина
    [one] { $n } будь-яка частина
    [few] { $n } будь-які частини
    [many] { $n } будь-яких частин
   *[other] { $n } будь-яких частин
}
token-plus = одна чи більше { form-of-color-pl-gen }
token-any-plus = одна чи більше частин будь-яких кольорів
token-times = { $n ->
    [one] { $n } { color }
    [few] { $n } { form-of-color-pl }
    [many] { $n } { form-of-color-pl-gen }
   *[other] { $n } { form-of-color-pl-gen }
}
card-set-base = Базова гра
plugin-base-name = { card-set-base }
plugin-base-short = Базова гра
plugin-base-licence = дані гри Cóatl, © Synapses Games; без її ілюстрацій і текстів
list-comma = { ", " }
option-value = { $name }: { $value }
list-then = { " – " }

# Рівні: винагорода за пророцтво.
level = { $times }× { $points }
levels-single = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
levels-list = очки: { $items }

# Храми.
temple-no-color = без { form-of-color-pl-gen } частин
temple-length = { $n ->
    [one] рівно { $n } частина
    [few] рівно { $n } частини
    [many] рівно { $n } частин
   *[other] рівно { $n } частин
}
temple-equal = порівну { $first ->
    [B] синіх
    [G] зелених
    [K] чорних
    [R] червоних
   *[Y] жовтих
} і { $second ->
    [B] синіх
    [G] зелених
    [K] чорних
    [R] червоних
   *[Y] жовтих
}, щонайменше по одній
temple-no-card = без { form-of-color-pl-gen } карт поряд
temple-and = { $first } · { $second }

points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
