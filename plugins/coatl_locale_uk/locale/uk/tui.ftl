# Застосунок: меню, форми, стіл, клавіші.

app-credit = Неофіційний фанатський проєкт. Гра © Synapses Games; її ілюстрацій і текстів тут немає.
menu-tagline = пернаті змії з кольорових частин · 1–4 гравці

# Меню
menu-continue = Продовжити
menu-nothing-to-continue = Незавершеної гри немає: почни нову або вибери одну зі збережених.
menu-nothing-to-repeat = Ще не зіграно жодної гри: почни нову.
menu-new-game = Нова гра
menu-again = ті самі гравці знову: { $key }
menu-game = { $players } · хід { $turn }
menu-last = Остання гра
menu-saves = Збережені ігри
menu-rules = Правила гри
menu-records = Результати
menu-plugins = Плагіни
menu-plugins-on = увімкнено: { $n }
menu-help = Клавіші та знаки
menu-quit = Вийти

# Нова гра
form-title = Нова гра
form-about = Яка це буде гра
form-shared = За однією клавіатурою; між ходами екран закритий.
form-invited = Інші приєднаються за запрошенням, кожен за своїм комп’ютером.
form-bodies = Сегменти тіла в мішечку: { $n }.
form-cards = Пророцтв у грі: { $prophecies }, храмів: { $temples }.
form-letters = Синій { $B }, зелений { $G }, чорний { $K }, червоний { $R }, жовтий { $Y }: літера є на кожній частині.
form-name = Гравець { $n }
form-name-itself = сам вибере ім’я
form-name-brought = назве своє ім’я
form-name-help = Ім’я, щонайбільше { $most } знаків.
form-name-invited-help = Твоє ім’я, щонайбільше { $most } знаків; інші бачитимуть його на своїх комп’ютерах.
form-seat-person = людина
form-seat-computer = комп’ютер
form-seat-invited = запрошений
form-seat-more = ще одне місце
form-column-name = ім’я
form-column-who = хто грає
form-column-strength = сила
form-default-name = Гравець { $n }
form-first = Перший гравець
form-first-random = за жеребкуванням
form-group-cards = Карти
form-group-invited = За запрошенням
form-hints = Поради дозволено
form-hints-help = Кожен може попросити в майстра поради.
form-watch = Інші можуть спостерігати
form-watch-help = Хто має запрошення, може спостерігати, але не бачить карт на руках.
form-group-variants = Варіанти
form-group-opponent = Суперник
form-group-rules = Правила
form-tokens = Жертвні жетони
form-tokens-help = Три особливі дії для кожного гравця, кожна раз; урок їх показує.
form-rule = правило { $rule }
form-edition = Видання гри
form-edition-help = Видання різняться двома правилами нижче; вони будуть як у вибраному.
form-edition-language-help = Видання вибрано за мовою застосунку; від нього залежать опції нижче.
form-edition-own-help = Обидві опції нижче налаштовуєш ти. Вибір буде збережено.
edition-cs = чеське видання
edition-pl = польське видання
edition-uk = українське видання
edition-own = власний вибір
form-half = Половина за незавершених
form-half-help = Правило польського видання. В інших очки дають лише завершені коатлі.
form-strict = Суворий X
form-strict-help = «Поряд немає жовтої» на відкритому кінці — лише коли там ляже інша частина.
form-seed = Зерно
form-seed-chance = випадкове
form-seed-help = Однакове зерно дає однакову роздачу. Якщо порожньо, береться нове.
form-seat-help = ◄ ► змінюють, хто тут грає; літери — це ім’я.
form-seat-alone-help = ◄ ► змінюють, хто грає, ► { $name } для гри наодинці. Літери — це ім’я.
form-seat-more-help = Ще один гравець: місце додає Enter або ►.
form-seat-invited-help = Хто прийде за твоїм запрошенням, грає за іншим комп’ютером і там назве ім’я.
form-first-help = Перший гравець вибирає з трьох пророцтв, наступний — з чотирьох і так далі.
form-forecast = Наміри суперника
form-forecast-help = Наперед показує, що візьме суперник. F8 змінює це будь-коли.
pace-steps = по кроку за натиском
pace-slow = повільно
pace-normal = помірно
pace-fast = швидко
form-start = Почати
form-yes = так
form-no = ні
form-names-alike = Двох гравців звуть однаково: { $name }. Дай їм різні імена.
form-name-empty = Гравцеві { $n } потрібне ім’я.
form-name-yours = Назвися: інші хочуть знати, хто їх кличе.
form-invited-nobody = Одне місце має бути твоїм: вибери там людину.
form-invited-several = У грі за запрошенням за цією клавіатурою грає одна людина: вибери «запрошений» і тут або не вибирай цього ніде.
form-net = Для ігор за запрошенням потрібні бібліотеки, яких не встановлено: pip install 'coatl[net]'
form-host-opens = Сервер запускається…
form-set = Карти: { $name }
form-set-note = { $prophecies ->
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
form-set-help = { $name }: { $prophecies ->
    [one] { $prophecies } пророцтво
    [few] { $prophecies } пророцтва
    [many] { $prophecies } пророцтв
   *[other] { $prophecies } пророцтв
}, { $temples ->
    [one] { $temples } храм
    [few] { $temples } храми
    [many] { $temples } храмів
   *[other] { $temples } храмів
}.
form-variant-players = { $variant }: кількість гравців від { $least } до { $most }. Вибери іншу або вимкни цей варіант.
form-seat-players = { $player } грає лише тоді, коли гравців від { $least } до { $most }. Вибери іншу кількість гравців або когось іншого на це місце.
form-sets-few = На початку роздають і викладають { $needed ->
    [one] { $needed } пророцтво
    [few] { $needed } пророцтва
    [many] { $needed } пророцтв
   *[other] { $needed } пророцтв
}, а вибрано лише { $prophecies }: вибери більше карт або зменш кількість гравців.
form-no-cards = Немає чим грати: увімкни плагін із картами в меню «Плагіни».
form-no-prophecies = Серед карт має бути хоч одне пророцтво: вибери інший набір або додай його в меню «Плагіни».
form-variant-failed = Помилка плагіна «{ $plugin }»: { $error }. Гру не розпочато.

# Панелі
pane-supply = Диск
pane-players = Гравці
pane-row = Пророцтва
pane-hand = Рука ({ $cards })
pane-looking-on = Ти спостерігаєш
drawn-looking-on = Ти не граєш і не бачиш карт на руках. { $other }: наступний стіл, { $log }: журнал, { $quit }: вийти.
pane-own-table = { $name } (ти)
pane-log = Журнал
log-now = ходить
log-head-points = очки
log-head-done = що сталося
log-told = Золоті: очки завершених коатлів. +4: що вже мають незавершені.
pane-panel = Варіанти
opponent-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карт
}
opponent-next = далі комірка { $field }
opponent-next-to = на { $card }
opponent-next-away = скинуто
opponent-pile = стос
table-bag = мішечок
table-row-empty = поповниться наприкінці ходу
table-pile-empty = храмів немає
table-no-coatl = Коатлів ще немає.
table-last-turn = останній хід
table-unsaved = НЕ ЗБЕРЕЖЕНО: { $reason }
# A game that is looked at again: where in it, among all actions.
replay-status = перегляд · хід { $turn } з { $last } · дія { $n } з { $all }
replay-status-short = хід { $turn } з { $last }
replay-no-better = Про краще поки що невідомо: його шукає аналіз.
replay-better = Найкраще для майстра: { $best }
replay-begin = Стіл після роздачі. Enter покаже першу дію.
trial-status = коатль { $coatl } · поза грою
trial-most = до
trial-begin = Цифра прикладає твою частину; { $key } і цифра — бажану з диска.
table-end-near = кінець гри: { $n ->
    [one] ще { $n } хід
    [few] ще { $n } ходи
    [many] ще { $n } ходів
   *[other] ще { $n } ходів
}
card-each = кожна
coatl-complete = завершений
temple-short-no = без
temple-short-length = { $n } част.
token-pick-short = В
token-vision-short = П
token-duty-short = О

