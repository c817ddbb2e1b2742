night-market-name = Noční trh
night-market-help = Každé třetí kolo se draží proroctví: všichni tajně nabízejí dílky těl a platí nejvyšší nabídka.

night-market-opens = Noční trh: na prodej je { $card }.
night-market-ask = Kolik nabízíš za { $card }? Nejvyšší nabídka platí dílky těl.
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
night-market-sold = { $name } dostává proroctví { $card } a platí: { $pieces }.
night-market-unsold = Proroctví { $card } nikdo nechce: jde na odhozené karty.
night-market-lot = Noční trh: { $card }
night-market-next = { $n ->
    [one] Noční trh příští kolo
    [few] Noční trh za { $n } kola
    [many] Noční trh za { $n } kola
   *[other] Noční trh za { $n } kol
}
