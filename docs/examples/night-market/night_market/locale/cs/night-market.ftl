night-market-name = Noční trh
night-market-help = Každé třetí kolo se draží proroctví: všichni tajně nabízejí dílky těl a platí nejvyšší nabídka.

night-market-opens = Noční trh: na prodej je { $card }.
night-market-ask = Kolik nabízíš? Nejvyšší nabídka platí dílky těl. Na prodej je { $card }.
night-market-bid = { $n ->
    [0] Nenabídnout nic
    [one] Nabídnout { $n } dílek těla
    [few] Nabídnout { $n } dílky těl
    [many] Nabídnout { $n } dílku těl
   *[other] Nabídnout { $n } dílků těl
}
night-market-bids = { $name } tajně nabízí.
night-market-bids-own = { $name } tajně nabízí: { $n }.
night-market-bid-was = { $name } – nabídka: { $n }.
night-market-sold = { $name } platí { $pieces } a dostává proroctví: { $card }.
night-market-unsold = Nikdo nic nenabízí, na odhozené karty jde: { $card }.
night-market-lot = Noční trh: { $card }
night-market-next = { $n ->
    [one] Noční trh příští kolo
    [few] Noční trh za { $n } kola
    [many] Noční trh za { $n } kola
   *[other] Noční trh za { $n } kol
}
