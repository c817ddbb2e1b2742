# Lekcja w wierszach tekstu: co mówi tam, gdzie słowa o narysowanym stole nie pasują. $keys to, co należy napisać.

plain-lesson-place = { $chapter }, krok { $step } z { $steps }.
plain-lesson-enter = Dalej idzie się klawiszem Enter.
plain-lesson-otherwise = Lekcja idzie dalej tak: { $keys }
plain-lesson-end = To była lekcja.
plain-lesson-puzzles = Słowo { $word } prowadzi do zadań o ostatniej turze; pierwsze trzy są dla początkujących.
plain-lesson-left = Lekcja pamięta, gdzie się skończyła.

lesson-first-card-plain = Twoja ręka: dostajesz trzy proroctwa, powie je słowo ja. Twoja karta 2 wymaga czerwonego, a tuż za nim niebieskiego. Jeśli cóatl pokazuje to raz, masz 1 punkt, dwa razy 3, trzy razy 5.
lesson-first-letters-plain = Karta też ma swój kolor, mówi się go najpierw. Liczy się on tylko w niektórych wariantach. Twoja karta 1 liczy czerwone.
lesson-first-keep-plain = Zatrzymujesz, ile chcesz, tutaj dwa pierwsze. Napisz: keep 1 2
lesson-first-supply-plain = Z planszy zasobów biorą wszyscy; słowo stół powie, co leży na jej polach i gdzie indziej. Fragment to głowa, segment ciała albo ogon, w jednym z pięciu kolorów.
lesson-first-pair-plain = Bierzesz zawsze całe pole. Na polu 2 są czerwony i niebieski segment ciała. Napisz: { $keys }
lesson-first-others-plain = Słowo gracze powie, co kto ma: planszę gracza, cóatle i ile kart na ręce.
lesson-first-start-plain = Teraz składaj. Zacznij cóatla od niebieskiego segmentu ciała; słowo cofnij to cofa. Napisz: { $keys }
lesson-first-start-done-plain = Twój pierwszy cóatl! Rośnie z obu stron, od strony głowy i od strony ogona.
lesson-first-places-plain = Obok cóatla mogą leżeć najwyżej cztery proroctwa, żadne dwa identyczne. Nieukończonych cóatli możesz mieć naraz najwyżej dwa.
lesson-first-join-plain = Dołącz czerwoną głowę od strony głowy cóatla 1. Napisz: { $keys }
lesson-first-fulfil-plain = Połóż ją obok cóatla. Napisz: { $keys }
lesson-first-pieces-end-plain = Umiesz brać, składać i realizować. Słowo cofnij cofa: tutaj o krok, w grze ostatnią akcję. Dalej będą proroctwa.
lesson-first-row-plain = W zasobach leży sześć proroctw dla wszystkich, powie je słowo stół. W turze wybierasz, ile chcesz, byle na ręce było ich najwyżej pięć.
lesson-first-lacks-plain = Twoja karta, która liczy czerwone, nie jest jeszcze nic warta; z jeszcze jednym czerwonym osiąga następny poziom.
lesson-first-signs-plain = Czego karta wymaga, mówi się słowami, od głowy cóatla do ogona.
lesson-first-choose-plain = Karta 5 w zasobach wymaga: czerwony, niebieski, a dalej niebieski, czerwony. Twój cóatl może taki być. Napisz: { $keys }
lesson-first-score-plain = Słowo punkty powie punkty wszystkich, z nieukończonymi cóatlami; słowo stół powie, ile fragmentów zostało w woreczkach.
lesson-first-plan-plain = Ukończony cóatl ma głowę, ogon, ciało i proroctwo. Może wtedy dostać też świątynię. Jedną masz: bez żółtych i dokładnie siedem fragmentów. Jedno spełnione wymaganie to 3 punkty, oba 7.
lesson-first-piles-plain = Świątynie na obu stosach są dla wszystkich: wybiera ten, kto pierwszy ukończy cóatla.
lesson-first-close-plain = Teraz ogon. Ukończony cóatl nie dostaje już fragmentów. Napisz: { $keys }
lesson-first-temple-plain = Najwięcej da twoja karta, 4 punkty, i twoja świątynia, 7. Napisz jedno po drugim: { $keys }
lesson-first-helpers-plain = W grze, choć nie w tej lekcji, słowo podpowiedź pyta mistrza o najlepsze akcje.
lesson-first-pick-plain = Żadne pole nie ma dwóch zielonych, których potrzebujesz. Weź je z woreczka za żeton wyboru idealnego. Napisz: { $keys }
lesson-first-third-plain = Trzeci cóatl ma już ogon. Dołącz zielony od strony głowy. Napisz: { $keys }
lesson-first-opponent-temple-plain = Ukończony cóatl musi mieć proroctwo. Zrealizuj swoje i świątynię ze stosu 2: bez niebieskich, tyle samo czarnych co czerwonych. Napisz jedno po drugim: { $keys }
lesson-first-goodbye-plain = Trzeci cóatl zakończył grę i wygrywasz. Słowo zasady powie zasady, pomoc wszystkie słowa, a nowa zaczyna grę. Powodzenia!
