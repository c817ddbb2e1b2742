# Гра в рядках тексту, які також читають уголос: жодних знаків, крім розділових.

plain-times = { $n ->
    [1] один раз
    [2] двічі
    [3] тричі
    [4] чотири рази
   *[other] { $n } разів
}
plain-plus = плюс
plain-minus = мінус
plain-rule = правило { $rule }
plain-refused = ні
plain-card = Карта { $text }
plain-nothing = нічого
plain-choices = { $n ->
    [one] { $n } можливість.
    [few] { $n } можливості.
    [many] { $n } можливостей.
   *[other] { $n } можливості.
}

# Що лежить на столі.
plain-field-empty = Комірка { $field } порожня.
plain-row = Запас { $place }: { $card }
plain-row-empty = Місце { $place } у запасі порожнє.
plain-pile = Стос { $pile }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}: { $card }
plain-pile-empty = Стос { $pile } вичерпано.
plain-bag-head = У мішечку з головами: { $pieces }.
plain-bag-body = У мішечку із сегментами тіла: { $pieces }.
plain-bag-tail = У мішечку з хвостами: { $pieces }.
plain-hand = Рука { $place }: { $card }
plain-hand-empty = На руці нічого немає.
plain-keep = Напиши { $keep } і номери карт, які лишаєш собі, наприклад { $example }; слово { $me } скаже все, що маєш.
plain-temple = Твій храм { $place }: { $card }
plain-forecast = { $name } далі візьме вміст комірки { $field }.
plain-opponent-card = Карта { $number }: { $card }; на ній: { $pieces }; бракує: { $needs }.

# Що діється поруч із грою.
plain-begins = Грають { $names }. Напиши ?, щоб дізнатися, що можна зробити; усі слова скаже довідка.
plain-sit = Натисни Enter, коли тут сидить { $name }.
plain-covered = Карти на руках приховано, доки { $name } не натисне Enter.
plain-after = Гру завершено. Тепер можна написати: { $words }.
plain-puzzle-after = Тепер можна написати: { $words }.
plain-puzzle-again = Хід починається заново.
plain-puzzles-done = Наступної задачі зараз немає.
plain-undone = Скасовано.
plain-asked = Чи можна це скасувати, вирішує { $name }.
plain-agreed = { $name } погоджується: дію скасовано.
plain-disagreed = { $name } не погоджується: дія лишається.
plain-wish = { $name } хоче скасувати останню дію: напиши так або ні. Якщо грати далі, вона лишиться.
plain-waits = Ходить { $name }.
plain-waits-away = Ходить { $name }, але цього гравця зараз немає.
plain-lobby = Тут: { $names }. Вільних місць: { $n }; гра почнеться, коли їх займуть. Вийти можна словом вихід.
plain-lobby-words = Напиши розпочни, щоб почати з комп'ютерами на вільних місцях, комп'ютер або звільни й номер місця лише для нього, місця, щоб почути, хто де сидить, запрошення, щоб почути його ще раз.
plain-invitation = Хто має грати, пише в терміналі один із цих рядків:
plain-seat = Місце { $number }: { $name }, { $who }.
plain-seat-others = Місце { $number }: { $told }
plain-seat-which = Напиши номер не свого місця, від 1 до { $all }; хто де сидить, скаже слово місця.
plain-stop-sure = Напиши { $stop } ще раз, і гра скінчиться для всіх; її не можна буде продовжити.
plain-host-question = Поки сервер працює, інші можуть грати далі. Напиши так, щоб він працював далі, або ні, щоб зупинити його; ігри триватимуть, коли він повернеться.
plain-host-runs = Сервер працює далі. До твоїх ігор веде слово місця або меню застосунку.
plain-redone = Повторено.
plain-replay = Ходів: { $turns }, дій: { $actions }.
plain-replay-words = Enter переходить до наступного ходу. Можна написати { $words }.
plain-replay-at = Хід { $turn } з { $last }: { $name }
plain-replay-before = Перед першим ходом: { $name }
plain-replay-begin = Такою гру роздано.
plain-replay-end = Далі вже нічого немає.
plain-replay-left = Знову за столом.
plain-no-turn = Ходи мають номери від 0 до { $last }; 0 перед першим.
plain-no-redo = Нічого не скасовано.
plain-saved = Гру збережено у файлі { $file }.
plain-saved-as = Копію збережено у файлі { $file }.
plain-unsaved = Не вдалося зберегти гру: { $reason }
plain-signs-on = Частини тепер пишуться знаками.
plain-signs-off = Частини тепер називаються словами.
plain-allowed = Це можна зробити: { $action }.
plain-no-reasons = Ніхто не назвав причини.
plain-player-failed = Комп'ютерний гравець { $player } підвів, і грає інший: { $error }
plain-player-memory = Комп'ютерний гравець { $player } з плагіна { $plugin } захотів понад { $megabytes } МБ пам'яті. Нічого не втрачено: замість нього грає інший.
plain-dumb = Цей термінал показує лише рядки, тому гра йде в рядках.

