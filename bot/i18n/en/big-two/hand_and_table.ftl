### What only Big Two says at the lobby, the table and the hand: opening cards, last cards, callouts, the duty before a
### last card, left-over cards and the stock.

## Small lines of the table message, for everybody. “Left over, seen by all: 7♣”

table-left-over =
    { $taken ->
        [yes] Left over, then taken: { $cards }
       *[no] Left over, seen by all: { $cards }
    }
# $n: how many cards it has.
table-stock =
    { $n ->
        [0] The stock is empty.
       *[other] Stock: { cards }
    }
# Whose turn it is, before the first play. $card: the one that it must hold, as 3♦.
table-opens = { $name } holds { $card } and opens.
table-opens-alone = { $name } opens with { $card } alone.
# Who has declared a last card. “Last cards: Mei and Kai.”
table-last-cards =
    { $n ->
        [one] Last { card-word }: { $names }.
       *[other] Last { cards-word }: { $names }.
    }
# Who has not.
table-undeclared = { $name } has one { card-word } left.
# In the alt text, after how many cards somebody holds: “Mei 1 card, last card declared.”
alt-declared = last { card-word } declared
# A message of its own when somebody is down to one card and says so. “Last card!” is what button-last-card says.
last-card-notice = **Last card!** { $name } has one { card-word } and said so.

## The lobby and the options of /table open

# On the line of what is unlike the rule set: “callouts on”.
lobby-callouts = callouts **on**
# Below the six lines of the rules, at a table with callouts.
rules-callouts = Callouts are on: an undeclared last { card-word } matters only if somebody calls it in time. That is before its owner’s next turn. A false call is your last in the deal.
# A refusal of the option `callouts`: the headline, and the small line.
err-idle-callouts = By these rules an undeclared last { card-word } costs nothing, so nobody could call it.
    .note = Leave callouts: out, or choose rules where it costs something.

## Lines of a hand, for its owner alone

# What may be played. $card: as 3♦.
hand-open-include = You open. Your first play must contain { $card }.
hand-open-alone = You open with { $card } alone.
# What is chosen leaves so many cards ($n, 1 or 2) that they must be declared.
hand-last =
    { $n ->
        [one] **This play leaves one { card-word }. Press Last card! first.**
       *[other] **This play leaves { $n } { cards-word }. Press Last card! first.**
    }
hand-last-chosen = Last card! goes out with your next play.
hand-declared = You have said Last card!
# $n: cards in the hand, 1 or 2.
hand-undeclared =
    { $n ->
        [one] You have one { card-word }. Say so before your turn: press Last card!
       *[other] You have { $n } { cards-word }. Say so before your turn: press Last card!
    }
# The duty before a last card. $passing: whether it lets you pass.
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one } Play your highest single, or pass.
       *[no] { next-has-one } Play your highest single.
    }
hand-duty-lead = { next-has-one } Lead a combination or your highest single.
hand-duty-liability = { next-has-one } If a lower single lets it through, you pay for everybody.
next-has-one = { $name } plays next and has one { card-word }.
# What the button below does, until its reader has once pressed it. “Pass this trick” is what button-hold says.
hand-hold-means = **Pass** skips this turn. **Pass this trick** skips all your turns until somebody leads again.
# What will be done when it is asked for. $verb: pass or play.
hand-held =
    { $verb ->
        [pass] You pass until the next lead. To stop, press Pass this trick again.
       *[play] { $cards } goes out when play begins. To change it, play something else or press Take back.
    }
hand-opens = You can press Play now. The cards go out when play begins.

## Why something is suggested: one short sentence behind “Suggested: 5♠ 6♦ 7♣ 8♥ 9♦.”, for whoever presses Hint

hint-out = It’s your whole hand.
hint-sure = Nobody can beat it.
# $single: whether the suggestion is one card.
hint-last-card =
    { $single ->
        [yes] { $name } has one { card-word }, so play high.
       *[no] { $name } has one { card-word } and can’t beat it.
    }
# “Low straight, and it keeps your pair.” $height: low, middle or high. $keeps: the kind of a combination that stays
# whole in the hand, or none; $kept: what `kind` says of it. Select on $keeps where your language bends the word.
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
# Why to pass. $why: cannot, breaks (the combination $kept, whose kind is $keeps), high (only high cards would answer)
# or later.
hint-pass =
    { $why ->
        [cannot] Nothing you have beats it.
        [breaks] Every answer breaks up your { $kept }.
        [high] Your high { cards-word } do more later.
       *[later] Your { cards-word } do more later.
    }
# Before play. $why: weak, fair: a redeal, or keeping the hand; better, no-better: taking what is left over, or not;
# lowest: a swap; helps: a demand; highest, least: cards to keep or to give, $n of them.
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

## The answer to what its reader just did

did-play = You played { $cards }.
did-pass = You passed.
did-declare = { hand-declared }
did-call = You called { $name }.

## Buttons, at most 80 characters, better one to three words; and the private question with one button a player

button-last-card = Last card!
button-callout = Call out
button-keep = Keep
# Takes back what was chosen ahead: the pass (the button stays as it was) or the play.
button-held =
    { $verb ->
        [pass] Pass this trick
       *[play] Take back
    }
callout-ask = Who do you call out? After a false call you can’t call again in this deal.

## Words drawn into pictures, in small type: no wider than the English ones, or they end with …

# Above the card that the first play must hold.
picture-open = open with
# A badge at a seat.
picture-last-card = last card!
# In the middle of the table, before the first play.
picture-opens = { $name } opens
# Beside cards that nobody was dealt, and beside the number of cards to draw from.
picture-left-over = left over
picture-stock = stock
# At the end of a deal: below a hand; above a column of numbers.
picture-pays-for-all = pays for all
picture-penalty = penalty

## The game for a beginner, in /help: six lines, each one or two short sentences

help-aim = Be first to get rid of all your { cards-word }. Any { cards-word } left in your hand cost points.
help-ranks = **3** is the lowest, then 4 to 10, J, Q, K, A, and **2** beats them all. Between equals the suit decides.
help-kinds = Play one { card-word }, a pair, or five that go together, such as the straight 5-6-7-8-9.
help-beat = Answer with as many { cards-word } as were played, but higher. Or pass.
help-lead = When all others pass, you lead: anything that goes together.
help-last-card = With one { card-word } left, press **Last card!** where the rules ask for it.
