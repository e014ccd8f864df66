### The table message of a running deal. Small lines get their small type from the message builder.

table-heading = { game } · deal { $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = After a restart this table's log could not be replayed. Play goes on from where it stood, and booked points stay.
# $clock: none, or running with $time, a relative time.
table-turn =
    { $clock ->
        [running] **{ $name } to play** · time is up { $time }
       *[none] **{ $name } to play**
    }
table-to-beat = To beat: { kind } **{ $cards }** by { $name }
table-lead-free = { $name } leads: any combination.
table-opens = { $name } holds { $card } and opens.
table-opens-alone = { $name } opens with { $card } by itself.
# $plays: parts made by the two messages that follow, oldest first.
table-trick = Trick: { $plays }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } passed
table-last-cards =
    { $n ->
        [one] Last { card-word }: { $names }.
       *[other] Last { cards-word }: { $names }.
    }
table-undeclared = { $name } has one { card-word } left.
# Public reminder of the duty before a hand of one card; $enforce: legal or liability.
table-duty =
    { $enforce ->
        [liability] { $other } has one { card-word } left. If a lower single of { $name } lets it through, { $name } pays for everybody (BT‑11.4).
       *[legal] { $other } has one { card-word } left: { $name } answers with the highest single or leads a combination (BT‑11.3).
    }
table-status = { game }, deal { $deal }: { $name } is to play.
table-status-seat = { $seat }. { $name }: { cards }, { SIGNED($total) }
table-status-lobby = { game }: { $taken } of { $seats } seats taken.
table-moved = The table is further down: { $link }
last-trick = Last trick: { $plays }
trick-none = Nothing is played in this trick yet.
last-trick-none = No trick is over yet.
played-cards = Played so far: { $cards }
played-cards-none = No { card-word } is played yet.

# The short message that calls the one to play.
ping =
    { $clock ->
        [running] { $mention } your turn at { $table } · time is up { $time }
       *[none] { $mention } your turn at { $table }
    }
# A message of its own when a hand is down to one card and declared.
last-card-notice = **Last card!** { $name } has one { card-word } and said so.