# Що треба зробити
status-due-keep = { $least ->
    [0] Лиши до { $most ->
        [one] { $most } пророцтва
        [few] { $most } пророцтв
        [many] { $most } пророцтв
       *[other] { $most } пророцтв
    }, потім E
   *[other] Лиши { $most ->
        [one] { $most } пророцтво
        [few] { $most } пророцтва
        [many] { $most } пророцтв
       *[other] { $most } пророцтв
    }, потім E
}
status-due-opponent = ходить: Enter крок, E усі, U скасувати
status-due-opponent-short = Enter крок, E усі
status-due-first = Останній хід: до двох дій
status-due-second = Друга дія або E: кінець
status-due-end = Рука повна: натисни E
status-due-choose = Вибирай ще пророцтва або натисни E
status-due-vision = Скинь зайве, потім вибери пророцтва
status-due-assemble = Створюй далі або натисни E
status-due-complete = Коатля завершено: розіграй карти або E
status-due-ask = Дай відповідь на запитання
status-due-over = Гру завершено
due-other = ходить
due-looked-on = ходить · ти спостерігаєш
due-away = { $minutes ->
    [0] без зв’язку
   *[other] без зв’язку ({ $minutes } хв)
}
due-cut = Зв’язок перервано, пробую знову…
due-ended = завершує гру
due-closed = Сервер закрив це місце
due-thinks = думає

