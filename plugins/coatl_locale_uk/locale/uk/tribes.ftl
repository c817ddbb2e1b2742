# Племена, знамення й швидкі дії (правила 11). $omen, $tribe і $tile вибирають форму; $color — колір лютого бога.

tribes-name = племена і знамення
plugin-tribes-name = { tribes-name }
plugin-tribes-short = племена, знамення
plugin-tribes-licence = MIT; домашній варіант, що переймає правила доповнення до іншої гри, без його ілюстрацій і текстів
tribes-help = Домашній варіант за доповненням до іншої гри. Увімкни з нього що завгодно.
tribes-tribes = племена
tribes-tribes-help = Кожен веде плем’я з власною здібністю, одне з двох розданих.
tribes-omens = знамення
tribes-omens-help = Три знамення віщують лихо. Хто підготується, здобуде очки, хто ні — втратить.
tribes-quick = швидкі дії
tribes-quick-help = Після дії можна заплатити пророцтвом за ще одну, малу, якщо є вільне місце.

# Назви. В інших повідомленнях вони стоять на місці { tribes-omen }, { tribes-tribe } і { tribes-tile }.

tribes-omen = { $omen ->
    [wrath] Гнів богів
    [angry] Лютий бог ({ form-of-color-masc })
    [wildfire] Лісова пожежа
    [drought] Посуха
    [gold] Нестача золота
    [desecration] Осквернення
    [teachers] Брак учителів
    [arts] Забуте мистецтво
    [crowding] Перенаселення
    [famine] Голод
   *[floods] Повінь
}
tribes-calamity = { $omen ->
    [wrath] розіграти храм коштує 1 пророцтво
    [angry] узяти { form-of-color-fem-acc } частину коштує 1 пророцтво
    [wildfire] із двох сегментів тіла одного кольору отримуєш один
    [drought] за одну дію береш щонайбільше 2 пророцтва
    [gold] узяти голову чи хвіст коштує 1 пророцтво
    [desecration] завершити коатля коштує 2 очки
    [teachers] розіграти пророцтво коштує ще одне пророцтво
    [arts] пророцтво з кількома рівнями має досягти другого
    [crowding] розпочати коатля коштує 1 пророцтво
    [famine] коли він закінчиться, нагодуй кожного коатля 1 пророцтвом
   *[floods] за один хід приєднуєш щонайбільше 3 частини
}
tribes-counts = { $omen ->
    [wrath] храми біля коатлів
    [angry] { form-of-color-pl } частини в коатлях
    [wildfire] частини в коатлях
    [drought] пророцтва біля коатлів
    [gold] голови й хвости в коатлях
    [desecration] завершені коатлі
    [teachers] досягнуті рівні
    [arts] пророцтва на своєму найвищому рівні
    [crowding] кольори карт біля коатлів
    [famine] нагодовані коатлі
   *[floods] частини в незавершених коатлях
}
tribes-tribe = { $tribe ->
    [ah-chuy-kak] Ах Чуй Как
    [ahau-chamahez] Ахау Чамахес
    [ahmakiq] Ахмакік
    [bacab] Бакаб
    [balam] Балам
    [cit-bolon-tum] Сіт-Болон-Тум
    [huracan] Хуракан
    [itzamna] Іцамна
    [ixtab] Іштаб
    [vacub-caquix] Вакуб-Какіш
    [xaman-ek] Шаман Ек
    [yaluk] Ялук
    [yumkaax] Юмкааш
   *[none] ще без племені
}
tribes-power = { $tribe ->
    [ah-chuy-kak] 4 частини, приєднані за одну дію, дають наприкінці ходу 1 пророцтво
    [ahau-chamahez] раз за хід, узявши сегменти тіла, може заплатити 1 пророцтвом і взяти ще сегмент з іншої комірки
    [ahmakiq] може пасувати, і тоді наступного ходу має дві дії
    [bacab] кожен хід починає щонайменше з 2 пророцтвами на руці
    [balam] за кожну взяту голову й кожен хвіст бере 1 пророцтво з колоди
    [cit-bolon-tum] має ігровий планшет на 10 комірок
    [huracan] може взяти по одному сегменту тіла з двох сусідніх комірок
    [itzamna] для розіграного храму годиться й довжина, більша чи менша на одну частину
    [ixtab] отримує на 2 пророцтва більше, лишає до 5, має ще один таємний храм
    [vacub-caquix] раз за хід, перед вибором пророцтв, може замінити карту в запасі
    [xaman-ek] раз за хід може обміняти частину зі свого планшета на частину з диска
    [yaluk] може мати трьох незавершених коатлів, але для завершення потребує двох пророцтв
    [yumkaax] може мати на руці 7 пророцтв
   *[none] ще не вибрано
}
tribes-worth = { $points ->
    [0] {""}
    [one] ; { $sign }{ $points } очко
    [few] ; { $sign }{ $points } очки
   *[many] ; { $sign }{ $points } очок
}
tribes-tile = { $tile ->
    [draw] узяти 3 пророцтва з колоди
    [random] випадковий сегмент тіла й 1 пророцтво
    [body] сегмент тіла з диска
    [end] голова або хвіст із диска
    [fulfil] розіграти одне пророцтво
    [swap] обміняти до 2 частин із диском
   *[build] заплатити ще 1 пророцтвом: приєднати частину й розіграти пророцтво
}
tribes-band = { $points ->
    [-3] −3
    [0] 0
    [3] +3
   *[7] +7
}

