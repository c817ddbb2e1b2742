partners-name = Партнери
partners-help = Двоє на двох: ті, хто сидить навпроти, перемагають разом і можуть давати одне одному сегменти тіла.
partners-open-hands = Відкриті руки
partners-open-hands-help = Партнери бачать пророцтва й храми одне одного.

partners-give = Віддати { $pieces } – кому: { $name }
partners-given = { $name } віддає { $pieces } – кому: { $partner }.
