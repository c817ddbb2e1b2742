pass-it-on-name = Pošli to dál
pass-it-on-help = Proroctví se draftují: každý dostane čtyři, jedno si tajně nechá a ostatní pošle doleva.

pass-it-on-ask = Výběr { $n }: které proroctví si necháš? Ostatní pošleš doleva.
pass-it-on-keep = Nechat si: { $card }
pass-it-on-kept = { $name } si tajně nechává jedno proroctví.
pass-it-on-kept-own = { $name } si tajně nechává proroctví: { $card }.
pass-it-on-passed = Všichni mají vybráno: ostatní karty putují doleva.
