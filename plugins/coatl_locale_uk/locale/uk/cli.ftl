# Командний рядок. Довідка не має вставок: її показують, не завантажуючи Fluent.

cli-usage = використання:
cli-arguments = аргументи
cli-options = параметри
cli-commands = команди
cli-description = Настільна гра Cóatl у терміналі. Без команди відкривається гра.
cli-help = показати цю довідку й вийти
cli-version = показати версію й вийти
cli-safe-mode = завантажити лише те, що належить самій грі, без чужих плагінів
cli-json = вивести JSON для програм
cli-set = набір карт (типово: base); для кількох наборів повтори параметр

cli-score = порахувати очки коатлів, записаних літерами, за всіма картами
cli-score-description = Рахує очки коатлів за кожною картою вибраних наборів. Коатля записують від голови до хвоста літерами B (синя), G (зелена), K (чорна), R (червона) і Y (жовта), наприклад BBRBBKRBBYY. Храми читаються так, ніби поряд із коатлем немає пророцтв. З --json виходить один об’єкт у рядку на кожного коатля, з усіма картами; інакше — таблиця карт, що дають очки.
cli-score-coatl = коатль, наприклад BBRBBKRBBYY; - читає зі стандартного вводу по одному коатлю в рядку
cli-score-open-head = кінець з боку голови ще відкритий: храм розіграти не можна, тож храми не дають очок
cli-score-open-tail = кінець з боку хвоста ще відкритий: храм розіграти не можна, тож храми не дають очок
cli-cards = перелічити карти наборів
cli-replay = програти збережену гру й показати стіл, до якого вона веде
cli-replay-description = Виконує дії збереженої гри одну за одною та показує стіл, до якого вони ведуть, і рахунок. Якщо дію не можна виконати, каже, яку саме й чому.
cli-replay-file = збережена гра
cli-simulate = зіграти багато випадкових ігор і порахувати
cli-simulate-description = Грає багато ігор, у яких гравці навмання вибирають із дозволеного, і каже, чим вони закінчилися. Однакові аргументи дають однакові ігри; це видно з контрольної суми.
cli-simulate-players = кількість гравців, від 2 до 4 (типово: 2)
cli-simulate-games = кількість ігор (типово: 100)
cli-simulate-seed = будь-який текст; від нього залежать усі ігри (типово: coatl)
cli-simulate-tokens = грати з жертвними жетонами
cli-simulate-solo-game = грати наодинці проти A.D.A.M.
cli-simulate-levels = рівні одиночної гри, наприклад 1,3,5 (типово: жодного)
cli-lang = мова, наприклад cs або uk (типово: як у застосунку, інакше як у системі)
cli-rules = вивести правила гри
cli-rules-section = лише це правило, наприклад 6.4; без нього — усі
cli-locale = робота з перекладами
cli-locale-new = створити теку з усіма повідомленнями для перекладу новою мовою
cli-locale-new-tag = код мови, наприклад sk
cli-locale-new-dir = де створити теку (типово: тут)
cli-locale-check = перевірити повідомлення перекладу
cli-locale-check-dir = тека перекладу
cli-plugins = робота з плагінами
cli-plugins-list = перелічити всі плагіни; їхній код не запускається

