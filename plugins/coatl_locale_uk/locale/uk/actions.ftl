# Що гравець може зробити, як це стоїть у списку можливостей: інфінітив.
action-keep = лишити { $n ->
    [one] { $n } пророцтво
    [few] { $n } пророцтва
    [many] { $n } пророцтв
   *[other] { $n } пророцтва
}: { $cards }
action-keep-none = не лишати жодного з розданих пророцтв
action-take = узяти вміст комірки { $field }: { $pieces }
action-draw-row = узяти пророцтво з місця { $place } у запасі: { $card }
action-draw-deck = узяти пророцтво з колоди
action-start = розпочати нового коатля { form-of-piece-ins }
action-extend-head = приєднати { form-of-piece-acc } до коатля { $coatl } з боку голови
action-extend-tail = приєднати { form-of-piece-acc } до коатля { $coatl } з боку хвоста
action-close = завершити коатля { $coatl } { form-of-piece-ins }
action-fulfil = розіграти для коатля { $coatl }: { $card } ({ points })
action-claim-own = розіграти для коатля { $coatl } храм із руки ({ points }): { $temple }
action-claim-pile = розіграти для коатля { $coatl } храм зі стосу { $pile } ({ points }): { $temple }
action-done = більше нічого не давати коатлю { $coatl }
action-pick = скинути жертвний жетон і взяти з мішечка: { $pieces }
action-vision = скинути жертвний жетон: новий запас, потім вибір пророцтв
action-duty = скинути жертвний жетон і взяти на руку храм зі стосу { $pile }: { $temple }
action-discard = скинути пророцтво: { $card }
action-end = завершити хід
action-pass = пасувати
action-beside-end = сказати, що з диска нічого не береш
action-beside-done = сказати, що третього коатля завершено
action-found = викласти наново: { $places }
action-step = хай ходить далі: { $name }
action-of-variant = { $variant }: { $move }

# Те саме під запитанням, яке решту вже сказало.
choice-last-fulfil = розіграти для коатля { $coatl }: { $card } ({ points })

# Що треба зробити, без клавіш будь-якого екрана.
due-keep = { $least ->
    [0] Лишити до { $most ->
        [one] { $most } пророцтва
        [few] { $most } пророцтв
        [many] { $most } пророцтв
       *[other] { $most } пророцтва
    }.
   *[other] Лишити { $most ->
        [one] { $most } пророцтво
        [few] { $most } пророцтва
        [many] { $most } пророцтв
       *[other] { $most } пророцтва
    }.
}
due-action = Узяти частини, вибрати пророцтва чи створювати коатля.
due-first = Останній хід: до двох дій.
due-second = Друга дія або завершити хід.
due-end = Рука повна: завершити хід.
due-choose = Вибирати ще пророцтва або завершити хід.
due-vision = Скинути карти з руки, потім вибрати пророцтва.
due-assemble = Створювати далі або завершити хід.
due-complete = Коатля завершено: розіграти карти або більше нічого.
due-ask = Дати відповідь на запитання.
due-opponent = Ходить автоматичний суперник.
due-lay = Сказати, що лежить на столі.
due-beside = Сказати, що береш із диска.
due-over = Гру завершено.