# Поради, аналіз, правила.
plain-purist = Налаштування не дозволяють порад.
plain-no-hint = Зараз поради немає.
plain-judging = Майстер розглядає всі ходи; це триватиме трохи.
plain-judged = { $name }, рішень: { $all }, з них коштували очок: { $n }.
plain-lost = Хід { $turn }, втрачено очок: { $points }.
plain-better = Краще: { $text }
plain-not-judged = Ходи не можна оцінити: { $error }
plain-rules = Розділи правил. Напиши правила і номер або правила і слово.
plain-no-rule = Правила { $rule } немає.
# Дужки, у яких це є в правилах, у рядках пропускаються.
plain-rules-key = клавіша 0
plain-ruling = Наше тлумачення { $rule } там, де друковані правила мовчать:
plain-ruling-none = Що ми вирішили там, де друковані правила мовчать:
plain-not-in-rules = Цього в правилах ніде немає: { $word }.
plain-more-in-rules = Ще місць: { $n }.

# Що не так із рядком.
plain-too-long = Рядок задовгий: щонайбільше { $most } знаків.
plain-unknown = Не розумію: { $line }. Напиши ?, щоб дізнатися, що можна зробити; усі слова скаже довідка.
plain-unwritten = Не розумію: { $line }. Як це писати, скаже ?
plain-meant = Не розумію: { $line }. Може, { $meant }?
plain-unknown-here = Тут цього не розумію: { $line }. Усі слова скаже довідка.
plain-not-here = Тут цього не зробити.
plain-not-over = Інша гра почнеться, коли завершиться ця, або з меню.
plain-no-list = Номер належить до переліку: спершу напиши ?
plain-no-number = Перелік має номери від { $first } до { $last }.
plain-nothing-there = Цього на столі немає: { $thing }.
plain-none-such = Ніщо з того, що зараз можна, так не починається.
plain-no-player = { $word } — слово, яке тут щось робить, а не ім'я того, хто грає самотужки.

# Де не йде жодна гра.
plain-menu = Коатль у рядках. Можна написати сьогодні, нова, далі, збережені, відкрий, приєднатися, урок, задачі, блокнот, правила, довідка або вихід.
plain-ask-seats = Хто грає? Імена через кому, за комп'ютерного гравця одне з { $known }, а { $invited } за того, хто прийде за запрошенням. Одне ім'я грає самотужки.
plain-ask-name = Як тебе звати?
plain-ask-tokens = З жертвними жетонами? Напиши так або натисни Enter, щоб грати без них.
plain-ask-variants = З якими варіантами? { $known }; Enter означає без жодного.
plain-ask-again = Потрібна відповідь; або напиши меню, щоб повернутися, чи вихід, щоб вийти.
plain-save-turn = { $names }; хід { $turn }
plain-save-over = { $names }; гру завершено
plain-no-saves = Немає збереженої гри, яку можна продовжити.
plain-no-such-save = Такої збереженої гри немає: { $file }.
plain-open-which = Напиши відкрий і номер або назву збереженої гри; їх перелічує слово збережені.
plain-which-language = Напиши мова й одну з цих: { $known }.

