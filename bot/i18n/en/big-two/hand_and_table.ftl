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

err-idle-callouts = Nothing could be called: in these rules nothing follows from an undeclared last card (BT‑11.2).
    .note = Open the table without callouts, or with rules that have last.declare and last.undeclared.

hand-open-include = You open. Your first play contains { $card }.
hand-open-alone = You open with { $card } by itself.
# The owner is about to be left with one card.
hand-last = This play leaves one { card-word }: press Last card! with it.
hand-last-chosen = Last card! goes out with your next play.
did-play = Played: { $cards }.
did-pass = You passed.
did-declare = { hand-declared }
did-call = You called { $name }.
hand-declared = Your last { card-word } is declared.
hand-undeclared = You have one { card-word } and have not declared it. Press Last card! before your turn.
hand-duty-follow = { $name } plays next and has one { card-word }: your highest single, or Pass (BT‑11.3).
hand-duty-lead = { $name } plays next and has one { card-word }: a combination or your highest single (BT‑11.3).
hand-duty-liability = { $name } plays next and has one { card-word }. If a lower single lets it through, you pay for everybody (BT‑11.4).

# Behind what is unlike the preset.
lobby-callouts = callouts **on**
button-last-card = Last card!
button-callout = Call out
button-keep = Keep
# A private question with one button a player.
callout-ask = Whom do you call? A false call is your last in this deal.

picture-open = open with
picture-last-card = last card!
picture-opens = { $name } opens
picture-left-over = left over
picture-stock = stock
picture-pays-for-all = pays for all
picture-penalty = penalty

table-opens = { $name } holds { $card } and opens.
table-opens-alone = { $name } opens with { $card } by itself.
table-last-cards =
    { $n ->
        [one] Last { card-word }: { $names }.
       *[other] Last { cards-word }: { $names }.
    }
table-undeclared = { $name } has one { card-word } left.
# A message of its own when a hand is down to one card and declared.
last-card-notice = **Last card!** { $name } has one { card-word } and said so.

rules-callouts = Callouts are on: an undeclared last { card-word } matters only if somebody calls it before its owner’s turn; a false call is its caller’s last in the deal.

help-3 = **3.** The first without cards wins; cards left count against you. /rules show has the rules here.
help-last-card = With one card left, say so: **Last card!** goes out before your turn or with the play.
