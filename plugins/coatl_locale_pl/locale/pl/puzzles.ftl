# Zadania: ostatnie tury, w których trzeba znaleźć najwięcej punktów. $points to punkty cóatlów gracza po turze, $best to
# największa możliwa ich liczba.

menu-puzzles = Zadania
menu-puzzles-new = ostatnia tura
menu-puzzles-found = rozwiązane { $n } z { $all }
command-puzzles = zadania
command-puzzles-name = rozwiązuj zadania
command-puzzles-help = Otwórz zadania: ostatnie tury, w których trzeba znaleźć najwięcej punktów.
help-puzzles = Wybór zadania

# Lista. „back” to zadanie, które się nie udało i czeka na kolejną próbę.
puzzles-title = Zadania
puzzles-found = rozwiązane { $n } z { $all }
puzzles-puzzle = Zadanie { $number }
puzzles-grade = Trudność
puzzles-grade-short = trudność { $grade }
puzzles-done = Stan
puzzles-theme = Co w nim jest
puzzles-state = { $state ->
    [found] rozwiązane
    [good] dobrze
    [missed] nie wyszło
    [back] jeszcze raz
   *[new] –
}
puzzles-actions = { $n ->
    [1] jedna akcja
   *[other] dwie akcje
}
puzzles-is = { $theme ->
    [own-temple] świątynia z ręki
    [pile-temple] świątynia ze stosu
    [no-temple] bez świątyni
    [two-coatls] dwa cóatle
    [new-coatl] nowy cóatl
    [take-first] najpierw pole
    [pick-first] najpierw żeton
    [row-first] najpierw zasoby
    [three-cards] trzy karty
    [card-early] karta wcześniej
    [both-ends] oba końce
   *[many-pieces] dużo fragmentów
}
puzzles-ask = { $actions ->
    [1] Tura z pewnej gry liczy się jako twoja ostatnia: jedna akcja. Ile punktów możesz zdobyć?
   *[other] Tura z pewnej gry liczy się jako twoja ostatnia: dwie akcje. Ile punktów możesz zdobyć?
}
puzzles-of-grade = Trudność { $grade } z { $all }.
puzzles-was-found = Rozwiązane { $date }: { levels-single }.
puzzles-was-good = Dobrze { $date }: { levels-single } z { $best }.
puzzles-was-missed = Nie wyszło { $date }: { levels-single } z { $best }.
puzzles-back = Wróci { $date }.
puzzles-rating = Twój ranking: { $rating } ± { $spread }
puzzles-plugins = To zadanie wymaga kart, których wtyczka jest wyłączona albo jej brak.
puzzles-aside = Nie udało się odczytać prób zadań ({ $fault }). Odłożono je jako { $file }; liczenie zaczyna się od nowa.
puzzles-unreadable = Nie da się odczytać ani zapisać prób zadań: { $reason }. Sprawdź uprawnienia.
puzzles-newer = Próby zadań zapisała nowsza wersja gry (format { $version }): zostają takie, jakie są, i nic się do nich nie dodaje.

# Przy stole.
puzzle-ask = { $actions ->
    [1] Liczy się jako twoja ostatnia tura, jedna akcja: ile punktów? Na razie: { $points }.
   *[other] Liczy się jako twoja ostatnia tura, dwie akcje: ile punktów? Na razie: { $points }.
}
puzzle-found = Rozwiązane: { levels-single }, więcej się nie da.
puzzle-good = Dobrze: { levels-single }.
puzzle-missed = Nie wyszło: { levels-single }.
puzzle-best = Najlepsza tura daje { $best }.
puzzle-rating = Ranking { $rating } ({ $change }).
puzzle-shown = Rozwiązanie.
puzzle-solution-played = Rozwiązanie: { levels-single }.
puzzle-no-hints = Podpowiedź byłaby rozwiązaniem.
turn-tried = tura { $turn }: próba za tobą
puzzle-again = spróbuj jeszcze raz
puzzle-solution = zobacz rozwiązanie
puzzle-next = następne zadanie
puzzle-onward = graj tę grę dalej
puzzle-list = do listy
puzzle-quit = Opuścić zadanie?
puzzle-player-1 = Ana
puzzle-player-2 = Bao
puzzle-give-up = zobacz rozwiązanie: zadanie przepadnie
