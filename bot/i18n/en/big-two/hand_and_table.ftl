### What only Big Two says at the lobby, the table and the hand: opening cards, last cards, callouts, the duty before a
### last card, left-over cards and the stock.

table-left-over =
    { $taken ->
        [yes] Left over, then taken: { $cards }
       *[no] Left over, seen by all: { $cards }
    }
table-stock =
    { $n ->
        [0] The stock is empty.
       *[other] Stock: { cards }
    }

# A part of the line of a seat.
alt-declared = last { card-word } declared

err-idle-callouts = By these rules an undeclared last { card-word } costs nothing, so nobody could call it.
    .note = Leave callouts out, or choose rules where it costs something.

hand-open-include = You open. Your first play must contain { $card }.
hand-open-alone = You open with { $card } alone.
# The owner is about to be left with so many cards ($n) that they must be declared.
hand-last =
    { $n ->
        [one] **This play leaves one { card-word }. Press Last card! first.**
       *[other] **This play leaves { $n } { cards-word }. Press Last card! first.**
    }
hand-last-chosen = Last card! goes out with your next play.

# Why a play or a pass is suggested. $kind: of the play; $keeps: the kind of a combination that stays whole, or none,
# and $kept: its name in a word; $height: low, middle or high.
hint-out = It’s your whole hand.
hint-sure = Nobody can beat it.
hint-last-card =
    { $single ->
        [yes] { $name } has one { card-word }, so play high.
       *[no] { $name } has one { card-word } and can’t beat it.
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] Low { kind }.
                [high] High { kind }.
               *[middle] { kind-title }, and no high { card-word } is spent.
            }
       *[other]
            { $height ->
                [low] Low { kind }, and it keeps your { $kept }.
                [high] High { kind }, and it keeps your { $kept }.
               *[middle] { kind-title }, and it keeps your { $kept }.
            }
    }
# $why: cannot, breaks (the combination of $keeps), high (only high cards would answer) or later.
hint-pass =
    { $why ->
        [cannot] Nothing you have beats it.
        [breaks] Every answer breaks up your { $kept }.
        [high] Your high { cards-word } do more later.
       *[later] Your { cards-word } do more later.
    }
# The same before play. $why: what it means for the hand; $n: how many cards it is about.
hint-before =
    { $why ->
        [weak] Most hands are better than yours.
        [fair] Your hand is good enough.
        [better] Your hand gets better with it.
        [no-better] Your hand gets no better with it.
        [lowest] Almost any { card-word } does more than your lowest.
        [helps] It would help your hand most.
        [highest]
            { $n ->
                [one] It’s your highest.
               *[other] They’re your highest.
            }
       *[least]
            { $n ->
                [one] Your hand needs it least.
               *[other] Your hand needs them least.
            }
    }
did-play = You played { $cards }.
did-pass = You passed.
did-declare = { hand-declared }
did-call = You called { $name }.
hand-declared = You have said Last card!
# $n: cards in the hand.
hand-undeclared =
    { $n ->
        [one] You have one { card-word }. Say so before your turn: press Last card!
       *[other] You have { $n } { cards-word }. Say so before your turn: press Last card!
    }
# $passing: whether it lets you pass.
hand-duty-follow =
    { $passing ->
        [yes] { $name } plays next and has one { card-word }. Play your highest single, or pass.
       *[no] { $name } plays next and has one { card-word }. Play your highest single.
    }
hand-duty-lead = { $name } plays next and has one { card-word }. Lead a combination or your highest single.
hand-duty-liability = { $name } plays next and has one { card-word }. If a lower single lets it through, you pay for everybody.

# Behind what is unlike the preset.
lobby-callouts = callouts **on**
button-last-card = Last card!
# What it does, until its reader has once done the same by hand.
hand-hold-means =
    { $verb ->
       *[pass] **Pass** skips this turn. **Pass this trick** skips all your turns until somebody leads again.
    }
# Takes it back.
button-held =
    { $verb ->
        [pass] Pass this trick
       *[play] Take back
    }
hand-held =
    { $verb ->
        [pass] You pass until the next lead. To stop, press Pass this trick again.
       *[play] { $cards } goes out when play begins. To change it, play something else or press Take back.
    }
hand-opens = You can press Play now. The cards go out when play begins.
button-callout = Call out
button-keep = Keep
# A private question with one button a player.
callout-ask = Who do you call out? After a false call you can’t call again in this deal.

picture-open = open with
picture-last-card = last card!
picture-opens = { $name } opens
picture-left-over = left over
picture-stock = stock
picture-pays-for-all = pays for all
picture-penalty = penalty

table-opens = { $name } holds { $card } and opens.
table-opens-alone = { $name } opens with { $card } alone.
table-last-cards =
    { $n ->
        [one] Last { card-word }: { $names }.
       *[other] Last { cards-word }: { $names }.
    }
table-undeclared = { $name } has one { card-word } left.
# A message of its own when a hand is down to one card and declared.
last-card-notice = **Last card!** { $name } has one { card-word } and said so.

rules-callouts = Callouts are on: an undeclared last { card-word } matters only if somebody calls it in time. That is before its owner’s next turn. A false call is your last in the deal.

# The game for a beginner, a line each.
help-aim = Be first to get rid of all your { cards-word }. Any { cards-word } left in your hand cost points.
help-ranks = **3** is the lowest, then 4 to 10, J, Q, K, A, and **2** beats them all. Between equals the suit decides.
help-kinds = Play one { card-word }, a pair, or five that go together, such as the straight 5-6-7-8-9.
help-beat = Answer with as many { cards-word } as were played, but higher. Or pass.
help-lead = When all others pass, you lead: anything that goes together.
help-last-card = With one { card-word } left, press **Last card!** where the rules ask for it.
