night-market-name = Nocny targ
night-market-help = Co trzecią rundę proroctwo idzie na licytację: wszyscy potajemnie oferują segmenty ciała, płaci najwyższa oferta.

night-market-opens = Nocny targ: na sprzedaż jest { $card }.
night-market-ask = Ile oferujesz? Najwyższa oferta płaci segmentami ciała. Na sprzedaż jest { $card }.
night-market-bid = { $n ->
    [0] Nic nie oferuj
    [one] Zaoferuj { $n } segment ciała
    [few] Zaoferuj { $n } segmenty ciała
    [many] Zaoferuj { $n } segmentów ciała
   *[other] Zaoferuj { $n } segmentu ciała
}
night-market-bids = { $name } składa tajną ofertę.
night-market-bids-own = { $name } składa tajną ofertę: { $n }.
night-market-bid-was = { $name } – oferta: { $n }.
night-market-sold = { $name } płaci: { $pieces }, i dostaje proroctwo: { $card }.
night-market-unsold = Nikt nic nie oferuje, na stos kart odrzuconych trafia: { $card }.
night-market-lot = Nocny targ: { $card }
night-market-next = { $n ->
    [one] Nocny targ w następnej rundzie
    [few] Nocny targ za { $n } rundy
    [many] Nocny targ za { $n } rund
   *[other] Nocny targ za { $n } rundy
}