# Вибір
choice-title-card = Для якого коатля розіграти пророцтво?
choice-title-coatl = { $n ->
    [1] До коатля { $coatl } пасує лише ця картка.
   *[other] Яку карту отримує коатль { $coatl }?
}
choice-title-token = Який жертвний жетон?
choice-title-token-brief = Жетон?
choice-title-moves = Що зробиш?
choice-title-pick = Які частини з мішечка? Далі поповнюють порожні комірки (7.1).
choice-title-pick-brief = Які частини?
choice-title-pick-color = { $n ->
    [1] Який колір?
   *[other] Якого кольору другий?
}
choice-title-wish = Яку частину з комірки { $field } приміряти?
choice-title-duty = Який храм?
choice-title-keep = Жодного пророцтва не позначено. Скинути всі?
choice-keep-look = подивитися ще раз
choice-keep-none = не лишати жодного
choice-last-back = повернутися
choice-title-last = Твій останній хід закінчується. Це ще дало б очки. Закінчити без цього?
choice-last-end = закінчити хід без цього
choice-title-undo = Останню дію зробив гравець { $name }. Скасувати її?
choice-title-hint = Майстер на твоєму місці
choice-title-hint-short = Порада майстра
choice-title-hint-least = Порада
hint-points = очки проти бездіяльності
hint-points-brief = проти бездіяльності
hint-gain = { $points } проти бездіяльності
hint-gain-short = цей хід { $points }
hint-points-behind = очки проти 1
hint-points-short = очки
hint-worth = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = комірка { $field }
hint-choose = узяти { $places }
hint-deck = колода
hint-complete = завершити
hint-bag = з мішечка
hint-pile = стос { $pile }
hint-draws = з колоди
hint-with = з картками { $cards }
hint-plays = { $key } зіграє хід { $number } за тебе, доки не відкриється щось нове.
hint-alike = так само добре, як { $number }
hint-no-card = не для жодної з твоїх карток
hint-no-card-short = не для картки
hint-aims = мета: { $coatl }, після завершення { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
# З чого складаються очки коатля: { $whole } — речення перед дужками, { $parts } — перелік із двох наступних.
hint-made-of = { $whole } ({ $parts })
hint-part-card = { color } { $points }
hint-part-temple = храм { $points }
hint-over-completes = завершує коатля
hint-over-points = { $points ->
    [one] одразу лежить біля коатля { $points } очко
    [few] одразу лежать біля коатля { $points } очки
    [many] одразу лежить біля коатля { $points } очок
   *[other] одразу лежить біля коатля { $points } очка
}
hint-over-coatl = коатль дає більше очок ({ $points }, а не { $other })
hint-over-only = лише в комірці { $field } є { $pieces }
hint-over-known = ніхто не знає, що дасть колода
hint-over-cards = допомагає більшій кількості карток ({ $n })
choice-undo-no = лишити
choice-undo-yes = скасувати; за клавіатуру сідає { $name }
choice-title-allow = { $name } хоче скасувати свою останню дію. Погоджуєшся?
choice-allow-yes = так, нехай скасує
choice-allow-no = ні, дія лишається
choice-title-say = Що сказати іншим?
said-hello = Привіт!
said-good-luck = Хай щастить!
said-well-played = Гарно зіграно!
said-thanks = Дякую!
said-sorry = Перепрошую!
said-one-moment = Хвилинку, будь ласка.
said-oops = Ой!
said-your-turn = Твій хід.
choice-seats-fill = нехай за гравця { $name } грає комп’ютер
choice-seats-free = звільнити місце гравця { $name } для того, хто приєднається
choice-seats-end = завершити гру для всіх
choice-title-seats = Хто за столом
choice-title-end = Завершити гру для всіх? Продовжити її не зможе ніхто.
choice-end-yes = завершити гру
seats-here = { $name } за столом.
seats-away = { $minutes ->
    [0] { $name } без зв’язку.
   *[other] { $name } без зв’язку вже { $minutes } хв.
}
seats-computer = За гравця { $name } грає комп’ютер.
seats-free = Місце гравця { $name } вільне.
seats-later = Після { $minutes } хв без зв’язку далі може грати комп’ютер.
choice-title-leave = Вийти з-за столу?
choice-title-quit = Вийти з-за столу? Гру збережено.
choice-title-quit-unsaved = Гру НЕ вдалося зберегти: { $reason }. Усе одно вийти з-за столу?
choice-quit-menu = до меню
choice-quit-app = вийти
choice-quit-stay = грати далі
choice-title-begun = Тепер твій хід. Завершити його?
choice-begun-stay = ні, ходити далі
choice-begun-end = завершити хід
choice-token-pick = Ідеальний вибір: частини з мішечка на твій вибір
choice-token-vision = Передбачення майбутнього: новий запас, потім вибір пророцтв
choice-token-duty = Обов’язок жерця: храм на руку
token-pick-told = Голова, хвіст чи два сегменти на вибір; далі заповнюють порожні комірки.
token-vision-told = Шість нових пророцтв у запасі; скинь із руки зайві, потім вибирай.
token-duty-told = Верхній храм одного зі стосів; відтепер розіграти його можеш лише ти.
choice-pick-kind = { $part ->
    [head] 1 голова
    [tail] 1 хвіст
   *[body] 2 сегменти
}
choice-pick-brief = { $part ->
    [head] голова
    [tail] хвіст
   *[body] сегменти
}
choice-pick-told = { $part ->
    [head] Одна з цих голів на твій планшет; далі поповнюють порожні комірки.
    [tail] Один із цих хвостів на твій планшет; далі поповнюють порожні комірки.
   *[body] Два, навіть одного кольору, на планшет; далі поповнюють порожні комірки.
}
choice-nothing = Для коатля { $coatl } зараз не розіграти жодного пророцтва. Щоб приєднати частину, натисни її номер.
choice-usual = { $act ->
    [take] узяти вміст цієї комірки
    [choose] узяти це пророцтво
    [draw] узяти карту з колоди
    [claim] розіграти цей храм
    [fulfil] розіграти це пророцтво
    [discard] скинути це пророцтво
    [look] оглянути цей стіл
    [cards] карти для цього коатля
   *[attach] приєднати цю частину
}

# Між гравцями
cover-enter = Це { $name }
cover-text = Карти на руках приховано. { $name }, натисни Enter, коли екран бачитимеш лише ти.
cover-happened = Що відбулося:

# Підрахунок очок
sheet-ahead = перевага { $n }
sheet-most = найбільше
sheet-counted = як пораховано
sheet-saved = Аркуш збережено: { $file }
sheet-unwritable = Аркуш не вдалося зберегти: { $reason }.
command-rematch = реванш
command-rematch-name = ті самі гравці знову
command-rematch-help = Грати знову з тими самими гравцями й правилами; починає наступний гравець.
command-picture = малюнок
command-picture-name = зберегти аркуш як малюнок
command-picture-help = Зберегти весь аркуш з очками як малюнок.

# Збережені ігри
saves-title = Збережені ігри
saves-none = Збережених ігор ще немає.
saves-turn = хід { $turn }
saves-finished = завершено
saves-damaged = не відкривається
saves-inspect = Востаннє грали { $saved }.
saves-backup-turn = копія: хід { $turn }
saves-damaged-file = Файл { $file } пошкоджений у рядку { $line }.
saves-inspect-backup = Продовжити з резервної копії: { $key }
saves-deleted = { $file } видалено.
saves-delete-sure = Натисни D ще раз, щоб видалити { $file } назавжди.
saves-no-backup = Резервної копії { $file } немає.
saves-count = { $n ->
    [one] { $n } гра
    [few] { $n } гри, від найновішої
    [many] { $n } ігор, від найновішої
   *[other] { $n } гри, від найновішої
}
saves-looking = дивлюся на неї…
saves-today = сьогодні { $time }
saves-yesterday = учора
small-supply = Диск
small-row = Пророцтва
small-points = Очки
small-last = Щойно
small-board = планшет
small-to-move = ходить
save-as-title = Зберегти гру під назвою
save-as-help = Під цією назвою копія гри буде серед збережених ігор; сама ця гра лишається, як є.
save-as-done = Збережено як { $name }.
save-failed = Не збережено у { $file }: { $reason }. Звільни місце або перевір теку; гра триває.

# Повідомлення
message-why = Задум гравця { $name }: { $why }.
message-player-failed = Гравець { $player } зазнав збою, і замість нього грає інший. { $plugin }: { $error }
message-player-memory = Гравець { $player } (плагін { $plugin }) захотів понад { $megabytes } МБ пам’яті. Нічого не втрачено: замість нього грає інший.
message-player-missing = Комп’ютерного гравця { $player } не встановлено: замість нього грає інший.
message-undone = Скасовано: { $act }
message-asked = Гравця { $name } спитано, чи можна тобі скасувати дію.
message-agrees = { $name } погоджується: твою останню дію скасовано.
message-disagrees = { $name } не погоджується: зроблене лишається в силі.
message-wish = { $name } хоче скасувати свою останню дію. { $key }: відповісти; якщо гратимеш далі, дія лишається.
message-wish-nobody = Ніхто не хоче нічого скасувати.
message-played-for-you = За твоєї відсутності за тебе грав комп’ютер: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}. Тепер знову граєш ти.
message-back = { $name } знову за столом.
message-sits-down = На місце гравця { $name } хтось сів і грає далі під цим ім’ям.
message-sits-as = Ти граєш тут під ім’ям { $name }.
message-end-not-yours = Завершити гру для всіх може лише той, хто її створив.
message-said = { $name }: { $said }
message-redone = Повторено: { $act }
message-more = … (L: журнал)
message-no-digit = Номера { $digit } тут немає.
message-no-piece = Комірка { $digit } твого планшета порожня.
message-new-coatl = Новий коатль: натисни номер частини, з якої його розпочати.
message-look-there = Enter показує цей стіл.
message-fulfil = Яке пророцтво з руки? Натисни його номер.
message-marked = { $least ->
    [0] Позначено: { $n } (щонайбільше { $most }).
   *[other] Позначено: { $n } з { $most }.
}
message-no-tables = Ні в кого ще немає коатлів, на які можна подивитися: спершу познач пророцтва, які лишаєш.
message-other-game = Ця клавіша в такій грі нічого не робить.
message-no-moves = { $name }: { $moves } { $why }
message-over = Гру завершено. { $key } знову покаже підрахунок очок.
message-again = Та сама клавіша ще раз { $act ->
    [take] візьме вміст комірки { $n }
    [choose] візьме це пророцтво
    [claim] розіграє цей храм
    [fulfil] розіграє це пророцтво
    [discard] скине це пророцтво
    [show] запитає, яку карту ти показуєш
   *[attach] приєднає цю частину
}.
message-again-deck = Карту, узяту з колоди, уже не повернути. Та сама клавіша ще раз її візьме.
message-loses = Коатль { $coatl } утратить на цьому { points }.
message-closes = Це завершить коатля { $coatl }; за карти поряд із ним — { points }.
message-closes-hand = Потім із руки: { $points }.
message-closes-temple = Найкращий храм: { $points }.
message-closes-most = Разом щонайбільше { points }.
message-begins-end = Це розпочне кінець гри: кожен інший гравець матиме ще останній хід.
message-ends-game = Це одразу закінчить гру.
message-trial-nothing = Нічого з цього не зіграти: спроба не починається з частини твого планшета.
message-trial-field = У комірці { $field } більше нічого немає.
message-redo-nothing = Немає чого повторювати.
message-turn-begun = Тепер твій хід: візьми частини, вибери пророцтва або створюй коатля.
message-saving = Триває збереження…
message-still-saving = Остання дія ще зберігається: натисни клавішу ще раз за мить.
message-not-done = Цю дію не вдалося зберегти, тому її не виконано: { $reason }. Спробуй ще раз.
message-variant-failed = Помилка плагіна «{ $plugin }»: { $error }. Гру збережено; вона триває без того, що спричинило помилку.
message-copied = Плагін «{ $plugin }» видалено, вимкнено або змінено: його карти взято зі збереженої гри.
message-edited-same = «{ $plugin }» змінився відтоді, як цю гру збережено. Усі дії чинні, а на столі лежить те саме.
message-edited-other = «{ $plugin }» змінився відтоді, як цю гру збережено. Усі дії чинні, але стіл після них інший.
message-edited-broken = «{ $plugin }» змінився відтоді, як цю гру збережено. Дія { $number }, «{ $action }», більше не чинна ({ $reason }): гра стоїть перед нею.
message-edited-apart = Вона триває у власному файлі, а старий лишається, як був.
message-rule = Правило { $rule }: { $text }

