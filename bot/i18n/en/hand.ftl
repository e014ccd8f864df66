### The hand, for its owner alone.

# Above a hand, of whoever holds cards at several tables or looks at it in another channel.
hand-at = { table-name } in { $channel }
hand-turn =
    { $clock ->
        [slow] **Your turn** · you have until { $date }, { $time }
        [running] **Your turn** · time is up { $time }
       *[none] **Your turn**
    }
# To somebody who was away when this deal began. $yet: whether it can still become theirs.
hand-counts-for =
    { $yet ->
        [yes] On the leaderboard this deal counts for { $computer }, a computer. Come back before the computer first acts, and the deal counts for you.
       *[no] On the leaderboard this deal counts for { $computer }, a computer. The next one counts for you.
    }
hand-away = **A computer plays for you.** Press I’m back to take your seat again.
# Its owner ran out of time. $verb: what was done for them, with $cards.
hand-missed =
    { $verb ->
        [pass] You ran out of time and passed.
        [play] You ran out of time, so the lowest play went out for you: { $cards }.
       *[other] You ran out of time, so the bot answered for you.
    }
hand-wait =
    { $clock ->
        [slow] **{ $name } has until { $date }** · { $time }
        [running] **{ $name } to play** · time is up { $time }
       *[none] **{ $name } to play**
    }
hand-over = **The deal is over.**
hand-beat = Beat { $name }’s { kind }: **{ $cards }**
hand-lead = Lead anything.
# Another hand. $n: its cards; $noted: whether $note, a word or two, says more of it.
hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }, { $note }
            }
       *[no] { $name } { $n }
    }
# The same of whom the table waits for.
hand-other-turn = { hand-other }, to play
hand-line =
    { $n ->
        [0] You have no { cards-word } left.
       *[other] Your hand, { cards }: { $hand }
    }
hand-nothing-beats = You can’t beat this. Pass.
hand-passed-for = You can’t beat this. The table passes for you.
hand-nothing-leads = You can’t play this card now. Pass.
# $case: beats, leads or none; $cards chosen, $kind theirs, $table the play to beat.
hand-chosen =
    { $case ->
        [beats] Chosen: **{ a-kind }** { $cards }, beats { $table }
        [leads] Chosen: **{ a-kind }** { $cards }
       *[none] Chosen: { $cards }, not a combination
    }
# Before anything is chosen.
hand-none-chosen = No { cards-word } chosen
# A combination that cannot be played now; $reason: the headline of its refusal.
hand-chosen-not = Chosen: { $cards } · { $reason }
# The answer to Hint where nobody waits for its reader, and a good player would do nothing.
hint-none = Nothing to do right now. Wait.
# $explained: whether $why says why, in a sentence of its own.
hand-hint =
    { $explained ->
        [yes] Suggested: **{ $cards }**. { $why }
       *[no] Suggested: **{ $cards }**
    }
# $what: the button to press.
hand-hint-press =
    { $explained ->
        [yes] Suggested: **{ $what }**. { $why }
       *[no] Suggested: **{ $what }**
    }
hand-stale = That was from an earlier turn and did nothing. Here is your hand now.
# An answer that was given ahead, and is not legal now that it is asked for. $verb: pass, play.
event-hold-dropped =
    { $verb ->
        [pass] You can’t pass now. Choose again.
       *[play] You can’t play { $cards } any more. Choose again.
    }

## In several games

# An answer given before it is asked for: a pass until the next lead, or the play that opens the deal. $verb: pass, play.
button-hold = Pass this trick
button-redeal = Redeal
button-give = Give
