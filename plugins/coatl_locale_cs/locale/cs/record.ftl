# Zápis hry: poznámky a odbočky při přehrávání a hry, které přišly odjinud.

replay-variations = { $n ->
    [one] { $key } ukáže, co tu šlo zahrát jinak.
    [few] { $key } ukáže { $n } odbočky odtud.
   *[other] { $key } ukáže { $n } odboček odtud.
}
replay-status-variation = odbočka { $n } z { $all } · tah { $turn } z { $last }
replay-no-notes = V této hře nejsou žádné poznámky ani odbočky.
replay-no-variation = V tomto tahu žádná odbočka nezačíná.
pane-variation = Odbočka { $n } z { $all }
course-noted = { $comment } poznámka · { $variation } odbočka
command-next-note = poznámka
command-next-note-name = na další poznámku nebo odbočku
command-next-note-help = Čte dál v dlouhé poznámce, nebo přejde na další tah, o kterém zápis něco říká nebo u kterého ukazuje, co šlo zahrát jinak.
command-variation = odbočka
command-variation-name = prohlédnout odbočku
command-variation-help = Ukáže, co šlo v tomto tahu zahrát jinak. V odbočce ukáže stejná klávesa další; Esc z ní vede ven.
bar-next-variation = další odbočka
command-import-record = přidat
command-import-record-name = přidat hru odjinud
command-import-record-help = Přidá mezi uložené hry zápis hry nebo uloženou hru odjinud.
import-title = Hra odjinud
import-path = cesta k souboru, nebo vložený zápis sám
import-told = Napiš nebo vlož cestu k zápisu hry nebo k uložené hře, anebo vlož přímo text zápisu. Enter přidá hru mezi uložené hry do vlastního souboru. Esc se vrátí.
import-pasted = Vložený text
import-done = Přidáno: { $file }
command-write-comment = napsat
command-write-comment-name = napsat poznámku k tahu
command-write-comment-help = Napíše poznámku k prohlíženému tahu, nebo změní tu, která u něj je. Zůstane u hry i v jejím zápisu.
comment-title = Poznámka · { $name } · tah { $turn }
comment-title-game = Poznámka k celé hře
comment-help = Zůstane u hry a vypíše se v jejím zápisu. Bez textu poznámka zmizí.
comment-not-here = Poznámky lze psát jen do dohrané hry z vlastní složky, a ne do jejích odboček.
comment-not-kept = Poznámka se neuložila: { $reason }.
guide-sign-comment = v přehrávané hře: zápis o tomto tahu něco říká
guide-sign-variation = v přehrávané hře: zápis ukazuje, co šlo v tomto tahu zahrát jinak
plain-comment = Poznámka: { $text }
plain-variations = { $n ->
    [one] Zápis tu má odbočku: napiš { $word }.
    [few] Zápis tu má { $n } odbočky: napiš { $word } a číslo.
   *[other] Zápis tu má { $n } odboček: napiš { $word } a číslo.
}
plain-variation-at = Odbočka { $n } z { $all }. Slovo { $main } vede zpět do hry.
plain-no-variation = Taková odbočka v tomto tahu není.
plain-no-main = Tohle je hra sama.
plain-import-what = Za toto slovo napiš cestu k zápisu hry nebo k uložené hře.
plain-word-variation = odbočka
plain-word-main = hlavní
plain-word-import = přidat
plain-does-variation = co šlo podle zápisu zahrát v tomto tahu jinak; je-li odboček víc, s číslem
plain-does-main = z odbočky zpět do hry
plain-does-import = přidá mezi uložené hry zápis hry nebo uloženou hru; s cestou k ní
