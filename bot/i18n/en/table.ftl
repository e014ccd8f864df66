### The table: the public message of a running deal, and what is said around it. Each message here is one line; on a
### phone about 40 characters fit into a line. Bold is marked with **.

## The message: what is played, whose turn it is, what is to be beaten. To everybody; most of it stands in alt text, too

table-heading = { game } · deal { $deal }
# Small below the heading: *Table 7 · Hong Kong · to 50 points · 90 s a turn*. All four are pieces of other files.
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = After a restart the bot couldn’t read everything about this table. Play goes on, and booked points stay.
# $clock: none, or running with $time, a relative time such as *in 40 seconds*; slow: a turn takes hours or days, and
# $date is a day and a time of day. The same wherever there is a $clock.
table-turn =
    { $clock ->
        [slow] **{ $name } has until { $date }** · { $time }
        [running] **{ $name } to play** · time is up { $time }
       *[none] **{ $name } to play**
    }
# $name: whose play it is; { kind }: what it is, in the words of the game: *To beat: pair 5♠ 5♥ by Kai*.
table-to-beat = To beat: { kind } **{ $cards }** by { $name }
table-lead-free = { $name } can lead anything.
# $plays: made by table-trick-play and table-trick-pass, oldest first, parted by semicolons: *Mei 3♦; Kai passed*.
table-trick = Trick: { $plays }
# The trick that was over last; $plays as in table-trick.
table-last-trick = Last trick: { $plays }
# Behind it. $name: who won it; $p: the points in the trick, where a game has such.
trick-taken =
    { $p ->
        [0] { $name } won it.
       *[other] { $name } won it, with { $p } points.
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } passed

## /table status, to whoever asks

table-status = { game }, deal { $deal }: { $name } is to play.
# A line a seat. $parts: the cards held, the side, what stands beside the seat: *- Mei: 9 cards, +3 points*.
table-status-seat = - { $name }: { $parts }
# In the table's message: who plays on one side. $side: its name, in the words of the game.
table-side = { $names }: { $side }
# $from: when the table was so, a relative time such as *2 minutes ago*; { clock }: the time for a turn.
table-status-title =
    { $clock ->
        [slow] **Status of { table-name }** · { $from } · { clock } · time is up { $date }, { $time }
        [running] **Status of { table-name }** · { $from } · { clock } · time is up { $time }
       *[none] **Status of { table-name }** · { $from } · { clock }
    }
table-status-lobby = { game }: { $taken } of { $seats } seats taken.

## The buttons Last trick and Played, to whoever presses them

trick-none = Nobody has played in this trick yet.
played-cards = Cards played so far: { $cards }
played-cards-none = Nobody has played a { card-word } yet.

## People who are away: small lines below the table's message, for everybody

# Somebody missed three turns in a row, or did not ask for the next deal in time: *Mei ran out of time. Their next turn is
# shorter: 8 seconds.*
table-lapsed = { $name } ran out of time. Their next turn is shorter: { time-span }.
# So many ($n) of a $unit: d (days), h (hours), min or s (seconds).
time-span =
    { $unit ->
        [d]
            { $n ->
                [one] 1 day
               *[other] { $n } days
            }
        [h]
            { $n ->
                [one] 1 hour
               *[other] { $n } hours
            }
        [min] { $n } minutes
       *[s]
            { $n ->
                [one] 1 second
               *[other] { $n } seconds
            }
    }
# $press: what ends it: back (the button of the hand) or, when a deal is over, ready (Next deal) or rematch.
table-away =
    { $press ->
        [back] A computer plays for { $name } until they are back.
       *[other] A computer plays for { $name } until they press { button-to-return }.
    }
# Somebody was away when this deal began; $computer: the one that gets its points. Totals of the match go by seat.
table-stands-in = A computer plays for { $name } until they are back. On the leaderboard this deal counts for { $computer }, not for { $name }. In the match it counts for the seat.
# A message of its own to the one person; $mention calls them; $table: *Table 7*.
away-ping = { $mention } a computer plays for you at { $table }. Press { button-back } to take over.
# To the people of a table, by their mentions, that it ends. $why: quiet, room, or last: whatever they do; $time: *in 5
# minutes*.
fades =
    { $why ->
        [last] { $mention } this server needs room for another table. { $table } ends after this deal. Computers finish it { $time }.
        [room] { $mention } this server needs room for another table. { $table } ends { $time }, unless you play on.
       *[quiet] { $mention } nobody has played at { $table } for a long time. It ends { $time }, unless you play on.
    }
# The answer to /pictures, alone. $which: hands (their own) or tables (a server's); $theme: light or dark.
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] Tables here are drawn light from their next change on.
           *[dark] Tables here are drawn dark from their next change on.
        }
       *[hands] { $theme ->
            [light] Your hands are drawn light now.
           *[dark] Your hands are drawn dark now.
        }
    }
