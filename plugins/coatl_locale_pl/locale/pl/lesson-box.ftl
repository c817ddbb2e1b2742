# Lekcja obok prawdziwego stołu, zob. lesson.ftl. To, co kończy się liczbą, mówi się przy drugim pytaniu kroku i dalszych;
# -plain mówi się w wierszach tekstu.

lesson-with-the-box-name = Z pudełkiem
lesson-with-the-box-minutes = trzy minuty
lesson-with-the-box-player-1 = Ana

lesson-with-the-box-telling = Z pudełkiem
lesson-with-the-box-table = Grasz solo prawdziwymi fragmentami i kartami, a za A.D.A.M.a gra aplikacja. Musi znać dziesięć pól i jego karty; twoje to tylko twoja sprawa. Rozłóż na stole to, co tu czytasz, albo tylko to sobie wyobraź.
lesson-with-the-box-form = Taka gra zaczyna się w formularzu nowej gry: A.D.A.M. ma miejsce, a przy „{ form-chance }” wybierasz „{ form-chance-table }”. Najpierw aplikacja pyta, co leży na stole, i tak samo ta lekcja.
lesson-with-the-box-form-plain = Taka gra zaczyna się słowami nowa obok. Najpierw aplikacja pyta, co leży na stole, i tak samo ta lekcja.
lesson-with-the-box-numbers = Numery są ważne: A.D.A.M. przegląda pola w ich kolejności. Tutaj na 1–6 leżą segmenty ciała, na 7 i 8 głowy, na 9 i 10 ogony. Jeśli twoja plansza ma inne numery, wpisz je w formularzu przy „{ form-fields }”.
lesson-with-the-box-deal = Pola 1–4 i dwie jego karty aplikacja już zna. Leżą jeszcze: 5 { $B } { $B }, 6 { $G } { $K }, 7 { $B }, 8 { $R }, 9 { $K }, 10 { $Y }. Wpisz litery; co jest głową, a co ogonem, mówi pole: { $keys }
lesson-with-the-box-deal-2 = Kartę nazywa litera jej koloru, a potem jej wzór. Jego trzecia jest żółta i wymaga { $G } { $G } { $R } { $R }. Gdy zostaje mało kart, jedną z nich bierze cyfra: { $keys }
lesson-with-the-box-deal-2-plain = Kartę nazywa litera jej koloru, a potem litery jej wzoru. Jego trzecia jest żółta: dwa zielone, potem dwa czerwone. Gdy zostaje mało kart, widać ich listę i jedną z nich bierze numer. Wpisz: { $keys }
lesson-with-the-box-deal-done = Rozdane.
lesson-with-the-box-opponent = A.D.A.M. zaczyna, a gra za niego aplikacja: { $keys }
lesson-with-the-box-opponent-plain = A.D.A.M. zaczyna, a gra za niego aplikacja.
lesson-with-the-box-opponent-done = Wiesz już, co robi. Na stole przesuwasz jego fragmenty tak samo.
lesson-with-the-box-take = Twoja tura. Rozgrywasz ją na stole i mówisz tylko to, co zmienia pola. Bierzesz pole 7, niebieską głowę: { $keys }
lesson-with-the-box-again = Niczego nie uzupełniano, więc to wszystko. A.D.A.M.: { $keys }
lesson-with-the-box-again-plain = Niczego nie uzupełniano, więc to wszystko. Gra A.D.A.M.
lesson-with-the-box-no-field = Tym razem bierzesz proroctwa albo składasz. Aplikacja nie musi tego wiedzieć; powiedz tylko, że bez pola: { $keys }
lesson-with-the-box-row = A.D.A.M. jeszcze raz: { $keys }
lesson-with-the-box-row-plain = A.D.A.M. jeszcze raz.
lesson-with-the-box-row-2 = Zrealizował kartę i bierze tę, która leży w twoich zasobach proroctw najbardziej na prawo: czerwoną, która liczy czerwone. Do wyboru wystarczy jej kolor: { $keys }
lesson-with-the-box-refill = Bierzesz pole 9. To ostatnia z głów i ogonów, więc uzupełnia się wszystkie puste pola. Najpierw samo pole: { $keys }
lesson-with-the-box-refill-2 = Z woreczków wyszły: 1 { $R } { $B }, 7 { $G }, 8 { $Y }, 9 { $R }, 10 { $B }. Wpisz litery jak przy rozdaniu: { $keys }
lesson-with-the-box-differs = Celowa pomyłka: aplikacja ma na polu 3 { $G } { $G }, a na stole leżą tam { $G } { $K }. Jeden klawisz w każdej chwili pokazuje wszystko, co tam leży: { $keys }
lesson-with-the-box-differs-plain = Celowa pomyłka: aplikacja ma na polu 3 { $G } { $G }, a na stole leżą tam { $G } { $K }. Co leży inaczej, można powiedzieć w każdej chwili. Napisz: { $keys }
lesson-with-the-box-differs-3 = Wpisz, co leży na polu 3: { $keys }
lesson-with-the-box-differs-done = Naprawione, choć to kilka tur wstecz.
lesson-with-the-box-end = Gdy ukończysz trzeciego cóatla, mówisz i to. Wtedy aplikacja pyta o twoje cóatle i ich karty, tymi samymi literami, i robi punktację: twoje punkty, jego punkty i kto wygrał.
lesson-with-the-box-goodbye = To wszystko: rozdanie to około 26 klawiszy, para tur sześć. Teraz przyjdzie formularz nowej gry. Udanej gry przy stole!
lesson-with-the-box-goodbye-plain = To wszystko: rozdanie to około trzydziestu liter, para tur sześć. Taką grę zaczynają słowa nowa obok. Udanej gry przy stole!
