night-market-name = Night market
night-market-help = Every third round a prophecy is auctioned: all bid body segments in secret, and the highest bid pays.

night-market-opens = Night market: for sale is { $card }.
night-market-ask = What do you bid? The highest bid pays with body segments. For sale is { $card }.
night-market-bid = { $n ->
    [0] Bid nothing
    [one] Bid { $n } body segment
   *[other] Bid { $n } body segments
}
night-market-bids = { $name } bids in secret.
night-market-bids-own = { $name } bids in secret: { $n }.
night-market-bid-was = The bid of { $name }: { $n }.
night-market-sold = { $name } pays { $pieces } and gets the prophecy: { $card }.
night-market-unsold = Nobody has bid, and it is discarded: { $card }.
night-market-lot = Night market: { $card }
night-market-next = { $n ->
    [one] Night market next round
   *[other] Night market in { $n } rounds
}
