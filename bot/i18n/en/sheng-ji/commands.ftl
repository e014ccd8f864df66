### Slash commands by which a seat acts, what can be chosen as a table opens, and what a judge or a total is asked with.

command-declare = Show level cards or jokers to make trumps
command-bury = Put cards away: rank, then suit, like 3d 3d 4c
command-trump = Name the trump suit, where you are asked to
option-declared = Equal level cards or jokers, such as 2s 2s; the list has yours
option-suit = Clubs, diamonds, hearts or spades

option-pace = How fast the cards are drawn; in four steps if left out
choice-pace-quarters = in four steps
choice-pace-single = a card a second
choice-pace-once = all at once
# $value: single or once.
lobby-pace =
    { $value ->
        [once] cards dealt **at once**
       *[single] cards drawn **one by one**
    }
rules-pace =
    { $value ->
        [once] At this table all cards are dealt at once. You can declare until the time is up.
       *[single] At this table everybody draws a card each second. You can declare at any moment.
    }
err-idle-pace = By these rules nobody declares while cards are drawn.
    .note = Leave out pace:.

option-hand = The hand that the card comes from
option-level-played = The level that is played, such as 5, 10 or A; the first level if left out
option-points = The attackers’ points, with the kitty and what throws cost
option-dealer = Who dealt; seat 1 if left out
