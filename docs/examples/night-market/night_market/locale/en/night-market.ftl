night-market-name = Night market
night-market-help = Every third round a prophecy is auctioned: all bid body segments in secret, and the highest bid pays.

night-market-opens = Night market: for sale is { $card }.
night-market-ask = What do you bid for { $card }? The highest bid pays with body segments.
night-market-bid = { $n ->
    [0] Bid nothing
    [one] Bid { $n } body segment
   *[other] Bid { $n } body segments
}
night-market-bids = { $name } bids in secret.
night-market-bids-own = { $name } bids in secret: { $n }.
night-market-bid-was = The bid of { $name }: { $n }.
night-market-sold = { $name } gets the prophecy { $card } and pays { $pieces }.
night-market-unsold = Nobody wants the prophecy { $card }: it is discarded.
night-market-lot = Night market: { $card }
night-market-next = { $n ->
    [one] Night market next round
   *[other] Night market in { $n } rounds
}
