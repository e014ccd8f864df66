### A deal that is over, looked at again step by step. All hands are open.

button-replay = Replay
button-replay-start = Start
button-replay-trick-back = Back a trick
button-replay-back = Back
button-replay-on = Next
button-replay-trick-on = Next trick
button-replay-end = End
button-replay-play = Play on
button-replay-stop = Stop
button-replay-share = Share
button-replay-advice = Ask
# Beside the button Ask.
replay-ask-advice = What would the computer have played here?

replay-heading = Replay · { table-name }, deal { $deal }
# $step of $last; $trick: the number of the trick, 0 before the first.
replay-place =
    { $trick ->
        [0] { game } · step { $step } of { $last }
       *[other] { game } · step { $step } of { $last } · trick { $trick }
    }
replay-dealt = The cards are dealt.
# Something happened by itself, as cards that were drawn.
replay-by-itself = Play goes on.
# $n: how many cards; $what: what the act comes to, such as a pair.
replay-act =
    { $n ->
        [0] **{ $name }**: { $what }
       *[other] **{ $name }**: { $cards } · { $what }
    }
# What the best computer would do where the replay stands. $why speaks to $name, and may be empty.
replay-advice =
    { $n ->
        [0] The computer would suggest to { $name }: **{ $what }**.
       *[other] The computer would suggest to { $name }: **{ $cards }**, { $what }.
    }
replay-advice-why = { replay-advice } { $why }
# The same where nobody is asked anything, or a computer would wait.
replay-no-advice = Nobody has to play here.
# So many replays play on by themselves that one more would slow the others.
replay-busy = Too many replays play on right now. Press Next, or try later.
# $name: whoever shared it.
replay-shared = { $name } shows deal { $deal } of { table-name }.
replay-hand = { $name }: { $cards }
replay-hand-empty = { $name }: no { cards-word }
# A deal as the option deal: offers it.
replay-choice = { $table }.{ $deal } · { game }, table { NUMBER($table, useGrouping: 0) }, deal { $deal }

err-replay-none = No deal has ended here lately.
    .note = Add deal: with table and deal, like 3.2.
err-replay-name = “{ $text }” names no deal.
    .note = Write table and deal, like 3.2.
err-replay-table = There was never a table { NUMBER($table, useGrouping: 0) } in this server.
    .note = Write table and deal, like 3.2; the list has the latest.
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
