### Commands of Sheng Ji: the texts beside slash commands, their options and choices, which everybody reads in Discord's
### own list while they type. At most 100 characters each. What is typed (3d 3d 4c, s, h) is the same in every language.

## What a seat can do

command-declare = Show level cards or jokers to make trumps
command-bury = Put cards away: rank, then suit, like 3d 3d 4c
command-trump = Name the trump suit, where you are asked to
option-declared = Equal level cards or jokers, such as 2s 2s; the list has yours
# Behind it people type or pick a suit.
option-suit = Clubs, diamonds, hearts or spades

## How fast cards are drawn: the option pace of /table open, and its three choices

option-pace = How fast the cards are drawn; in four steps if left out
choice-pace-quarters = in four steps
choice-pace-single = a card a second
choice-pace-once = all at once
# An item of a list at the lobby, behind a colon and commas: “Unlike the preset: …, cards dealt **at once**.”
# $value: single or once; quarters is usual, and not said.
lobby-pace =
    { $value ->
        [once] cards dealt **at once**
       *[single] cards drawn **one by one**
    }
# A small line above the rules of a table (/rules show).
rules-pace =
    { $value ->
        [once] At this table all cards are dealt at once. You can declare until the time is up.
       *[single] At this table everybody draws a card each second. You can declare at any moment.
    }
# A refusal of /table open, for whoever typed pace: where cards are given without declaring. pace: is the option.
err-idle-pace = By these rules nobody declares while cards are drawn.
    .note = Leave out pace:.

## What /judge and /score ask

option-hand = The hand that the card comes from
option-level-played = The level that is played, such as 5, 10 or A; the first level if left out
option-points = The attackers’ points, with the kitty and what throws cost
option-dealer = Who dealt; seat 1 if left out
