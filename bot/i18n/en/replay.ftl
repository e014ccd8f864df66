### A deal that is over, looked at again step by step, in a private message. All hands are open.

## Buttons: one or two words, so that five fit beside one another on a phone

# The one that opens it, below a deal's end.
button-replay = Replay
# To the first step, and so on.
button-replay-start = Start
button-replay-trick-back = Back a trick
button-replay-back = Back
button-replay-on = Next
button-replay-trick-on = Next trick
button-replay-end = End
# It goes on by itself, until Stop.
button-replay-play = Play on
button-replay-stop = Stop
# Shows it to everybody in the channel.
button-replay-share = Share
button-replay-advice = Ask
# A line beside that button.
replay-ask-advice = What would the computer have played here?

## What a step says: *Table 7, deal 4 · step 12 of 40 · Mei: 5♠ 5♥ · a pair*

replay-heading = Replay · { table-name }, deal { $deal }
# $step of $last; $trick: the number of the trick, 0 before the first.
replay-place =
    { $trick ->
        [0] { game } · step { $step } of { $last }
       *[other] { game } · step { $step } of { $last } · trick { $trick }
    }
replay-dealt = The cards are dealt.
# Something happened by itself: cards were drawn, say.
replay-by-itself = Play goes on.
# $n: how many cards; $what: what the act comes to, in the words of the game: *a pair*, *pass*.
replay-act =
    { $n ->
        [0] **{ $name }**: { $what }
       *[other] **{ $name }**: { $cards } · { $what }
    }
# What the best computer would do where the replay stands, with cards ($n of them) or without.
replay-advice =
    { $n ->
        [0] The computer would suggest to { $name }: **{ $what }**.
       *[other] The computer would suggest to { $name }: **{ $cards }**, { $what }.
    }
# $why: a sentence of the game, which speaks to $name: *It keeps your pairs together.*
replay-advice-why = { replay-advice } { $why }
# The same where nobody is asked anything, or a computer would wait.
replay-no-advice = Nobody has to play here.
# So many replays play on by themselves that one more would slow the others.
replay-busy = Too many replays play on right now. Press { button-replay-on }, or try later.
# $name: whoever shared it.
replay-shared = { $name } shows deal { $deal } of { table-name }.
replay-hand = { $name }: { $cards }
replay-hand-empty = { $name }: no { cards-word }
# A deal in the list of the option deal:, at most 100 characters. What stands before the dot is what one can type.
replay-choice = { $table }.{ $deal } · { game }, table { NUMBER($table, useGrouping: 0) }, deal { $deal }

## Refusals: the headline says what is so, .note below it what would work

err-replay-none = No deal has ended here lately.
    .note = Add deal: with table and deal, like 3.2.
# $text: what was typed.
err-replay-name = “{ $text }” names no deal.
    .note = Write table and deal, like 3.2.
err-replay-table = There was never a table { NUMBER($table, useGrouping: 0) } in this server.
    .note = Write table and deal, like 3.2; the list has the latest.
# $last: how many deals of it have ended.
err-replay-deal = { table-name } has no deal { $deal }.
    .note =
        { $last ->
            [0] No deal of it has ended yet.
            [1] Only its deal 1 has ended.
           *[other] It has deals 1 to { $last }.
        }
err-replay-running = Deal { $deal } of { table-name } isn’t over yet.
    .note = When it ends, everybody can replay it.
err-replay-damaged = Deal { $deal } of { table-name } can’t be replayed: what was stored of it is damaged.
    .note = /ledger show has each player’s points.