# Помилки: кожна одним реченням.
cli-error = coatl: { $text }
cli-error-usage = { $problem }; див. { $command } --help
cli-error-required = бракує: { $arguments }
cli-error-value = після { $option } потрібне значення
cli-error-no-value = { $option } не приймає значення: { $value }
cli-error-command = немає команди «{ $command }»; є такі: { $known }
cli-error-unknown = «{ $arguments }» — не аргумент цієї команди; див. { $command } --help
cli-error-number = для { $option } потрібне ціле число, не менше ніж { $least }, а не «{ $text }»
cli-error-players = гравців має бути від { $least } до { $most }, а не { $players }
cli-error-solo = в одиночній грі немає параметра { $option }
cli-error-no-solo = плагін одиночної гри «{ $variant }» не працює; див. coatl plugins list
cli-error-level = «{ $level }» — не рівень: укажи через кому якісь із { $known }
cli-error-levels-alone = --levels — лише для ігор проти A.D.A.M.: додай --solo
cli-error-language = немає мови «{ $language }»; є такі: { $known }
cli-error-rule = немає правила «{ $rule }»; є такі: { $known }
cli-error-tag = «{ $tag }» — не код мови, як-от sk або pt-BR
cli-error-exists = { $file } вже існує
cli-error-no-folder = немає теки { $file }
cli-error-seed = це зерно не є читабельним текстом
cli-error-no-coatl = немає коатля для підрахунку: запиши його літерами від голови до хвоста, наприклад BBRBBKRBBYY, або вкажи -, щоб читати стандартний ввід
cli-error-empty = коатль порожній: запиши його літерами від голови до хвоста, наприклад BBRBBKRBBYY
cli-error-letter = «{ $letter }» на місці { $place } в коатлі «{ $coatl }» — не колір: пиши B, G, K, R і Y
cli-error-small = «{ $letter }» на місці { $place } в коатлі «{ $coatl }» — мала літера: пиши { $capital }
cli-error-long = коатль «{ $coatl }» задовгий: порахувати можна не більше ніж { $most } частин
cli-error-line = рядок { $line }: { $text }
cli-error-input = стандартний ввід не є читабельним текстом
cli-error-system = відмова системи: { $reason }
cli-error-set = немає набору карт «{ $set }»; є такі: { $known }
cli-error-no-set = немає набору карт «{ $set }»: жоден плагін їх не надає
cli-error-set-twice = «{ $set }» указано двічі

# Таблиці.
cli-none = немає
cli-score-nothing = Жодна карта не дає очок.
cli-column-points = очки
cli-column-times = рази
cli-column-card = карта
cli-column-pattern = шаблон
cli-column-color = колір
cli-column-levels = рівні
cli-column-copies = копії
cli-column-text = текст
cli-column-name = назва
cli-column-version = версія
cli-column-kind = тип
cli-column-source = звідки
cli-column-state = стан
cli-color-name = { $color ->
    [B] синій
    [G] зелений
    [K] чорний
    [R] червоний
   *[Y] жовтий
}
cli-temple = храм
cli-plugin-ok = працює
cli-plugin-code = тут не запущено
cli-plugin-faulty = працює, хибні повідомлення англійською: { $reason }
cli-plugin-broken = не працює: { $reason }

# Стіл відтвореної гри.
cli-replay-turn = Хід { $turn }: ходить { $name }.
cli-replay-over = { $turn ->
    [one] Гру завершено за { $turn } хід.
    [few] Гру завершено за { $turn } ходи.
    [many] Гру завершено за { $turn } ходів.
   *[other] Гру завершено за { $turn } ходів.
}
cli-replay-winner = Перемагає { $name }.
cli-replay-opponent-card = збирає { $card }: { $pieces }; треба { $needs }
cli-replay-shared = Перемогу ділять { $names }.
cli-replay-supply = Диск: { $fields }
cli-replay-row = Запас пророцтв: { $cards }
cli-replay-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
cli-replay-board = ігровий планшет: { $pieces }
cli-replay-hand = на руці: { $prophecies ->
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
cli-replay-coatl = коатль { $number }: { $coatl } ({ $state ->
    [complete] завершений
   *[open] незавершений
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
})
cli-replay-line = { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}

# Підсумок симуляції.
cli-simulate-summary = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}, дій: { $actions }, за { $seconds } с: { $gps } ігор/с, { $aps } дій/с
cli-simulate-ending = { $ending ->
    [third_coatl] третій коатль
    [exhausted_bodies] сегменти тіла вичерпано
   *[standstill] ніхто не може нічого зробити
}: { $games }
cli-simulate-solo = перемог: { $wins }, поразок: { $losses }, очок у середньому: { $points }
cli-simulate-opponent = A.D.A.M., очок у середньому: { $points }
cli-simulate-checksum = контрольна сума { $checksum }

# Переклади.
cli-locale-made = Теку { $folder } створено: прибери # перед рядком, переклади його, а тоді запусти: coatl locale check { $folder }
cli-locale-fine = { $folder }: { $n ->
    [one] { $n } повідомлення
    [few] { $n } повідомлення
    [many] { $n } повідомлень
   *[other] { $n } повідомлень
}, усе гаразд.
cli-locale-sum = { $errors ->
    [one] { $errors } помилка
    [few] { $errors } помилки
    [many] { $errors } помилок
   *[other] { $errors } помилок
}, { $warnings ->
    [one] { $warnings } попередження
    [few] { $warnings } попередження
    [many] { $warnings } попереджень
   *[other] { $warnings } попереджень
}.
cli-error-word = помилка
cli-warning-word = попередження