# Про що гра запитує.

tribes-ask-tribe = Яке плем’я ти поведеш?
tribes-ask-toll = { tribes-omen }: { tribes-calamity }. Яким пророцтвом заплатиш?
tribes-ask-taxed = { tribes-omen }: заплатити чи відкласти: { $pieces }?
tribes-ask-more = Ахау Чамахес: заплатиш 1 пророцтвом за ще один сегмент тіла?
tribes-ask-which = Ахау Чамахес: який сегмент тіла береш додатково?
tribes-ask-push = Посунути календар ще на день уперед? Це можна раз за гру.
tribes-ask-feed = Голод: нагодуєш коатля? Голодних: { $n }; кожен наприкінці голоду коштує 2 очки.
tribes-ask-quick = Швидка дія: { tribes-tile }?
tribes-ask-body = Швидка дія: який сегмент тіла береш?
tribes-ask-end = Швидка дія: яку голову або який хвіст береш?
tribes-ask-fulfil = Швидка дія: яке пророцтво розіграєш?
tribes-ask-swap = Швидка дія: що обміняєш?
tribes-ask-swap-more = Швидка дія: обміняєш ще одну частину?
tribes-ask-pay = Швидка дія: яким пророцтвом ще заплатиш?
tribes-ask-attach = Швидка дія: яку частину приєднаєш?

# Що можна вибрати.

tribes-do-choose = { tribes-tribe }: { tribes-power }{ tribes-worth }
tribes-do-toll = Заплатити: { $card }
tribes-do-keep = Лишити ({ $pieces }) і заплатити: { $card }
tribes-do-leave = Відкласти на дно мішечка: { $pieces }
tribes-do-more = Ще один сегмент тіла; заплатити: { $card }
tribes-do-no-more = Без додаткового сегмента тіла
tribes-do-grab = Узяти з комірки { $field }: { $pieces }
tribes-do-push = Посунути календар
tribes-do-no-push = Лишити календар, як є
tribes-do-feed = Нагодувати коатля: { $card }
tribes-do-no-feed = Більше жодного коатля не годувати
tribes-do-rest = Пасувати (Ахмакік): дві дії наступного ходу
tribes-do-pair = Хуракан: узяти по одному сегменту тіла з комірки { $field } і з наступної: { $pieces }
tribes-do-sweep = Замінити в запасі { $card }, тоді вибирати (Вакуб-Какіш)
tribes-do-exchange = Покласти в комірку { $field } { form-of-piece-acc } та взяти: { $pieces }
tribes-do-occupy = Швидка дія; заплатити: { $card }
tribes-do-no-quick = Без швидкої дії
tribes-do-pay = Заплатити ще: { $card }
tribes-do-start = Розпочати коатля { form-of-piece-ins }
tribes-do-extend = { $end ->
    [head] Приєднати { form-of-piece-acc } до коатля { $coatl } з боку голови
   *[tail] Приєднати { form-of-piece-acc } до коатля { $coatl } з боку хвоста
}
tribes-do-fulfil = Розіграти для коатля { $coatl }: { $card }
tribes-do-no-swap = Більше нічого не обмінювати