crash = Усередині гри сталася помилка. Її записано у { $file }; гру збережено до останньої дії. Щоб продовжити, запусти coatl знову й, будь ласка, надішли цей файл розробникам.
crash-unwritten = Усередині гри сталася помилка: { $error }. Запусти coatl знову, щоб продовжити зі збереженого.
unsaved = coatl: останню гру не вдалося зберегти: { $reason }.
no-terminal = coatl: для гри потрібен термінал; без нього грає «coatl play --plain», а «coatl --help» покаже, що ще працює.

# Замало місця
small-title = Потрібно трохи більше місця
small-text = Столу потрібно { $width } × { $height } знаків, а цей термінал має { $has-width } × { $has-height }. Збільш вікно або зменш шрифт: гра почекає.

# Команди: напис на панелі клавіш і пояснення
command-up = вгору
command-up-help = Перемістити курсор угору.
command-down = вниз
command-down-help = Перемістити курсор униз.
command-page-up = стор. вгору
command-page-up-help = Прокрутити на сторінку вгору: журнал, підрахунок очок, ці клавіші.
command-page-down = стор. вниз
command-page-down-help = Прокрутити на сторінку вниз.
command-to-start = на початок
command-to-start-help = Перейти на початок.
command-to-end = у кінець
command-to-end-help = Перейти в кінець.
command-left = ліворуч
command-left-help = Перемістити курсор ліворуч.
command-right = праворуч
command-right-help = Перемістити курсор праворуч.
command-digit = 1–9, 0
command-digit-name = перейти до цього номера
command-digit-help = Перемістити курсор на предмет із цим номером; 0 — це десять.
command-number = { command-digit }
command-number-name = прикласти цю частину
command-number-help = Диск: перейти до цієї комірки, 0 — до комірки 10; та сама цифра ще раз її бере. Пророцтва: узяти відразу; колоду й храми — лише за другим разом. Коатлі: приєднати цю частину зі свого планшета там, де позначка. Рука: перейти до карти; ще раз — розіграти її. У запитанні: вибрати відповідь.
command-eleventh = комірка 11
command-eleventh-name = комірка 11; двічі — узяти
command-eleventh-help = Диск з одинадцятьма комірками, для п’ятьох гравців: перейти до одинадцятої; та сама клавіша ще раз її бере.
command-next-pane = панель
command-next-pane-name = наступна панель
command-next-pane-help = Перейти до наступної панелі.
command-previous-pane = панель назад
command-previous-pane-name = попередня панель
command-previous-pane-help = Перейти до попередньої панелі.
command-go-supply = диск
command-go-supply-name = перейти до диска
command-go-supply-help = Перейти до диска.
command-go-prophecies = пророцтва
command-go-prophecies-name = перейти до пророцтв
command-go-prophecies-help = Перейти до запасу пророцтв і колоди.
command-go-temples = храми
command-go-temples-name = перейти до храмів
command-go-temples-help = Перейти до наступного храму: на стосах і на твоїй руці.
command-go-coatls = коатлі
command-go-coatls-name = перейти до коатлів
command-go-coatls-help = Перейти до коатля, якого створюєш. Угору й униз — інший або новий, ліворуч і праворуч — кінець, що росте.
command-go-hand = рука
command-go-hand-name = перейти до руки
command-go-hand-help = Перейти до своєї руки.
command-fulfil = карта
command-fulfil-name = розіграти пророцтво з руки
command-fulfil-help = Розіграти пророцтво з руки для коатля, якого створюєш: D, потім його номер.
command-activate = вибрати
command-activate-name = вибрати те, що під курсором
command-activate-help = Використати те, що під курсором: узяти, приєднати, розіграти, позначити.
command-end = кінець
command-end-name = закінчити хід
command-end-help = Завершити вибір пророцтв, створення коатля, хід або викладання карт до завершеного коатля; лишити позначені пророцтва.
command-undo = скасувати
command-undo-name = скасувати останню дію
command-undo-help = Скасувати останню дію, якщо вона нічого не відкрила.
command-redo = повторити
command-redo-name = повторити скасоване
command-redo-help = Повторити скасоване.
command-token = жетон
command-token-name = скинути жертвний жетон
command-token-help = Скинути жертвний жетон замість стандартної дії.
command-moves = варіанти
command-moves-name = дії з варіантів гри
command-moves-help = Показати дії, які додають варіанти цієї гри, або про що вони питають.
command-other = стіл
command-other-name = подивитися на інші столи
command-other-help = Показати планшет і коатлів наступного гравця.
command-pace = темп
command-pace-name = темп суперників
command-pace-help = Змінити, як швидко ходять суперник і комп’ютерні гравці.
command-hint = порада
command-hint-name = що зробив би сильний гравець
command-hint-help = Показати найкращі дії, на думку майстра, з поясненнями; Enter виконує одну з них.
command-say = сказати
command-say-name = сказати щось іншим
command-say-help = Сказати всім за іншими комп’ютерами одне з восьми речень.
command-seats = місця
command-seats-name = хто за столом
command-seats-help = Показати, хто за столом; за того, хто без зв’язку, може грати комп’ютер, або його місце можна звільнити.
command-answer = відповісти
command-answer-name = відповісти на прохання скасувати
command-answer-help = Погодитися чи ні, коли хтось хоче скасувати свою останню дію.
command-end-game = завершити
command-end-game-name = завершити гру для всіх
command-end-game-help = Завершити гру для всіх, якщо її створено тобою; спершу буде ще одне питання.
command-records = результати
command-records-help = Показати завершені ігри, згруповані за суперниками.
command-plugins = плагіни
command-plugins-name = увімкнути й вимкнути плагіни
command-plugins-help = Показати плагіни: вмикати й вимикати їх, додавати й видаляти пакунки.
command-switch = перемкнути
command-switch-name = увімкнути або вимкнути плагін
command-switch-help = Увімкнути або вимкнути плагін під курсором для всіх ігор відтепер.
command-add = додати
command-add-name = додати пакунок
command-add-help = Додати пакунок: теку або zip-файл без Python.
command-remove = видалити
command-remove-name = видалити пакунок
command-remove-help = Видалити пакунок під курсором, із повторним запитом.
command-try-out = випробувати
command-try-out-name = випробувати карти
command-try-out-help = Зіграти у фоні 200 ігор із набором карт під курсором і показати, чого варта кожна карта. Вихід з екрана це зупиняє.
command-language = мова
command-language-name = наступна мова
command-language-help = Одразу змінити мову застосунку; встановлені мови йдуть по черзі.
command-rules = правила
command-rules-name = відкрити правила
command-rules-help = Відкрити правила; за столом — на тому правилі, що зараз важливе.
command-rules-language = мова правил
command-rules-language-name = правила іншою мовою
command-rules-language-help = Читати правила іншою мовою, ніж мова застосунку.
command-find = шукати
command-find-name = шукати в правилах
command-find-help = Знайти слово в правилах.
command-find-next = далі
command-find-next-name = наступне знайдене місце
command-find-next-help = Перейти до наступного місця з цим словом.
command-step-on = далі
command-step-on-name = на дію вперед
command-step-on-help = Перейти на одну дію вперед.
command-step-back = назад
command-step-back-name = на дію назад
command-step-back-help = Повернутися на одну дію назад.
command-next-better = краще
command-next-better-name = до наступного кращого ходу
command-next-better-help = Перейти до наступного ходу, для якого аналіз знайшов щось краще.
command-play-trial = зіграти
command-play-trial-name = зіграти спробу
command-play-trial-help = Зіграти спробу: приєднати її частини до першої, яка лише уявна.
command-lay = прикласти
command-lay-name = прикласти частину під курсором
command-lay-help = Прикласти до спроби частину під курсором.
command-take-off = зняти
command-take-off-name = зняти останню частину
command-take-off-help = Зняти частину, прикладену останньою.
command-throw-away = облишити
command-throw-away-name = облишити спробу
command-throw-away-help = Облишити спробу: нічого з неї не сталося.
command-trial = спроба
command-trial-name = випробувати коатля
command-trial-help = Випробувати коатля з будь-яких частин, щоб побачити, скільки він був би вартий; натисни ще раз, щоб почати з порожнього.
command-turn-on = хід уперед
command-turn-on-name = до наступного ходу
command-turn-on-help = Перейти в кінець ходу або наступного ходу.
command-turn-back = хід назад
command-turn-back-name = до попереднього ходу
command-turn-back-help = Повернутися в кінець попереднього ходу.
command-replay = кроки
command-replay-name = переглянути гру покроково
command-replay-help = Переглянути гру від початку, дія за дією.
command-analysis = розбір
command-analysis-name = оцінити ходи за майстром
command-analysis-help = Показати для кожного ходу закінченої гри, що зробив би майстер і чого це було варте.
command-look-there = подивитися
command-look-there-name = подивитися на гру в цьому ході
command-look-there-help = Показати гру такою, якою вона була під час ходу під курсором.
command-next-seat = наступний гравець
command-next-seat-name = ходи наступного гравця
command-next-seat-help = Показати ходи наступного гравця.
analysis-title = Ходи за втратою: { $name }
analysis-chances = Очки й шанси
analysis-table = стіл тоді
analysis-signs = площі: очки · смуга: у кого були кращі шанси · { $better } найдорожчі ходи
analysis-signs-short = смуга: кращі шанси · { $better } найдорожчі ходи
analysis-signs-least = { $better } найдорожчі ходи
analysis-hand = рука
analysis-part = вибір { $n } з { $all } у цьому ході
analysis-letters = a, b, c: вибори одного ходу
analysis-played = зіграно
analysis-begins = шукаємо ходи…
analysis-progress = оцінено { $done } з { $all }…
analysis-checks = перевіряємо найдорожчі…
analysis-checked = Дограно до кінця { $games } разів: хід майстра дав на { $points } ± { $within } очка більше; за його планами — на { $reckoned }.
analysis-exact = Точно: для останнього ходу переглянуто все, що не залежить від випадку.
analysis-better = найкраще для майстра
analysis-alike-many = не гірші за майстрові: { $n }
analysis-due = ще не оцінено: { $n }
analysis-strip = шанси
analysis-coatl = коатль перед тим
analysis-lost = втрати
analysis-adviser = Майстер
analysis-alike = Майстер нічого кращого не знає.
analysis-ended = завершує хід
analysis-why = Задум: { $why }.
analysis-turn = Хід { $turn } · втрати: { $points }
analysis-turn-alike = Хід { $turn } · не гірше за майстра
analysis-later = Ходи оцінюють, коли гру закінчено.
analysis-unseen = Застосунок не бачив, з чого можна було вибирати: оцінювати нічого.
analysis-failed = Помилка плагіна «{ $plugin }»: { $error }. Інших ходів оцінити не можна.
command-find-previous = раніше
command-find-previous-name = попереднє знайдене місце
command-find-previous-help = Перейти до попереднього місця з цим словом.
command-log = журнал
command-log-name = показати або приховати журнал
command-log-help = Показати або приховати журнал гри.
command-panel = огляд
command-panel-name = що показують варіанти
command-panel-help = Відкрити або закрити все, що показують варіанти цієї гри.
command-save = запис
command-save-name = зберегти під назвою
command-save-help = Зберегти гру під назвою. Вона й так зберігається сама після кожної дії.
command-continue = продовжити
command-continue-name = продовжити останню гру
command-continue-help = Продовжити останню гру.
command-new-game = нова гра
command-new-game-name = підготувати нову гру
command-new-game-help = Підготувати нову гру.
command-saves = збережені
command-saves-name = збережені ігри
command-saves-help = Показати збережені ігри.
command-backup = копія
command-backup-name = продовжити з резервної копії
command-backup-help = Продовжити з резервної копії збереженої гри.
command-delete = видалити
command-delete-name = видалити збережену гру
command-delete-help = Видалити збережену гру, із повторним запитом.
command-next-field = поле
command-next-field-name = наступне поле форми
command-next-field-help = Перейти до наступного поля форми.
command-previous-field = назад
command-previous-field-name = попереднє поле форми
command-previous-field-help = Перейти до попереднього поля.
command-remove-seat = прибрати
command-remove-seat-name = прибрати місце
command-remove-seat-help = Прибрати місце під курсором; щонайменше два залишаються.
command-start-game = почати
command-start-game-name = роздати карти
command-start-game-help = Роздати карти.
command-ascii = прості знаки
command-ascii-name = усі знаки або лише ASCII
command-ascii-help = Перемкнути між усіма знаками й лише ASCII.
command-help = довідка
command-help-name = клавіші та знаки
command-help-help = Показати всі клавіші та знаки.
command-back = назад
command-back-name = закрити або повернутися
command-back-help = Закрити відкрите вікно або повернутися назад.
command-close = закрити
command-close-name = закрити або вийти з-за столу
command-close-help = Закрити відкрите вікно; якщо жодного немає, вийти з-за столу.
command-quit = вихід
command-quit-name = вийти з гри
command-quit-help = Вийти. Гра за столом зберігається.