# Buttons: at most 80 characters, better one to three words.
button-back = I’m back
# The table has no clock, and has waited for $name for two minutes.
table-overdue = The table has waited two minutes for { $name }. Anyone seated here can let a computer play for them.
button-stand-in = Computer for { $name }

## Seats that change hands, and tables that end early: small lines below the table's message, for everybody

# Who left in mid-deal; $other: the computer that sits there now.
table-left = { $name } left mid-deal. { $other }, a computer, plays on, and the deal counts for { $name }.
# Whose seat was given to a computer. $voted (yes, no): whether all others wanted it, else $other did it; $counts (yes,
# no): whether the deal in hand counts for them.
table-kicked =
    { $counts ->
        [yes] { table-kicked-by } The deal counts for { $name }.
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] The others gave { $name }’s seat to a computer.
       *[no] { $other } gave { $name }’s seat to a computer.
    }
# The same person is back in the deal in hand.
table-kicked-back = { $name } plays until this deal ends. Then a computer has the seat.
# Who must still agree; $left: how many $waiting are.
must-agree = { $waiting } must agree.
# Who wants that while the table waits for $name ($n of $names).
table-kick-asked =
    { $n ->
        [one] { $names } wants a computer in { $name }’s seat. { must-agree }
       *[other] { $names } want a computer in { $name }’s seat. { must-agree }
    }
# A person took over a computer's hand in mid-deal.
table-took-over = { $name } is playing { $computer }’s hand. This deal doesn’t count for { $name }.
# Who waits for a computer's seat.
table-next-up = { $name } gets { $computer }’s seat when this deal ends.
table-closing = The table ends after this deal.
# Who wants to make the deal void ($n of $names).
table-end-asked =
    { $n ->
        [one] { $names } wants to end the table now. { end-would-cost } { must-agree }
       *[other] { $names } want to end the table now. { end-would-cost } { must-agree }
    }
# That sentence stands in both messages.
end-would-cost = Nobody would get points for this deal.
# The same in the hand of somebody who is asked.
hand-end-asked =
    { $n ->
        [one] { $names } asks you to end the table now. { end-would-cost }
       *[other] { $names } ask you to end the table now. { end-would-cost }
    }
# It was refused.
table-plays-on =
    { $n ->
        [one] { $names } wants to play on.
       *[other] { $names } want to play on.
    }

## Taking a play back. $shown (yes, no): whether everybody saw its $cards; else $deed says what it was, such as *a pass*

# To everybody: who wants to take back what.
table-undo-asked =
    { $shown ->
        [yes] { $name } asks to take back { $cards }. { must-agree }
       *[no] { $name } asks to take something back: { $deed }. { must-agree }
    }
# In the hand of whoever asked, once $other has refused.
hand-undo-kept = { $other } doesn’t agree, so your play stands.
# What table-undo-asked says, in the hand of somebody who is asked.
hand-undo-asked =
    { $shown ->
        [yes] { $name } asks you: may they take back { $cards }?
       *[no] { $name } asks you: may they take something back ({ $deed })?
    }
# To everybody: it was refused by $other, or its asker wants it no more ($own: yes, no).
table-undo-kept =
    { $own ->
        [yes] { $name } lets the play stand.
       *[no] { $other } doesn’t agree, so { $name }’s play stands.
    }
table-undone =
    { $shown ->
        [yes] { $name } took back { $cards }.
       *[no] { $name } took something back: { $deed }.
    }
# To its asker alone. $done (yes, no): whether it is taken back, or others must still agree.
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] You took back { $cards }.
               *[no] You took something back: { $deed }.
            }
       *[no]
            { $shown ->
                [yes] You asked to take back { $cards }. { must-agree }
               *[no] You asked to take something back: { $deed }. { must-agree }
            }
    }
# Buttons: at most 80 characters, better one word.
button-undo = Undo
button-undo-agree = Agree
button-undo-refuse = Refuse
# A line beside the button Undo, in a menu. $alone (yes, no): whether only computers play with the reader.
undo-does =
    { $alone ->
        [yes] Takes back your last play, and what the computers did after it.
       *[no] Asks everybody here to let you take back your last play.
    }

## The call: a short message of its own to the one whose turn it is; $mention calls them, $table: *Table 7*

ping =
    { $clock ->
        [slow] { $mention } your turn at { $table } · you have until { $date }, { $time }
        [running] { $mention } your turn at { $table } · time is up { $time }
       *[none] { $mention } your turn at { $table }
    }

## In several games

# Who has no cards left.
places-so-far = Out, in order: { $names }.