# Що сталося. Лише теперішній час: рід імен невідомий.

tribes-chose = { $name } вибирає плем’я.
tribes-revealed = { $name } веде плем’я { tribes-tribe }: { tribes-power }{ tribes-worth }.
tribes-two-actions = { $name } має цього ходу дві дії (Ахмакік).
tribes-rested = { $name } пасує, а наступного ходу має дві дії (Ахмакік).
tribes-paid = { $name } платить пророцтвом: { $card }.
tribes-left = { tribes-omen }: { $name } відкладає на дно мішечка: { $pieces }.
tribes-paired = { $name } бере по одному сегменту тіла з комірки { $field } і з наступної: { $pieces }.
tribes-swept = { $name } замінює пророцтво в запасі: { $card }.
tribes-exchanged = { $name } кладе в комірку { $field } { form-of-piece-acc } та бере: { $pieces }.
tribes-occupied = { $name } виконує швидку дію: { tribes-tile }.
tribes-pushed = { $name } посуває календар.
tribes-begins = Починається знамення «{ tribes-omen }»: { tribes-calamity }.
tribes-reckoned = Підсумок знамення «{ tribes-omen }». { $name }: { tribes-band } ({ tribes-counts }: { $n }).

# Очки й статистика.

tribes-points-omen = { tribes-omen } ({ tribes-counts }: { $n })
tribes-points-closed = коатлі, завершені під час осквернення: { $n }
tribes-points-unfed = коатлі, не нагодовані під час голоду: { $n }
tribes-points-tribe = { tribes-tribe }
tribes-count-quick = швидкі дії
tribes-count-paid = сплачені пророцтва

# Поряд зі столом: смуга днів зі знаменнями і племена всіх гравців. Коротка форма має щонайбільше 17 знаків (holds), 8
# (counted) або 11 (power); пророцтво з руки там — карта. $pieces малюють.