# Довідка
help-all = Усюди
help-menu = Меню
help-table = За столом
help-supply = Диск
help-row = Пророцтва й храми
help-coatls = Коатлі
help-hand = Рука
help-anywhere = Будь-де за столом
help-number-supply = вибрати комірку; двічі: узяти
help-number-row = узяти карту; колоду: двічі
help-number-coatls = приєднати частину з планшета
help-number-hand = до карти; ще раз: розіграти
help-cover = Між двома гравцями
help-replay = Перегляд гри
help-trial = Спроба з коатлем
help-saves = Збережені ігри
help-form = Нова гра
help-score = Підрахунок очок
help-analysis = Розбір
help-records = Результати
help-plugins = Плагіни
help-rules = Правила гри
help-several = За столом кількох гравців
help-shared = За столом гри на кількох комп’ютерах
help-solo = За столом проти суперника
help-computers = За столом із комп’ютерними гравцями
help-moves = Якщо варіанти додають дії
help-panel = Якщо варіанти мають огляд
help-eleven = Якщо на диску одинадцять комірок
help-mouse = Миша: перше клацання вибирає, друге — діє (бере, приєднує, розігрує).
help-moves-cursor = курсор
help-moves-field = поле
help-moves-pane = панель
help-moves-page = сторінка
help-moves-ends = початок, кінець

