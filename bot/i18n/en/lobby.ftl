### The lobby, which is a table before its first deal; and the buttons of all messages. Read by everybody in the channel
### where nothing else is said. $name, $host, $guest, $computer: names, which never bend. $seat: a seat’s number.

## The lobby’s message: a heading, a small line, the seats, what is special. About eight lines on a phone.
## ### Big Two · 2 of 4 seats taken
## 1. **Ann** · host

# $taken, $seats: numbers.
lobby-heading = { game } · { $taken } of { $seats } seats taken
# One small line. $table: its number; $packs, $preset, $host; $unit and $n are of the clock. Each game has a piece
# rules-dealt: what is shuffled, how many cards each seat gets, and what becomes of the others.
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · host { $host }
# $changes: topics and values, parted by commas. “Unlike the preset: straights, last card.”
lobby-differs = Unlike the preset: { $changes }.
# One line of the seat list. $seat: its number; $role: host, player, computer; $level: the computer's. $reserved:
# whether a computer's seat is kept for $guest.
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · host
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · computer until { $guest } comes
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · gentle computer
                        [sharp] { $seat }. **{ $name }** · sharp computer
                       *[casual] { $seat }. **{ $name }** · computer
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
# $sides: the partners, each made by lobby-side.
lobby-partners =
    { $change ->
        [yes] Partners: { $sides }. Choose a seat to change who plays with whom.
       *[no] Partners: { $sides }.
    }
# $seats: the numbers, as in a sentence. “seats 1 and 3”
lobby-side = seats { $seats }
# $reserved: whether the seat is kept for $guest.
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. kept for { $guest }
       *[no] { $seat }. free
    }
# $commitment: the seal, a few letters and digits.
lobby-seal = The shuffle is sealed: `{ $commitment }`. Press Cut to mix in a few words of your own.
# The form that asks for a cut: title and label at most 45 characters.
cut-title = Cut the shuffle
cut-label = Your cut
cut-about = Up to 64 characters that mix into the shuffle. Everybody can see them, for good.
lobby-auto-pass = The table passes for whoever can’t beat a play, so everybody learns who can’t.
lobby-rated = Rated: people alone play, without hints, and each deal changes their ratings (/help).
# Each cut is public, for good. $cut: the text, up to 64 characters.
lobby-cut = { $name } cuts with “{ $cut }”.

## Who sits down, and when: to everybody (joined, host-now) or to the reader alone.

# “Kai takes seat 2.”
joined = { $name } takes seat { $seat }.
# To somebody who sat down between deals. $total: the seat's points in this match.
seat-taken-over = You take seat { $seat } and go on from its points: { SIGNED($total) }. Press Next deal when you’re ready.
# To somebody who waits for a computer's seat, in mid-deal.
next-up = You get { $computer }’s seat when this deal ends.
# After a press on Leave.
waits-no-more = You’re no longer waiting for a seat.
# A select’s text while nothing is chosen, as all select-…: at most 150 characters, best under 40.
select-seat = Choose a seat
# A computer that takes a free seat: *Add computer* adds a casual one, the select one of any level.
select-level = Add a computer by level
computer-level =
    { $level ->
        [gentle] Add a gentle computer
        [sharp] Add a sharp computer
       *[casual] Add a casual computer
    }
    .note =
        { $level ->
            [gentle] Makes mistakes
            [sharp] Plays for points
           *[casual] The usual one
        }
# A seat that can be taken; $free: yes, or no for a computer's.
seat-option =
    { $free ->
        [yes] Seat { $seat } · free
       *[no] Seat { $seat } · { $name }, computer
    }
# When somebody who comes late may take over a computer's seat. $way: now, at once; next, at once but not in this deal;
# later, when a deal ends.
lets-in =
    { $way ->
        [now] Latecomers can take a computer’s seat at once.
        [next] From the next deal on, latecomers can take a computer’s seat at once.
       *[later] Latecomers sit down when a deal ends.
    }
# At the top of the Menu, to somebody who has no seat.
menu-watching = You’re watching.
host-now = { $name } is the host now.
# For the ear, in alt text.
computer = { $name } (computer)
# $table: its number.
table-name = Table { NUMBER($table, useGrouping: 0) }

## What a button does that stands apart, at its side in about five words: “Frees your seat. [Leave]”. A sentence whose
## subject is the button.

# $way: waits, of somebody who was promised a seat; last, of the only person there, where no deal is in hand; else the
# stage.
leave-does =
    { $way ->
        [waits] Stops your wait for a seat.
        [last] Ends the table.
        [lobby] Frees your seat.
        [deal] Gives your hand to a computer.
       *[between] Gives your seat to a computer.
    }
# $now: whether latecomers sit down in mid-deal, which this ends.
let-in-does =
    { $now ->
        [yes] Makes latecomers wait until the deal ends.
       *[no] Lets latecomers join mid-deal.
    }
close-does = Makes this deal the last.
new-match-does = Sets all totals back to zero.
# $void: whether a deal is in hand.
end-does =
    { $void ->
        [yes] Ends the table; this deal is void.
       *[no] Ends the table at once.
    }

## Buttons: one to three words, at most 80 characters, best under 20, for five stand in a row. What a button is called
## here it is called in every sentence.

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-fill = Fill with computers
button-remove-computer = Remove computer
# Whether people may take over a computer in mid-deal: what the host's press changes it to.
button-let-in = Let people in
button-let-in-later = Let in later
# While somebody wants to make a deal void: agree, after a question, or not.
button-end-agree = Agree to end
button-play-on = Play on
# While the table waits for somebody who is silent: give their seat to a computer.
button-kick = Give to computer
button-kick-agree = Replace { $name }
# To end a table in mid-deal, which all must agree to.
button-end-ask = Ask to end
button-start = Start
# No new players, and the table ends after this deal.
button-close = Close
button-cut = Cut
button-rules = Rules
button-menu = Menu
button-my-hand = My hand
button-play = Play
button-pass = Pass
button-sort = Sort
button-hint = Hint
button-next-deal = Next deal
button-rematch = Rematch
# The same in mid-match, where everybody must agree.
button-new-match = New match
button-status = Status
button-end = End
button-stay = Stay
button-last-trick = Last trick
# Brings the whole end of a deal of which two lines are left.
button-full-result = Full result
button-played-cards = Played { cards-word }
# To older pages and deals; Later: to newer ones.
button-earlier = Earlier
button-later = Later

## Selects in a hand: what stands in them while nothing is chosen, at most 150 characters, best under 40; and their
## options, at most 100. $n: how many there are.

select-cards = Choose { cards-word }
# Plays that can be chosen at once. “Ready-made plays: 12”
select-ready = Ready-made plays: { $n }
select-ready-none = Ready-made plays: none
select-kind = Choose a kind: { $n }
select-all-kinds = All kinds
# The next of several pages of one kind; the number is how many plays are not shown.
select-more-ready = More: { $n }
# A kind of plays to look through: how many there are, and what one consists of.
select-kind-option =
    { $n ->
        [one] 1 play: { kind-meant }
       *[other] { $n } plays: { kind-meant }
    }
# One of several selects of a large hand.
# $named: whether $name says which cards, as in *Trumps: 9 to ace*.
select-cards-group =
    { $named ->
        [yes] { $name }: { $first } to { $last }
       *[no] Choose { cards-word }: { $first } to { $last }
    }
# A card that is chosen, on its button.
button-card-chosen = ✓ { $card }