# Довідка: як це діє, і рядок для кожного слова.
plain-help-1 = Напиши ?, щоб почути все, що можна; з іншим словом лише частину, наприклад ? take.
plain-help-2 = Потім напиши номер можливості або її саму, як вона пишеться: take 3. Вистачить і першої літери: t 3.
plain-help-3 = Карти на руці мають номери: fulfil 1 2 кладе твою карту 2 біля коатля 1.
plain-help-4 = Усе зберігається одразу. Вийти можна словом вихід або кінцем вводу.
plain-help-verbs = Те, що роблять у грі, починається одним із цих слів: { $words }.
plain-does-look = що лежить на столі; стіл запас 2, стіл комірка 3, стіл коатль 1 або стіл стос 1 скаже більше про щось одне
plain-does-board = що мають гравці; з ім'ям лише цей гравець
plain-does-me = що маєш ти; я 2 скаже більше про твою карту 2
plain-does-why = чому щось не можна, наприклад чому take 3; саме: чому інші так зіграли
plain-does-hint = що зробив би майстер
plain-does-score = підрахунок очок
plain-does-log = що відбулося; з числом стільки останніх подій
plain-does-undo = скасовує останню дію
plain-does-redo = повторює скасоване
plain-does-save = записує копію під назвою
plain-does-rules = правила гри: з номером одне правило, зі словом кожне місце, де воно є
plain-does-help = ця довідка
plain-does-lang = інша мова, наприклад мова en
plain-does-signs = частини знаками або словами
plain-does-analysis = після гри: які ходи коштували очок
plain-does-again = ще одна гра тих самих гравців
plain-does-menu = лишає гру; її збережено
plain-does-new = нова гра; справжніми частинами: нова поруч, якщо застосунок лише ходить за суперника, або нова названа, якщо називаєш йому все
plain-does-continue = продовжує останню гру
plain-does-saves = перелічує збережені ігри
plain-does-open = відкриває збережену гру за номером або назвою
plain-does-lesson = урок
plain-does-puzzles = задачі про останній хід; з номером цю задачу
plain-does-solution = показує розв’язок
plain-does-retry = починає хід заново
plain-does-next-puzzle = наступна задача
plain-does-menu-puzzle = виходить із задачі
plain-does-join = сідає до гри інших, наприклад приєднатися 5PT3-8122@192.168.1.7
plain-does-say = каже іншим речення; саме перелічує, які є
plain-does-yes = погоджується скасувати останню дію
plain-does-none = не погоджується
plain-does-seats = ігри на серверах, де в тебе є місце, або хто де сидить
plain-does-computer = садить на місце комп'ютерного гравця, наприклад комп'ютер 2 або комп'ютер 2 hard
plain-does-free = звільняє місце для когось іншого, наприклад звільни 2
plain-does-invitation = що пишуть інші, щоб прийти
plain-does-start = починає з комп'ютерами на вільних місцях
plain-does-stop = завершує гру для всіх, якщо її створено тут
plain-does-replay = переглядає гру від початку; у меню з номером або назвою
plain-does-next = на хід далі; Enter робить те саме
plain-does-undo-replay = на хід назад
plain-does-step-replay = на дію далі; крок назад: на дію назад
plain-does-turn = на кінець ходу, наприклад хід 5
plain-does-first = на початок
plain-does-last = на кінець гри
plain-does-why-replay = чому комп'ютерний гравець так зіграв
plain-does-menu-replay = лишає перегляд
plain-does-chapter = перелічує розділи; з номером переходить до одного
plain-does-quit = виходить