tribes-track-calm = спокій до дня { $until }
tribes-track-label = плем’я і здібність
tribes-track-title = { $omen ->
    [angry] Лютий бог { $pieces }
   *[other] { tribes-omen }
}
tribes-track-holds = { $omen ->
    [wrath] храм коштує 1 карту
    [angry] кожна { $pieces } коштує 1 карту
    [wildfire] з двох однакових одна
    [drought] щонайбільше 2 карти за дію
    [gold] голова чи хвіст: 1 карта
    [desecration] завершення коштує 2 очки
    [teachers] розіграш коштує 1 карту
    [arts] карта має досягти 2 рівня
    [crowding] новий коатль коштує 1 карту
    [famine] у кінці 1 карта за коатля
   *[floods] щонайбільше 3 частини за хід
}
tribes-track-holds-short = { $omen ->
    [wrath] храм: 1 карта
    [angry] { $pieces } за 1 карту
    [wildfire] з двох лише 1
    [drought] 2 карти за дію
    [gold] кінець: 1 карта
    [desecration] завершення: −2
    [teachers] розіграш: 1 карта
    [arts] треба 2 рівень
    [crowding] новий: 1 карта
    [famine] нагодуй: 1 карта
   *[floods] 3 частини за хід
}
tribes-track-counted = { $omen ->
    [wrath] храмів
    [angry] { $pieces }
    [wildfire] частин
    [drought] карт
    [gold] кінців
    [desecration] готових
    [teachers] рівнів
    [arts] на макс.
    [crowding] кольорів
    [famine] ситих
   *[floods] частин
}
tribes-track-name = { tribes-tribe }
tribes-track-tribe = { tribes-power }{ tribes-worth }
tribes-track-power = { $tribe ->
    [ah-chuy-kak] 4 за раз: 1 карта
    [ahau-chamahez] за карту ще сегмент
    [ahmakiq] пас, потім 2 дії
    [bacab] починає з 2 картами
    [balam] за кінець 1 карта
    [cit-bolon-tum] планшет на 10 комірок
    [huracan] сегменти з 2 комірок
    [itzamna] довжина храму на 1 інша
    [ixtab] більше карт, ще храм
    [vacub-caquix] замінює карту в запасі
    [xaman-ek] обмінює з диском
    [yaluk] 3 відкриті коатлі
    [yumkaax] 7 карт на руці
   *[none] {""}
}
tribes-track-power-short = { $tribe ->
    [ah-chuy-kak] 4 за раз
    [ahau-chamahez] ще сегмент
    [ahmakiq] пас
    [bacab] 2 карти
    [balam] 1 за кінець
    [cit-bolon-tum] 10 комірок
    [huracan] 2 комірки
    [itzamna] довжина ±1
    [ixtab] ще храм
    [vacub-caquix] запас
    [xaman-ek] обмін
    [yaluk] 3 відкриті
    [yumkaax] 7 карт
   *[none] {""}
}
tribes-panel-quick = швидка дія: { tribes-tile } · вільні місця { $n } з { $all }

# Чому чогось не можна зробити.

refusal-tribes-alone = Самі племена і знамення — це не гра для одного: грай проти автоматичного суперника або вдвох.
refusal-tribes-no-price = { tribes-omen }: { tribes-calamity }, а на руці замало пророцтв (треба: { $n }).
refusal-tribes-drought = { tribes-omen }: за одну дію можна взяти щонайбільше { $most ->
    [one] { $most } пророцтво
    [few] { $most } пророцтва
    [many] { $most } пророцтв
   *[other] { $most } пророцтв
}.
refusal-tribes-floods = { tribes-omen }: за один хід можна приєднати щонайбільше { $most ->
    [one] { $most } частину
    [few] { $most } частини
    [many] { $most } частин
   *[other] { $most } частин
}.
refusal-tribes-arts = { tribes-omen }: це пророцтво має досягти другого рівня: { $card }.
refusal-tribes-no-closing = { tribes-omen }: { tribes-calamity }, тож коатль { $coatl } не отримав би пророцтв, потрібних для завершення.
refusal-tribes-yaluk = Ялук потребує для завершення коатля двох пророцтв, а коатль { $coatl } не зміг би їх мати.
refusal-tribes-yaluk-first = Ялук потребує для завершення коатля двох пророцтв: спершу розіграй для коатля { $coatl } ще { $missing ->
    [1] одне
    [one] { $missing }
    [few] { $missing }
    [many] { $missing }
   *[other] { $missing }
}.
refusal-tribes-choose-now = Карту в запасі вже замінено (Вакуб-Какіш): тепер вибери пророцтва.
refusal-tribes-not-yours = Це вміє лише плем’я { tribes-tribe }.
refusal-tribes-golden = Золотий сегмент ніколи не обмінюють.
refusal-tribes-used = Цього ходу плем’я { tribes-tribe } це вже зробило.
refusal-tribes-no-rest = Ахмакік пасує лише замість першої дії ходу, ніколи не два ходи поспіль і не в останні ходи.
refusal-tribes-quick-full = У цьому колі для швидких дій уже немає вільного місця.
refusal-tribes-quick-later = Швидка дія буває лише після дії твого ходу: гра запитає сама, якщо стіл її не виключає.
refusal-tribes-quick-impossible = За швидку дію можна заплатити, лише якщо потім її можна виконати: { tribes-tile }.
