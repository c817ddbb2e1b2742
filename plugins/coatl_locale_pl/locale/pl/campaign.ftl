# Kampanie: gry, z których każda coś zostawia następnej.

campaign-points = { $name } { $n }
campaign-begun = { $campaign }: rozdział { $n } ({ $points })
campaign-stands = { $campaign }: rozdział { $n } z { $of } ({ $points })
campaign-ended-won = { $campaign }: koniec, { $count ->
    [one] wygrywa { $names }
    [few] wspólnie wygrywają { $names }
    [many] wspólnie wygrywają { $names }
   *[other] wspólnie wygrywają { $names }
} ({ $points })
campaign-ended-lost = { $campaign }: koniec, nikt nie wygrał ({ $points })
campaign-chapter = Rozdział { $n } z { $of } kampanii „{ $campaign }” dobiegł końca: { $points }.
campaign-over-won = Kampania „{ $campaign }” dobiegła końca. { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
    [many] Wspólnie wygrywają { $names }
   *[other] Wspólnie wygrywają { $names }
}: { $points }.
campaign-over-lost = Kampania „{ $campaign }” dobiegła końca i nikt jej nie wygrał: { $points }.
campaign-uncounted = Ta gra nie liczy się do kampanii „{ $campaign }”: jej rozdział został już rozegrany albo należy ona do innej kampanii o tej nazwie.
campaign-failed = Kampania nie mogła iść dalej. Błąd wtyczki „{ $plugin }”: { $error }. Gra jest zapisana; gdy wtyczka będzie naprawiona, otwórz ją ponownie: wtedy się zaliczy.
campaigns-title = Kampanie
campaigns-none = Nie ma jeszcze żadnej kampanii. Kampanię zaczyna się nową grą z wariantem, który można rozgrywać jako kampanię.
campaigns-aside = Nie udało się odczytać kampanii ({ $fault }). Odłożono je jako { $file }. Gdy zapisana gra kampanii się skończy, ta kampania znów tu będzie.
campaigns-newer = Kampanie zapisała nowsza wersja gry (format { $version }): zostają takie, jakie są, a ta gra się nie liczy.
campaigns-unwritable = Nie udało się zapisać kampanii: { $reason }. Gdy to naprawisz, otwórz zapisaną grę ponownie: wtedy się zaliczy.

# Formularz, wiersze i wiersz poleceń.

form-campaign = Kampania
form-campaign-none = osobna gra
form-campaign-new = nowa kampania
form-campaign-help = Co zostawi jedna gra kampanii, przechodzi do następnej.
form-campaign-name = Jej nazwa
form-campaign-name-help = Po nazwie odnajdziesz kampanię.
form-campaign-unnamed = Nadaj kampanii nazwę, żeby można było ją odnaleźć.
form-campaign-taken = Kampania „{ $campaign }” już istnieje: nadaj tej inną nazwę albo kontynuuj tamtą.
form-campaign-two = Gra może być rozdziałem najwyżej jednej kampanii: w jeden z tych wariantów zagraj poza kampanią.
form-campaign-players = Liczba graczy tej kampanii to { $n }: tyle osób musi tu siedzieć.
form-number-wrong = Tu wpisuje się liczbę całkowitą od { $least } do { $most }.
form-text-wrong = Tu wpisuje się tekst w jednym wierszu, najwyżej { $most } znaków, bez odstępów na początku i na końcu.
menu-chapter = następny rozdział: { $key }
bar-next-chapter = następny rozdział
score-campaign-next = { $key } rozgrywa następny rozdział.
plain-word-campaigns = kampanie, kampania
plain-does-campaigns = wymienia kampanie; z numerem kontynuuje jedną z nich
plain-ask-campaign = Jak nazywa się kampania, której to pierwsza gra? Napisz bez, jeśli to osobna gra.
plain-campaign-next = { $again } rozgrywa następny rozdział.
cli-campaigns = wymienia kampanie
cli-campaigns-description = Mówi, jakie są kampanie, który rozdział jest następny i kto ma ile punktów. Kontynuuje się poleceniem coatl play --campaign.
cli-play-campaign = kontynuuje kampanię o tej nazwie albo zaczyna ją z podanym wariantem
cli-play-no-campaign = nie ma kampanii „{ $campaign }”; są: { $known }. Nową zaczyna się opcją --variant
cli-play-campaign-variant = żadnego z tych wariantów nie można rozgrywać jako kampanii; można: { $known }
cli-play-campaign-over = ta kampania już się skończyła, nie można jej kontynuować: { $campaign }
cli-play-campaign-alone = o tym, w co się gra, decyduje kampania „{ $campaign }”: obok niej można podać tylko --seats z kimś zaproszonym i --allow
cli-play-campaign-seats = liczba graczy tej kampanii to { $players }: tylu wymienia --seats, w tym kogoś zaproszonego; bez tej opcji wszyscy grają przy tej klawiaturze jak dotąd
cli-where-campaigns = kampanie
