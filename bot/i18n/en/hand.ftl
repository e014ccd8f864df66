### The hand: a private message, which its owner plays from. Each message here is one line; on a phone about 40 characters
### fit into a line, and the whole hand fits a screen. Bold is marked with **.

## Above the cards: where, whose turn, what happened

# Of whoever holds cards at several tables or looks at them in another channel: *Table 7 in #cards*. $channel: a link.
hand-at = { table-name } in { $channel }
# $clock: slow, running or none. $time: a relative time, such as *in 40 seconds*; $date: a day and a time of day, where a
# turn takes hours or days. So wherever there is a $clock.
hand-turn =
    { $clock ->
        [slow] **Your turn** · you have until { $date }, { $time }
        [running] **Your turn** · time is up { $time }
       *[none] **Your turn**
    }
hand-over = **The deal is over.**
# To somebody who was away when this deal began. $yet (yes, no): whether it can still become theirs; $computer: a name.
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for } Come back before the computer first acts, and the deal counts for you.
       *[no] { own-counted-for } The next one counts for you.
    }
# To somebody who is away: in the hand, and in their private message when a deal is over. $press: the button below that
# brings them back: back, ready (Next deal) or rematch.
hand-away = **A computer plays for you.** Press { button-to-return } to take your seat again.
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
# Its owner ran out of time. $verb: what was done for them (pass, play with $cards, another).
hand-missed =
    { $verb ->
        [pass] You ran out of time and passed.
        [play] You ran out of time, so the lowest play went out for you: { $cards }.
       *[other] You ran out of time, so the bot answered for you.
    }
# They pressed a button of a turn that is over.
hand-stale = That was from an earlier turn and did nothing. Here is your hand now.
# An answer that was given ahead, and is not legal now that it is asked for. $verb: pass, or play with $cards.
event-hold-dropped =
    { $verb ->
        [pass] You can’t pass now. Choose again.
       *[play] You can’t play { $cards } any more. Choose again.
    }

## What to do: beside hand-turn, parted by a dot. *Your turn · Beat Kai’s pair: 5♠ 5♥*

# $name: whose play it is; { kind }: what it is, in the words of the game; $cards: its cards.
hand-beat = Beat { $name }’s { kind }: **{ $cards }**
hand-lead = Lead anything.
hand-nothing-beats = You can’t beat this. Pass.
hand-passed-for = You can’t beat this. The table passes for you.
# The game has one card that must come first, and the owner has only others.
hand-nothing-leads = You can’t play this card now. Pass.

## The others, in one line: *Kai 9, to play · Lan 1, last card! · Mei 0 2nd*

# $n: how many cards the hand has; $noted (yes, no): whether $note, a word or two, says more of it.
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

## The cards, and what is chosen

# $n: how many; $hand: the cards, in groups of the game: *Your hand, 5 cards: 3♦ 5♠ 5♥ 9♣ 2♠*
hand-line =
    { $n ->
        [0] You have no { cards-word } left.
       *[other] Your hand, { cards }: { $hand }
    }
# Before anything is chosen.
hand-none-chosen = No { cards-word } chosen
# $case: beats, leads or none; $cards chosen, { a-kind } what they are, $table the cards to beat.
hand-chosen =
    { $case ->
        [beats] Chosen: **{ a-kind }** { $cards }, beats { $table }
        [leads] Chosen: **{ a-kind }** { $cards }
       *[none] Chosen: { $cards }, not a combination
    }
# A combination that cannot be played now; $reason: why, a sentence of the game, such as *Four cards can’t answer five.*
hand-chosen-not = Chosen: { $cards } · { $reason }

## The answer to the button Hint

# Nobody waits for its reader, and a good player would do nothing.
hint-none = Nothing to do right now. Wait.
# $what: the cards to play, or else the button to press, such as *Pass*. $explained (yes, no): whether $why says why, in
# a sentence of its own.
hand-hint =
    { $explained ->
        [yes] Suggested: **{ $what }**. { $why }
       *[no] Suggested: **{ $what }**
    }

## In several games: buttons, at most 80 characters, better one to three words

# A pass ahead of one's turn, until somebody leads again.
button-hold = Pass this trick
# The cards are dealt anew, to somebody with a weak hand.
button-redeal = Redeal
button-give = Give
