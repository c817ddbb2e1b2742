# Lekce v řádcích textu: co říká tam, kde se slova pro nakreslený stůl nehodí. $keys je to, co se má napsat.

plain-lesson-place = { $chapter }, krok { $step } z { $steps }.
plain-lesson-enter = Dál se jde klávesou Enter.
plain-lesson-otherwise = Lekce pokračuje takhle: { $keys }
plain-lesson-end = To byla lekce.
plain-lesson-puzzles = Slovo { $word } vede k úlohám o posledním tahu; první tři jsou pro začátečníky.
plain-lesson-left = Lekce si pamatuje, kde skončila.

lesson-first-card-plain = Tvá ruka: dostáváš tři proroctví, řekne ti je slovo já. Tvá karta 2 žádá červený a hned za ním modrý. Když to v cóatlovi najdeš jednou, je to 1 bod, dvakrát 3 body, třikrát 5.
lesson-first-letters-plain = I karta má svou vlastní barvu, říká se jako první. Záleží na ní jen v některých variantách. Tvá karta 1 počítá červené dílky.
lesson-first-keep-plain = Necháš si jich, kolik chceš, tady první dvě. Napiš: keep 1 2
lesson-first-supply-plain = Z panelu zásob berou všichni; slovo stůl řekne, co leží na jeho polích a všude jinde. Dílek je hlava, dílek těla nebo ocas v jedné z pěti barev.
lesson-first-pair-plain = Bere se vždy celé pole. Na poli 2 je červený a modrý dílek těla. Napiš: { $keys }
lesson-first-others-plain = Slovo hráči řekne, co kdo má: hráčský panel, cóatly a kolik drží karet.
lesson-first-start-plain = Teď sestavuj. Začni cóatla modrým dílkem těla; slovo zpět to vrátí. Napiš: { $keys }
lesson-first-start-done-plain = Tvůj první cóatl! Roste na obou koncích, hlavovém a ocasním.
lesson-first-places-plain = U cóatla smějí ležet až čtyři proroctví, žádná dvě identická. Nedokončené smíš mít nejvýš dva cóatly najednou.
lesson-first-join-plain = Připoj červenou hlavu na hlavový konec cóatla 1. Napiš: { $keys }
lesson-first-fulfil-plain = Přilož ji k cóatlovi. Napiš: { $keys }
lesson-first-pieces-end-plain = Umíš brát, sestavovat a naplňovat. Slovo zpět vrací: tady o krok, ve hře poslední akci. Dál přijdou proroctví.
lesson-first-row-plain = V zásobě leží šest proroctví pro všechny, řekne je slovo stůl. V tahu jich smíš zvolit, kolik chceš, dokud jich v ruce není pět.
lesson-first-lacks-plain = Tvá karta, která počítá červené dílky, zatím nemá žádnou hodnotu; s jedním dalším červeným dosáhne další úrovně.
lesson-first-signs-plain = Co karta žádá, se říká slovy, od hlavy cóatla k ocasu.
lesson-first-choose-plain = Karta 5 v zásobě žádá červený, modrý a dál modrý, červený. To tvůj cóatl zvládne. Napiš: { $keys }
lesson-first-score-plain = Slovo skóre řekne body všech i s nedokončenými cóatly; slovo stůl řekne, kolik dílků zbývá v sáčcích.
lesson-first-plan-plain = Dokončený cóatl má hlavu, ocas, tělo a proroctví. Pak smí dostat i chrám. Jeden máš: žádný žlutý a přesně sedm dílků. Za jeden splněný požadavek jsou 3 body, za oba 7.
lesson-first-piles-plain = Chrámy na obou hromádkách jsou pro všechny: vybírá si ten, kdo dřív dokončí cóatla.
lesson-first-close-plain = Teď ocas. Dokončený cóatl už žádné dílky nedostane. Napiš: { $keys }
lesson-first-temple-plain = Nejvíc přinese tvá karta za 4 body a tvůj chrám za 7. Napiš jedno po druhém: { $keys }
lesson-first-helpers-plain = Ve hře se slovo rada zeptá mistra na nejlepší tahy, v této lekci však ne.
lesson-first-pick-plain = Žádné pole nemá dva zelené, které potřebuješ. Vezmi je ze sáčku za žeton perfektního výběru. Napiš: { $keys }
lesson-first-third-plain = Třetí cóatl už má ocas. Připoj zelený na hlavový konec. Napiš: { $keys }
lesson-first-opponent-temple-plain = K dokončení potřebuje cóatl proroctví. Naplň své a splň chrám z hromádky 2: bez modrých, stejně černých jako červených. Napiš jedno po druhém: { $keys }
lesson-first-goodbye-plain = Třetí cóatl hru ukončil a vítězíš. Slovo pravidla řekne pravidla, nápověda všechna slova a nová začne hru. Hodně štěstí!
