# Úlohy: poslední tahy, ve kterých je třeba najít nejvíc bodů. $points jsou body hráčových cóatlů po tahu, $best je
# nejvyšší možný počet.

menu-puzzles = Úlohy
menu-puzzles-new = poslední tah
menu-puzzles-found = vyřešeno { $n } z { $all }
command-puzzles = úlohy
command-puzzles-name = řešit úlohy
command-puzzles-help = Otevře úlohy: poslední tahy, ve kterých je třeba najít nejvíc bodů.
help-puzzles = Výběr úlohy

# Seznam. „back“ je úloha, která se nepovedla a má se zkusit znovu.
puzzles-title = Úlohy
puzzles-found = vyřešeno { $n } z { $all }
puzzles-puzzle = Úloha { $number }
puzzles-grade = Obtížnost
puzzles-grade-short = obtížnost { $grade }
puzzles-done = Stav
puzzles-theme = Co v ní je
puzzles-state = { $state ->
    [found] vyřešeno
    [good] dobře
    [missed] nevyšlo
    [back] znovu
   *[new] –
}
puzzles-actions = { $n ->
    [1] jedna akce
   *[other] dvě akce
}
puzzles-is = { $theme ->
    [own-temple] chrám z ruky
    [pile-temple] chrám z hromádky
    [no-temple] bez chrámu
    [two-coatls] dva cóatlové
    [new-coatl] nový cóatl
    [take-first] napřed pole
    [pick-first] napřed žeton
    [row-first] napřed zásoba
    [three-cards] tři karty
    [card-early] karta předem
    [both-ends] oba konce
   *[many-pieces] mnoho dílků
}
puzzles-ask = { $actions ->
    [1] Tah z jedné hry se počítá jako tvůj poslední: jedna akce. Kolik bodů můžeš získat?
   *[other] Tah z jedné hry se počítá jako tvůj poslední: dvě akce. Kolik bodů můžeš získat?
}
puzzles-of-grade = Obtížnost { $grade } z { $all }.
puzzles-was-found = Vyřešeno { $date }: { points }.
puzzles-was-good = Dobře { $date }: { points } z { $best }.
puzzles-was-missed = Nevyšlo { $date }: { points } z { $best }.
puzzles-back = Vrátí se { $date }.
puzzles-rating = Tvé hodnocení: { $rating } ± { $spread }
puzzles-plugins = Tato úloha potřebuje karty, jejichž plugin je vypnutý nebo chybí.
puzzles-aside = Pokusy o úlohy nelze přečíst ({ $fault }). Jsou odložené jako { $file }; počítání začíná znovu.
puzzles-unreadable = Pokusy o úlohy nelze přečíst nebo zapsat: { $reason }. Zkontroluj, kdo to smí.
puzzles-newer = Pokusy o úlohy zapsala novější verze hry (formát { $version }): zůstávají, jak jsou, a nic se k nim nepřidává.

# U stolu.
puzzle-ask = { $actions ->
    [1] Počítá se jako tvůj poslední tah, jedna akce: kolik získáš bodů? Zatím: { $points }.
   *[other] Počítá se jako tvůj poslední tah, dvě akce: kolik získáš bodů? Zatím: { $points }.
}
puzzle-found = Vyřešeno: { points }, víc jich není.
puzzle-good = Dobře: { points }.
puzzle-missed = Nevyšlo: { points }.
puzzle-best = Nejlepší tah dá { $best }.
puzzle-rating = Hodnocení { $rating } ({ $change }).
puzzle-shown = Řešení.
puzzle-solution-played = Řešení: { points }.
puzzle-no-hints = Rada by byla řešením.
turn-tried = tah { $turn }: zkušeno
puzzle-again = zkusit znovu
puzzle-solution = ukázat řešení
puzzle-next = další úloha
puzzle-onward = hrát tu hru dál
puzzle-list = na seznam
puzzle-quit = Opustit úlohu?
puzzle-player-1 = Ana
puzzle-player-2 = Bao
puzzle-give-up = ukázat řešení: pak nevyšla