# Слова, які можна написати, через кому. Перше називають; англійське слово і його літера теж діють.
plain-word-look = стіл, огляд
plain-word-board = гравці, планшети
plain-word-me = я, рука
plain-word-why = чому
plain-word-hint = порада
plain-word-score = очки, рахунок
plain-word-log = журнал
plain-word-undo = скасуй, назад
plain-word-redo = повтори
plain-word-save = збережи
plain-word-rules = правила, правило
plain-word-help = довідка, допомога
plain-word-lang = мова
plain-word-signs = знаки
plain-word-analysis = аналіз
plain-word-again = реванш
plain-word-menu = меню
plain-word-new = нова
plain-word-open = відкрий
plain-word-saves = збережені
plain-word-lesson = урок
plain-word-puzzles = задачі, задача
plain-word-solution = розв’язок
plain-word-retry = знову
plain-word-continue = далі, продовж
plain-word-join = приєднатися
plain-word-say = скажи
plain-word-quit = вихід, вийти
plain-word-yes = так
plain-word-none = ні, жоден, без
plain-word-seats = місця
plain-word-computer = комп'ютер
plain-word-free = звільни
plain-word-invitation = запрошення
plain-word-stop = зупини
plain-word-replay = перегляд
plain-word-next = наступний
plain-word-turn = хід
plain-word-first = початок
plain-word-last = кінець
plain-word-chapter = розділ, розділи
plain-word-game = гра, гру
plain-word-keep = лиши
plain-word-take = візьми
plain-word-field = комірка, комірку
plain-word-draw = тягни, пророцтво
plain-word-start = розпочни, почни
plain-word-extend = приєднай
plain-word-fulfil = розіграй
plain-word-claim = храм
plain-word-done = готово
plain-word-token = жетон
plain-word-discard = скинь
plain-word-end = заверши
plain-word-pass = пас, пасуй
plain-word-step = крок
plain-word-row = запас, місце
plain-word-deck = колода, колоди
plain-word-head = голова, голову
plain-word-tail = хвіст
plain-word-body = тіло, сегмент
plain-word-coatl = коатль
plain-word-own = власний
plain-word-pile = стос
plain-word-pick = вибір
plain-word-vision = передбачення
plain-word-duty = обов'язок
plain-word-B = синій, синя, синю, синє
plain-word-G = зелений, зелена, зелену, зелене
plain-word-K = чорний, чорна, чорну, чорне
plain-word-R = червоний, червона, червону, червоне
plain-word-Y = жовтий, жовта, жовту, жовте

# Команда coatl play.
cli-value-names = ІМ’Я,@ГРАВЕЦЬ
cli-value-name = ІМ’Я
cli-value-words = СЛОВО,СЛОВО
cli-play = грає в гру; з --plain у рядках тексту
cli-play-description = Грає: у застосунку, з --plain у рядках тексту, які пишуть і читають, слухають або передають каналом, а з --json так, як грає програма. З параметрами, що кажуть, яка це гра, вона починається одразу; інакше її вибирають там.
cli-play-file = збережена гра, яку продовжити, або з --plain запрошення до гри інших, напр. 5PT3-8122@192.168.1.7
cli-play-plain = у рядках тексту, без екрана; термінал, що вміє лише рядки, отримує їх сам
cli-play-seats = хто грає: імена, а за комп’ютерного гравця @ і гравець, напр. Ann,@hard; @invited за того, хто прийде за запрошенням; Ann@secret, якщо карт цього гравця не називають (з --chance told); одне ім’я грає самотужки
cli-play-first = хто ходить першим: ім’я або номер місця (інакше вирішує випадок)
cli-play-half = незавершені коатлі дають половину, як у польському виданні
cli-play-strict = суворий X: «без жовтого поруч» на відкритому кінці діє, лише коли там з’явиться інша частина
cli-play-allow = що дозволяє гра за запрошенням: hints (поради), watch (глядачі) або нічого (типово: hints)
cli-play-allow-invited = --allow — для гри за запрошенням: хтось у --seats має бути @invited
cli-play-allow-unknown = «{ $word }» не можна дозволити; є: { $known }
cli-play-seed-invited = гру за запрошенням сервер роздає за власним зерном: прибери --seed
cli-play-first-unknown = серед гравців немає «{ $first }»: назви ім’я або номер місця від 1 до { $seats }
cli-play-edition-alone = чи діють --half і --strict, каже --edition: прибери їх або видання
cli-play-solo = гра самотужки проти автоматичного суперника
cli-play-edition = рахує очки, як друковане видання цією мовою: cs, pl або uk
cli-play-seed = будь-який текст; він визначає всю гру (інакше випадковий)
cli-play-reasons = комп’ютерні гравці одразу кажуть, чому так грають
cli-play-signs = пише частини знаками, як-от <R, а не словами
cli-play-only-plain = { $option } — для гри в рядках тексту: додай --plain
cli-play-json = говорити протоколом на стандартному вході й виході, один об’єкт JSON у рядку
cli-play-only-json = з --json про те, яка це гра, кажуть повідомлення, а не інші параметри
cli-play-file-alone = «{ $file }» каже, яка це гра: прибери інші параметри (із запрошенням --seats — лише ім’я)
cli-play-no-edition = друкованого видання «{ $edition }» немає; є: { $known }
