### What happened, in public lines: names, no hidden cards.

deal-opens = Deal { $deal }. { $name } holds { $card } and leads.
deal-opens-winner = Deal { $deal }. { $name } won the deal before and leads.
to-play = { $name } is to play, { cards } in hand.
played = { $name } plays { kind } { $cards }, { cards } left.
played-last = { $name } plays { kind } { $cards } and is out.
passed = { $name } passes.
trick-won = All others passed. { $name } leads.
last-card = { $name }: last card!
two-cards = { $name }: two cards left.
finished = { $name } is out, place { $place }.
turn-clock = { $name } has until { $time }.
frozen = { $name } did not declare before this turn. The last card rests and the turn passes; from now on it counts as declared (BT‑11.2).
lost-undeclared = { $name } played the last card undeclared and takes the points of the whole table: { $p } (BT‑11.2).
called =
    { $true ->
        [yes] { $caller } calls: { $name } has one card, undeclared.
       *[no] { $caller } calls: { $name } has one card. It was declared, so { $caller } makes no more calls in this deal.
    }
duty-note = { $name } plays next and has one card. If a lower single lets it through, you pay for everybody (BT‑11.4).
cut-added = { $name } adds a cut to the shuffle.
ready = { $name } is ready for the next deal.
rematch = { $name } asks for a rematch.
