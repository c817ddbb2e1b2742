pass-it-on-name = Podaj dalej
pass-it-on-help = Draft proroctw: każdy dostaje cztery, jedno potajemnie zatrzymuje, a resztę podaje w lewo.

pass-it-on-ask = Wybór { $n }: które proroctwo zatrzymujesz? Pozostałe podajesz w lewo.
pass-it-on-keep = Zatrzymaj: { $card }
pass-it-on-kept = { $name } potajemnie zatrzymuje proroctwo.
pass-it-on-kept-own = { $name } potajemnie zatrzymuje proroctwo: { $card }.
pass-it-on-passed = Wszyscy wybrali: pozostałe karty idą w lewo.
