### The table message of a running deal. Small lines get their small type from the message builder.

table-heading = { game } · deal { $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = After a restart the bot couldn’t read everything about this table. Play goes on, and booked points stay.
# $clock: none, or running with $time, a relative time. slow: a turn takes hours or days; $date: day and time of day.
table-turn =
    { $clock ->
        [slow] **{ $name } has until { $date }** · { $time }
        [running] **{ $name } to play** · time is up { $time }
       *[none] **{ $name } to play**
    }
table-to-beat = To beat: { kind } **{ $cards }** by { $name }
table-lead-free = { $name } can lead anything.
# $plays: parts made by the two messages that follow, oldest first.
table-trick = Trick: { $plays }
# The trick that was over last.
table-last-trick = Last trick: { $plays }
# Behind it. $p: the points in the trick.
trick-taken =
    { $p ->
        [0] { $name } won it.
       *[other] { $name } won it, with { $p } points.
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } passed
table-status = { game }, deal { $deal }: { $name } is to play.
# $parts: the cards held, the side, what stands beside the seat.
table-status-seat = - { $name }: { $parts }
# Who plays on one side.
table-side = { $names }: { $side }
# $clock: none, or running with $time, a relative time; $unit and $n are the time for a turn. $from: when the table was
# so, as a relative time.
table-status-title =
    { $clock ->
        [slow] **Status of { table-name }** · { $from } · { clock } · time is up { $date }, { $time }
        [running] **Status of { table-name }** · { $from } · { clock } · time is up { $time }
       *[none] **Status of { table-name }** · { $from } · { clock }
    }
table-status-lobby = { game }: { $taken } of { $seats } seats taken.
trick-none = Nobody has played in this trick yet.
played-cards = Cards played so far: { $cards }
played-cards-none = Nobody has played a { card-word } yet.

# Somebody missed three turns in a row, or did not ask for the next deal in time.
table-lapsed =
    { $unit ->
        [d]
            { $n ->
                [one] { $name } ran out of time. Their next turn is shorter: 1 day.
               *[other] { $name } ran out of time. Their next turn is shorter: { $n } days.
            }
        [h]
            { $n ->
                [one] { $name } ran out of time. Their next turn is shorter: 1 hour.
               *[other] { $name } ran out of time. Their next turn is shorter: { $n } hours.
            }
        [min] { $name } ran out of time. Their next turn is shorter: { $n } minutes.
       *[s]
            { $n ->
                [one] { $name } ran out of time. Their next turn is shorter: 1 second.
               *[other] { $name } ran out of time. Their next turn is shorter: { $n } seconds.
            }
    }
table-away = A computer plays for { $name } until they are back.
# The same when a deal is over. $press: ready (the button for the next deal) or rematch.
table-away-between =
    { $press ->
        [rematch] A computer plays for { $name } until they press Rematch.
       *[ready] A computer plays for { $name } until they press Next deal.
    }
# To somebody who is away, in their own message when a deal is over.
own-away =
    { $press ->
        [rematch] **A computer plays for you.** Press Rematch to take your seat again.
       *[ready] **A computer plays for you.** Press Next deal to take your seat again.
    }
# Somebody was away when this deal began; $computer: the one that gets its points. Totals of the match go by seat.
table-stands-in = A computer plays for { $name } until they are back. On the leaderboard this deal counts for { $computer }, not for { $name }. In the match it counts for the seat.
away-ping = { $mention } a computer plays for you at { $table }. Press I’m back to take over.
# The people of a table are told, by their mentions, that it ends. $why: quiet, room, or last: whatever they do.
fades =
    { $why ->
        [last] { $mention } this server needs room for another table. { $table } ends after this deal. Computers finish it { $time }.
        [room] { $mention } this server needs room for another table. { $table } ends { $time }, unless you play on.
       *[quiet] { $mention } nobody has played at { $table } for a long time. It ends { $time }, unless you play on.
    }
# What /pictures has done. $which: hands or tables.
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
button-back = I’m back
# The table has no clock, and has waited for $name for two minutes.
table-overdue = The table has waited two minutes for { $name }. Anyone seated here can let a computer play for them.
button-stand-in = Computer for { $name }
# Who left in mid-deal, publicly; $other: the computer that sits there now.
table-left = { $name } left mid-deal. { $other }, a computer, plays on, and the deal counts for { $name }.
# Whose seat was given to a computer. $voted: whether all others wanted it, else $other did it; $counts: whether the deal
# in hand counts for them.
table-kicked =
    { $counts ->
        [yes]
            { $voted ->
                [yes] The others gave { $name }’s seat to a computer. The deal counts for { $name }.
               *[no] { $other } gave { $name }’s seat to a computer. The deal counts for { $name }.
            }
       *[no]
            { $voted ->
                [yes] The others gave { $name }’s seat to a computer.
               *[no] { $other } gave { $name }’s seat to a computer.
            }
    }
# The same person is back in the deal in hand.
table-kicked-back = { $name } plays until this deal ends. Then a computer has the seat.
# Who wants that while the table waits for $name, and who must still agree.
table-kick-asked =
    { $n ->
        [one] { $names } wants a computer in { $name }’s seat. { $waiting } must agree.
       *[other] { $names } want a computer in { $name }’s seat. { $waiting } must agree.
    }
# A person took over a computer's hand in mid-deal, or came back to their own.
table-took-over = { $name } is playing { $computer }’s hand. This deal doesn’t count for { $name }.
table-next-up = { $name } gets { $computer }’s seat when this deal ends.
table-closing = The table ends after this deal.
# Who wants to make the deal void, and who has not agreed yet.
table-end-asked =
    { $n ->
        [one] { $names } wants to end the table now. Nobody would get points for this deal. { $waiting } must agree.
       *[other] { $names } want to end the table now. Nobody would get points for this deal. { $waiting } must agree.
    }
# The same in the hand of somebody who is asked.
hand-end-asked =
    { $n ->
        [one] { $names } asks you to end the table now. Nobody would get points for this deal.
       *[other] { $names } ask you to end the table now. Nobody would get points for this deal.
    }
table-plays-on =
    { $n ->
        [one] { $names } wants to play on.
       *[other] { $names } want to play on.
    }

# Who wants to take back what, and who has not agreed yet. $shown: whether everybody saw $cards; else $deed says what it was.
table-undo-asked =
    { $shown ->
        [yes] { $name } asks to take back { $cards }. { $waiting } must agree.
       *[no] { $name } asks to take something back: { $deed }. { $waiting } must agree.
    }
# In the hand of whoever asked, once $other has refused.
hand-undo-kept = { $other } doesn’t agree, so your play stands.
# What table-undo-asked says, in the hand of somebody who is asked.
hand-undo-asked =
    { $shown ->
        [yes] { $name } asks you: may they take back { $cards }?
       *[no] { $name } asks you: may they take something back ({ $deed })?
    }
# It was refused by $other, or its asker wants it no more ($own).
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
# Its asker's own answer.
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] You took back { $cards }.
               *[no] You took something back: { $deed }.
            }
       *[no]
            { $shown ->
                [yes] You asked to take back { $cards }. { $waiting } must agree.
               *[no] You asked to take something back: { $deed }. { $waiting } must agree.
            }
    }
button-undo = Undo
button-undo-agree = Agree
button-undo-refuse = Refuse
# $alone: whether only computers play with the reader.
undo-does =
    { $alone ->
        [yes] Takes back your last play, and what the computers did after it.
       *[no] Asks everybody here to let you take back your last play.
    }

# The short message that calls the one to play.
ping =
    { $clock ->
        [slow] { $mention } your turn at { $table } · you have until { $date }, { $time }
        [running] { $mention } your turn at { $table } · time is up { $time }
       *[none] { $mention } your turn at { $table }
    }

## In several games

# $names: who ran out, in order.
places-so-far = Out, in order: { $names }.
