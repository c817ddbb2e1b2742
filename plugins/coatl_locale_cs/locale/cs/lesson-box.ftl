# Lekce vedle skutečného stolu, viz lesson.ftl. Co končí číslem, říká se u druhé otázky kroku a dalších; -plain se říká
# v řádcích textu.

lesson-with-the-box-name = S krabicí
lesson-with-the-box-minutes = tři minuty
lesson-with-the-box-player-1 = Ana

lesson-with-the-box-telling = S krabicí
lesson-with-the-box-table = Hraješ sólo se skutečnými dílky a kartami a za A.D.A.M.a táhne aplikace. Potřebuje znát deset polí a jeho karty; ty tvoje jsou jen tvoje věc. Co tu čteš, rozlož na stůl, nebo si to jen představ.
lesson-with-the-box-form = Taková hra začíná ve formuláři nové hry: A.D.A.M. má místo a u „{ form-chance }“ vybereš „{ form-chance-table }“. Aplikace se nejdřív zeptá, co na stole leží, a tak i tato lekce.
lesson-with-the-box-form-plain = Taková hra začíná slovy nová vedle. Aplikace se nejdřív zeptá, co na stole leží, a tak i tato lekce.
lesson-with-the-box-numbers = Na číslech záleží: A.D.A.M. prohlíží pole v jejich pořadí. Tady jsou na 1 až 6 dílky těl, na 7 a 8 hlavy, na 9 a 10 ocasy. Má-li tvůj panel jiná čísla, napiš je ve formuláři u „{ form-fields }“.
lesson-with-the-box-deal = Pole 1 až 4 a dvě jeho karty už aplikace zná. Dál leží: 5 { $B } { $B }, 6 { $G } { $K }, 7 { $B }, 8 { $R }, 9 { $K }, 10 { $Y }. Napiš písmena; co je hlava a co ocas, říká pole: { $keys }
lesson-with-the-box-deal-2 = Kartu pojmenuje písmeno její barvy, pak její vzor. Jeho třetí je žlutá a žádá { $G } { $G } { $R } { $R }. Jakmile zbývá karet málo, vezme jednu číslice: { $keys }
lesson-with-the-box-deal-2-plain = Kartu pojmenuje písmeno její barvy, pak písmena jejího vzoru. Jeho třetí je žlutá: dva zelené, pak dva červené. Jakmile zbývá karet málo, jsou vypsané a jednu vezme číslo. Napiš: { $keys }
lesson-with-the-box-deal-done = Rozdáno.
lesson-with-the-box-opponent = A.D.A.M. začíná a aplikace za něj táhne: { $keys }
lesson-with-the-box-opponent-plain = A.D.A.M. začíná a aplikace za něj táhne.
lesson-with-the-box-opponent-done = Teď víš, co dělá. Na stole jeho dílky přesuneš stejně.
lesson-with-the-box-take = Jsi na tahu. Tah odehraješ na stole a řekneš jen to, co mění pole. Bereš pole 7, modrou hlavu: { $keys }
lesson-with-the-box-again = Nic se nedoplňovalo, to je tedy vše. A.D.A.M.: { $keys }
lesson-with-the-box-again-plain = Nic se nedoplňovalo, to je tedy vše. Táhne A.D.A.M.
lesson-with-the-box-no-field = Tentokrát bereš proroctví, nebo sestavuješ. Aplikace to vědět nemusí; řekni jen, že žádné pole: { $keys }
lesson-with-the-box-row = A.D.A.M. ještě jednou: { $keys }
lesson-with-the-box-row-plain = A.D.A.M. ještě jednou.
lesson-with-the-box-row-2 = Naplnil kartu a bere tu, která leží v zásobě proroctví nejvíc vpravo: červenou, která počítá červené. K výběru stačí její barva: { $keys }
lesson-with-the-box-refill = Bereš pole 9. Byl to poslední dílek z hlav a ocasů, a tak se doplní všechna prázdná pole. Nejdřív to pole: { $keys }
lesson-with-the-box-refill-2 = Ze sáčků přišlo: 1 { $R } { $B }, 7 { $G }, 8 { $Y }, 9 { $R }, 10 { $B }. Napiš písmena jako při rozdávání: { $keys }
lesson-with-the-box-differs = Schválně jsme udělali chybu: aplikace má na poli 3 { $G } { $G }, na stole tam leží { $G } { $K }. Jediná klávesa ukáže kdykoli vše, co tam leží: { $keys }
lesson-with-the-box-differs-plain = Schválně jsme udělali chybu: aplikace má na poli 3 { $G } { $G }, na stole tam leží { $G } { $K }. Co leží jinak, můžeš říct kdykoli. Napiš: { $keys }
lesson-with-the-box-differs-3 = Napiš, co leží na poli 3: { $keys }
lesson-with-the-box-differs-done = Opraveno, i když je to pár tahů zpátky.
lesson-with-the-box-end = Až dokončíš třetího cóatla, řekneš i to. Aplikace se pak zeptá na tvé cóatly a jejich karty, stejnými písmeny, a udělá bodování: tvoje body, jeho body a kdo zvítězil.
lesson-with-the-box-goodbye = To je vše: rozdání stojí asi 26 kláves, dvojice tahů šest. Teď přijde formulář nové hry. Hezkou hru!
lesson-with-the-box-goodbye-plain = To je vše: rozdání stojí asi třicet písmen, dvojice tahů šest. Takovou hru začnou slova nová vedle. Hezkou hru!
