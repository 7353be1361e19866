lots-bid = bid a card.
lots-lay-aside = lay cards aside.
lots-dispose = dispose of { $card }.
lots-whereto = whereto?
lots-laid = You bid { $card }.
lots-lot = The lot is { $card }.
lots-not-in-hand = You do not hold it.
take = take it