# Назви клавіш
key-enter = Enter
key-space = Пробіл
key-tab = Tab
key-shift-tab = Shift+Tab
key-escape = Esc
key-pageup = PgUp
key-pagedown = PgDn
key-backspace = Backspace
key-delete = Del
key-home = Home
key-end = End
command-theme = кольори
command-theme-name = вибрати інші кольори
command-theme-help = Вибрати інші кольори; їх видно одразу під час вибору.
command-palette = команди
command-palette-name = знайти команду за назвою
command-palette-help = Шукати серед усіх команд за назвою.
save-as-save = зберегти
form-start-button = роздати карти

# Плагіни
notice-plugin = Плагін «{ $plugin }» не використовується, див. «Плагіни»: { $reason }
notice-plugins-more = Ще { $n ->
    [one] { $n } плагін не використовується
    [few] { $n } плагіни не використовуються
    [many] { $n } плагінів не використовуються
   *[other] { $n } плагінів не використовуються
}, див. «Плагіни».
plugins-title = Плагіни
plugins-title-safe = Плагіни · безпечний режим: зараз працюють лише плагіни самої гри
plugins-title-safe-short = Плагіни · безпечний режим
plugins-wrong = проблеми: { $n }
plugins-kind = { $kind ->
    [card-set] набір карт
    [variant] варіант
    [player] гравці
    [theme] кольори
    [keymap] клавіші
    [lesson] урок
    [puzzles] задачі
   *[locale] переклад
}
plugins-in-use = увімкнено
plugins-source-own = у складі гри
plugins-source-pack = твої пакунки
plugins-source-distribution = з { $distribution }
plugins-licence = Ліцензія: { $licence }
plugins-more = { $title } (PgUp, PgDn: далі)
plugins-folder = Тека: { $folder }
plugins-distribution = Дистрибутив: { $distribution }
plugins-provides = Вміст: { $provides }
plugins-opponent-cards = Збирає частини для таких карт:
plugins-is-off = Його вимкнено: у нових іграх нічого з нього не буде.
plugins-on = «{ $plugin }» увімкнено.
plugins-off = «{ $plugin }» вимкнено.
plugins-but-broken = Скористатися ним не можна: що з ним не так, сказано вище.
plugins-no-cards = Карт не лишилося: перш ніж почати гру, увімкни плагін із картами.
plugins-add-path = тека або zip-файл, наприклад ~/my-cards
plugins-add-keys = Enter додає пакунок, Esc повертає назад.
plugins-added = «{ $plugin }» додано, версія { $version }.
plugins-replaced = «{ $plugin }» додано: версія { $version } замість { $replaced }.
plugins-not-added = Нічого не додано. Причина:
plugins-refused = Відмова системи: { $reason }. Нічого не змінено.
plugins-remove-sure = Натисни D ще раз, щоб видалити «{ $plugin }» назавжди.
plugins-removed = «{ $plugin }» видалено.
plugins-remove-own = «{ $plugin }» вбудовано в гру: його можна вимкнути, але не видалити.
plugins-remove-installed = «{ $plugin }» установлено з дистрибутивом { $source }: вийди й запусти «coatl plugins uninstall { $plugin }».
plugins-try-no-cards = «{ $plugin }» не має ввімкненого набору карт, яким можна було б грати.
plugins-trying = { $done } із { $games }, залишилося { $left }
plugins-try-failed = Ігри обірвалися, перш ніж зіграно всі. Чому — покаже «coatl lab».
plugins-tried = Ігри з «{ $plugin }» зіграно: що вони показали — у подробицях.

