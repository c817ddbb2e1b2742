# To, co objaśnia grę: klawisze i znaki oraz rysunki w instrukcji.

guide-title = Klawisze i znaki
guide-pieces = Fragmenty i cóatle
guide-cards = Karty
guide-signs = Znaki

# Fragmenty i cóatle
guide-head = głowa
guide-body = segment ciała z kreską z lewej
guide-tail = ogon
guide-sizes = Ten sam cóatl w różnych skalach, zależnie od tego, ile jest miejsca.
guide-marks = W dużej skali: gruba linia jest pod fragmentem, który liczy karta pod kursorem; kolorowa pod tym, który właśnie przybył; fragment kropkowany, w ramce, jeszcze tam nie leży.
guide-ends = otwarte końce; następny fragment trafi na podświetlony
guide-news = podkreślone: właśnie przybyło
guide-ghost = kropkowane: jeszcze tu nie leży
guide-counted = gruba kreska: fragment liczy karta pod kursorem
guide-left-out = tyle fragmentów ze środka się nie zmieściło
guide-whole = ukończony cóatl z dziewięciu fragmentów i nieukończony z pięciu, w najmniejszej skali
guide-strip = to samo z dwoma fragmentami w jednym znaku, gdzie jest mało miejsca
guide-shade = cóatl, którego możesz zacząć
guide-came = tyle fragmentów właśnie przybyło

# Karty
guide-card-rest = zwykła
guide-card-hover = pod myszą
guide-card-cursor = pod kursorem
guide-card-marked = zaznaczona
guide-card-new = nowa
guide-card-then = z fragmentem
guide-card-refused = tu nie wolno
guide-card-temple = świątynia
guide-card-line = W jednym wierszu: kolor, wzór, punkty za poziomy z podświetlonym osiągniętym, punkty teraz i fragmenty, których brakuje do następnych.
guide-card-beside = przy cóatlu
guide-card-free = miejsce na kartę
guide-card-chip = W najmniejszej skali: czerwona karta za 2 punkty, świątynia za 7 punktów.

