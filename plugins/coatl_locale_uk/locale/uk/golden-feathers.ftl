# Золоті пера й менше сегментів тіла (правила 10).

fewer-bodies-name = менше сегментів тіла
fewer-bodies-help = Для 2 гравців по 14 кожного кольору, для 3 — по 18: гра закінчується раніше.
golden-feathers-name = золоті пера
plugin-feathers-name = { golden-feathers-name }
plugin-feathers-licence = правила мінідоповнення до гри Cóatl, © Synapses Games; без його ілюстрацій і текстів
golden-feathers-help = За золотий сегмент укради до двох сегментів тіла; пограбований отримує 2 очки.
piece-gold = золотий сегмент
golden-feathers-steal = Украсти в гравця { $name }: { $pieces }
golden-feathers-stole = { $name } віддає золотий сегмент і краде. { $victim } втрачає: { $pieces }.
golden-feathers-points = золоті сегменти від пограбувань: { $n }
golden-feathers-robbed = пограбування
golden-feathers-got = золоті сегменти за них
golden-feathers-given = віддані золоті сегменти
golden-feathers-times = ×
golden-feathers-each = кожне { $points } очки
golden-feathers-each-short = по { $points } очки
golden-feathers-left = золоті сегменти ще в грі: { $n } із { $all }
golden-feathers-made = крадіжки
golden-feathers-suffered = пограбування (зазнані)
refusal-golden-feathers-none = На твоєму ігровому планшеті немає золотого сегмента: його беруть із диска, як і інші частини.
refusal-golden-feathers-choice = За золотий сегмент ти крадеш один або два сегменти тіла, не золоті, з планшета одного іншого гравця.

# Що кажуть за справжнім столом.
place-stole = скільки разів хто крав
place-robbed = скільки разів кого обікрали