# Результати й налаштування
records-title = Результати
records-none = Жодної гри ще не завершено. Перша з’явиться тут.
records-game = гра
records-alone = одиночна гра
records-person = { $name } проти людей
records-played = зіграно
records-won = виграно
records-best = рекорд
records-game-won = перемога
records-game-lost = поразка
records-average = середнє
records-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-last = останні ігри
records-last-points = останні ігри, від найновішої
records-turns = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
}
records-chart = { $n ->
    [1] Графік показує останню гру.
    [one] Графік показує останню { $n } гру.
    [few] Графік показує останні { $n } гри.
   *[many] Графік показує останні { $n } ігор.
}
records-in-a-row = Перемог поспіль: тепер { $now }, найбільше { $most }.
records-hinted = { $n ->
    [one] Поради показано в { $n } грі, її позначено { $sign }.
    [few] Поради показано в { $n } іграх, їх позначено { $sign }.
   *[many] Поради показано в { $n } іграх, їх позначено { $sign }.
}
records-told = { $n ->
    [one] У { $n } грі комп’ютерні гравці одразу називали свої причини; її позначено { $sign }.
    [few] У { $n } іграх комп’ютерні гравці одразу називали свої причини; їх позначено { $sign }.
   *[many] У { $n } іграх комп’ютерні гравці одразу називали свої причини; їх позначено { $sign }.
}
records-person-help = Ігри з іншими людьми за цією клавіатурою.
records-aside = Результати не вдалося прочитати ({ $fault }). Їх відкладено як { $file }; підрахунок починається спочатку.
records-unreadable = Результати не вдається прочитати: { $reason }. Перевір, хто має право їх читати.
records-newer = Результати записала новіша версія гри (формат { $version }): вони залишаються, як є, і нічого до них не додається.
records-unwritable = Цю гру не вдалося додати до результатів: { $reason }.
score-record = У таких іграх досі: зіграно { $played }, виграно { $won }, рекорд { $best }, середнє { $average }.
score-record-persons = Досі виграно ігор: { $persons }.
score-record-person = { $name } { $won } з { $played }
score-hints = { $n ->
    [one] Пораду показано в { $n } позиції.
    [few] Поради показано в { $n } позиціях.
   *[many] Поради показано в { $n } позиціях.
}
score-told = Комп’ютерні гравці називали свої причини під час гри.
settings-aside = Твої налаштування не вдалося прочитати. Їх відкладено як { $file }; гра використовує типові.
settings-newer = У твоїх налаштуваннях є те, чого ця версія гри не знає; у файлі воно залишиться.
settings-unreadable = Твої налаштування не вдається прочитати: { $reason }. Перевір, хто має право їх читати.
settings-unwritable = Твої налаштування не вдалося зберегти: { $reason }.
settings-title = Налаштування
settings-look = Вигляд
settings-play = Гра
settings-kept = Збережено.
settings-language = Мова
settings-language-help = Усе на екрані змінюється одразу. F6 будь-коли вмикає наступну мову.
settings-theme = Кольори
settings-theme-help = Літера й форма частини в усіх однакові. F3 показує кожен набір кольорів під час вибору.
settings-ascii = Лише знаки ASCII
settings-ascii-help = Для термінала чи шрифту без інших знаків. Це перемикає й F4.
settings-letters = Літери частин
settings-letters-help = Англійські: B G K R Y. Або українські: { $letters }. У збережених іграх, у записі та в ASCII завжди англійські.
letters-english = англійські
letters-own = цієї мови: { $letters }
settings-motion = Рух
settings-motion-help = Частини пересуваються, а очки додаються одне за одним. Будь-яка клавіша завершує рух. Без кольорів і на повільному терміналі його немає.
settings-keymap = Клавіші
settings-keymap-help = Будь-яку клавішу можна змінити власним файлом: { $keymap }.
keymap-arrows = стрілки
keymap-vim = як у Vim: h j k l, H L
settings-edition = Видання гри
settings-edition-help = Правила нової гри, якими відрізняються друковані видання.
edition-language = за мовою застосунку
settings-pace = Темп суперника
settings-pace-help = Як швидко ходять суперник і комп’ютерні гравці.
settings-forecast = Наміри суперника
settings-forecast-help = Наперед показує, що візьме автоматичний суперник.
settings-reasons = Причини одразу
settings-reasons-help = Комп’ютерні гравці називають причини одразу, а не лише після гри.
settings-purist = Без порад
settings-purist-help = Для пуристів: клавіша, що питає майстра про найкращі ходи, нічого не підкаже.
settings-talk = Розмови
settings-talk-help = Показує, що кажуть гравці за іншими комп’ютерами: щоразу одне з восьми речень. Без цього не побачиш жодного.
command-settings = налаштування
command-settings-name = налаштування для всіх ігор
command-settings-help = Відкрити налаштування: мова, кольори, клавіші та інше, для всіх ігор.
help-settings = Налаштування
menu-settings = Налаштування
notice-keymap = Твої клавіші не діють: { $problem }
message-pace = Суперники ходять: { $pace ->
    [steps] один крок на кожен Enter
    [slow] повільно
    [normal] помірно
   *[fast] швидко
}.
message-hint-thinks = Майстер думає над твоїм ходом… Esc: зупинити.
message-hint-purist = Налаштування не дозволяють порад: { $key } це змінює.
message-hint-forbidden = Ця гра не дозволяє порад: так вирішив той, хто її створив.
message-hint-nobody = Нема кого спитати: плагін комп’ютерних гравців вимкнено.