# Znaki
guide-sign-row = te fragmenty obok siebie, od głowy do ogona
guide-sign-each = czerwone fragmenty, gdziekolwiek leżą
guide-sign-more = co najmniej jeden czarny fragment
guide-sign-gap = między nimi co najmniej jeden fragment dowolnego koloru
guide-sign-any = między nimi jeden fragment dowolnego koloru
guide-sign-apart = obok nie leży czerwony fragment
guide-sign-pieces = tyle fragmentów każdego z kolorów, w dowolnej kolejności
guide-sign-times = ile razy: raz, trzy razy
guide-sign-levels = punkty za poziomy karty; osiągnięty jest podświetlony
guide-sign-tail = do kolejnych punktów brakuje tych fragmentów od strony ogona
guide-sign-head = od strony głowy
guide-sign-anywhere = po dowolnej stronie
guide-sign-owned = pełny fragment leży na twojej planszy (przy cóatlu kogoś innego na jego planszy, u automatycznego przeciwnika na jego karcie); pusty trzeba jeszcze zdobyć
guide-sign-brought = dałoby go pole pod kursorem
guide-sign-ready = da się spełnić w tej turze tym, co leży na twojej planszy, i przyniesie tyle punktów; w rzędzie: wystarczy wybrać
guide-sign-chosen = dla ukończonego cóatla: wybrano i można wybrać, z punktami, które to daje
guide-sign-soon = dałoby się spełnić z polem pod kursorem
guide-sign-field = klawisze do pola, na którym jest wszystko, czego brakuje
guide-sign-number = karta według numeru: na ręce; w zasobach, z ich klawiszem
guide-sign-nearer = karty z twojej ręki, które pole lub następny fragment przybliża do punktów, według numerów; z punktami, które zyskają
guide-sign-temple = świątynia
guide-sign-met = wymaganie jest spełnione albo nie
guide-sign-equal = tyle samo czerwonych co zielonych, co najmniej po jednym; ile ich jest
guide-sign-length = dokładnie tyle fragmentów; ile ich jest
guide-sign-by-number = karty na ręce według numerów
guide-sign-letters = wielka litera to fragment, mała to kolor karty
guide-sign-cursor = kursor
guide-sign-active = numer cóatla, którego właśnie składasz
guide-sign-caret = po tej stronie znajdzie się następny fragment
guide-sign-ghost = jeszcze tu nie leży
guide-sign-new = właśnie przybyło, czasem tylko podkreślone
guide-sign-marked = zaznaczone do zatrzymania albo odrzucenia
guide-sign-refused = nie wolno, i dlaczego; F1 otwiera zasadę
guide-sign-nothing = nic tu nie ma
guide-sign-cut = jest więcej, niż się mieści
guide-sign-refills = wzięcie stąd uzupełnia planszę zasobów
guide-sign-next = stąd weźmie teraz automatyczny przeciwnik; w arkuszu wyników: najwięcej
guide-sign-thinks = Gracz komputerowy myśli. Znak się obraca, jeśli włączono ruch.
guide-sign-bag = tyle niebieskich i zielonych segmentów ciała zostało w woreczku
guide-sign-ends = tyle głów i ogonów zostało w woreczkach
guide-sign-points = punkty ukończonych cóatli i to, co dotąd przynoszą nieukończone
guide-sign-bodies = ile segmentów ciała zostało; bez nich gra się kończy
guide-sign-hand = ile proroctw jest na ręce i ile może ich być
guide-sign-held = proroctwa i świątynie na czyjejś ręce, żetony ofiary, fragmenty na planszy
guide-sign-curve = punkty gracza, tura po turze
guide-sign-course = oglądana gra: co za tobą, gdzie jesteś i co dopiero będzie
guide-sign-completed = w oglądanej grze: w tej turze ukończono coatla
guide-sign-better = w oglądanej grze: analiza znalazła tu lepszą turę
guide-sign-slate = czyja to była tura
guide-sign-back = rewersy kart na ręce: proroctwa i świątynie
guide-sign-coatl = cóatl w zdaniu: < stoi przed głową, > za ogonem
guide-sign-days = dni tego, co pokazuje wariant: minione, dzisiaj, pozostałe tego, co teraz obowiązuje, późniejsze
guide-sign-ladder = drabinka: świeci własny stopień
guide-sign-loose = fragment, który wnosi wariant, na przykład złoty

# Obraz stołu w instrukcji: co jest czym
guide-table-name-1 = Ana
guide-table-name-2 = Bao
guide-table-status = Czyja jest tura i co można zrobić. Po prawej punkty wszystkich i to, ile zostało segmentów ciała.
guide-table-supply = Plansza zasobów z dziesięcioma polami. Pod nią: co zostało w woreczkach.
guide-table-others = Inny gracz: nieużyte jeszcze fragmenty, cóatle, karty przy nich i punkty.
guide-table-news = Co zrobili inni od twojej ostatniej tury.
guide-table-row = Odkryte proroctwa i talia. Każda karta mówi, co dałaby teraz przy składanym cóatlu i czego brakuje do następnych punktów.
guide-table-temples = Wierzchnie świątynie obu stosów.
guide-table-coatls = Twoja plansza gracza; kursor stoi na fragmencie 8. Pod nią twoje cóatle: przy składanym fragment jest zaznaczony kropkami.
guide-table-beside = Karty, które leżą przy twoich cóatlach.
guide-table-hand = Twoja ręka: proroctwa, miejsce na kolejne i twoja świątynia. Z fragmentem pod kursorem karty dałyby tyle, ile tu stoi.
guide-table-sentence = Co jest pod kursorem albo dlaczego czegoś nie wolno.
guide-table-keys = Klawisze do tego, co można teraz zrobić.
guide-table-narrow = Obraz stołu pojawi się tutaj, gdy tekst zajmie całą szerokość: naciśnij Tab.
