### Duplicate evenings: several tables play the same deals, and each seat is compared with those who held the same hand.
### $evening, $deal, $table: numbers. $p: points.

## Descriptions of options, and choices, at most 100 characters (commands.ftl). “3 · Big Two · 4 deals”

option-duplicate = new begins an evening of the same deals at several tables; a number joins one
option-evening-deals = How many deals the evening has, 1 to 32; 4 if left out
option-against = In place of other tables, computers of this level play the same hands
# What duplicate: offers; “new” is typed, and stays. $evening: the number of an evening; $deals.
choice-duplicate-new = new · begins an evening with this table
choice-duplicate = { $evening } · { game } · { deals }

## Public messages, in the order of the evening.

# At the foot of a lobby. $against: the level of the computers in the other room, or none.
evening-lobby =
    { $against ->
        [gentle] Evening { $evening } · { deals }. Gentle computers play the same hands in every seat.
        [casual] Evening { $evening } · { deals }. Casual computers play the same hands in every seat.
        [sharp] Evening { $evening } · { deals }. Sharp computers play the same hands in every seat.
       *[none] Evening { $evening } · { deals }, the same cards at every table. Another table opens with /table open duplicate: { $evening }. Don’t watch it while you play.
    } The shuffle is sealed: `{ $commitment }`. Nobody cuts.

# At a deal’s end, in place of its cards. $tables: those that have still to play it, $n of them; 0: computers have.
evening-closed =
    { $n ->
        [0] The cards open when the computers have played this deal, too.
        [one] The cards open when table { $tables } has played this deal, too.
       *[other] The cards open when tables { $tables } have played this deal, too.
    }
# The same, to whoever asks for a deal in full.
err-evening-closed =
    { $n ->
        [0] The cards of deal { $deal } are still closed.
       *[other] Others still play deal { $deal } with the same cards.
    }
    .note = { evening-closed }

# Once everybody has played a deal.
evening-compared = Evening { $evening }, deal { $deal }: the cards are open
# One seat. $mp: its match points; $others: what the same hand got elsewhere, parted by dots.
evening-seat = **{ $name }** { SIGNED($p) } · match points { $mp } · { $others }
# How another one did with the same hand. $table: the number of their table; 0: computers played it.
evening-other =
    { $table ->
        [0] computers { SIGNED($p) }
       *[other] { $name } { SIGNED($p) } at table { $table }
    }
evening-not-compared = Nobody else played this deal to its end.
# Match points are counted in halves: $whole and perhaps ½.
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }

# After the last deal: the people of all tables by match points. Rows follow: “1. **Ann** match points 7½ · +38”.
evening-board = Evening { $evening } is over · { game }, { deals }
# $place: 1, 2, 3 … ; $mp: made by evening-match-points.
evening-row = { $place }. **{ $name }** match points { $mp } · { SIGNED($p) }
evening-nobody = Nobody played a deal to its end.

## Troubles (errors.ftl): to whoever pressed or typed, alone. $option: as Discord shows it.

err-evening-cut = The shuffle of evening { $evening } is the same at every table, so nobody cuts.
    .note = Press Start when everybody is here.
err-evening-rematch = Each deal of the evening stands alone, so there is no new match.
    .note = Press Next deal for the next one.
err-evening-over = This table has played all deals of the evening.
    .note = It ends when the cards of the last deal open.
# $other: the number of the table where they are; 0: it is just being opened.
err-evening-elsewhere =
    { $other ->
        [0] You are already opening a table of evening { $evening }.
       *[other] You already play evening { $evening } at table { $other }.
    }
    .note = Nobody sees the same cards at two tables.
err-evening-full = Evening { $evening } takes no more tables.
    .note = Begin another with /table open duplicate: new.
# $text: what was typed.
err-evening-unknown = No evening “{ $text }” is on here.
    .note = Choose one from the list, or new.
err-evening-fixed = Evening { $evening } has its game and rules already.
    .note = Leave out { $option }: and open the table again.
err-evening-alone = { $option }: belongs to an evening.
    .note = Add duplicate: new, or leave { $option }: out.