# Мови й правила гри. Назва мови написана нею самою.
# Що означають літери української розкладки (ЙЦУКЕН).
key-aliases = й=q ц=w у=e к=r е=t н=y г=u ш=i щ=o з=p ф=a і=s в=d а=f п=g р=h о=j л=k д=l я=z ч=x с=c м=v и=b т=n ь=m
language-name = Українська
palette-commands = Пошук команд…
themes-title = Кольори
themes-note = 16 кольорів термінала такі, які в ньому задано: те, що зветься синім, там не мусить бути синім.
theme-ink-text = текст
theme-ink-muted = другорядне
theme-ink-points = очки
theme-ink-key = клавіша
theme-ink-good = добре
theme-ink-news = новина
themes-no-color = У середовищі задано NO_COLOR, тому гра не показує кольорів.
theme-coatl-dark = ніч
theme-coatl-light = день
theme-coatl-contrast = висока контрастність
theme-coatl-colour-blind = для дальтоніків
theme-coatl-16 = 16 кольорів термінала
theme-coatl-plain = без кольорів
help-themes = Вибір кольорів
command-keep = лишити
command-keep-name = лишити ці кольори
command-keep-help = Лишити кольори, які видно.
command-change = вибрати
command-change-name = відкрити список варіантів
command-change-help = Відкрити список варіантів; ліворуч і праворуч — наступний.
message-language = Тепер застосунок говорить українською.
lines-below = { $n ->
    [one] { $n } рядок
    [few] { $n } рядки
    [many] { $n } рядків
   *[other] { $n } рядка
}
rulebook-title = Правила гри
rulebook-contents = Зміст
rulebook-ruling = Наше тлумачення
rulebook-ruling-number = Наше тлумачення ({ $rule })
rulebook-find = Знайти:
rulebook-found = { $place } з { $n }: «{ $word }»
rulebook-not-found = Слова «{ $word }» в правилах немає.
rulebook-language = Правила мовою: { $language }
