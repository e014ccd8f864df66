### What happened in a deal of Zheng Shangyou: public lines with names and no hidden cards, private lines for whoever may know more.

event-put-out = { $name } puts out a card.
event-put-out-cards = You put out { $cards }.
event-to-choose-cards = You can choose one of these: { $cards }.
# $name gives the card to $other.
event-handed = { $name }’s card goes to { $other }.
event-handed-cards =
    { $reader ->
        [giver] You gave { $other } a card: { $cards }.
       *[receiver] { $name } gave you a card: { $cards }.
    }
# $n: the place that $name takes.
event-placed =
    { $n ->
        [1] { $name } is out first.
        [2] { $name } is out second.
        [3] { $name } is out third.
       *[other] { $name } finishes in place { $n }.
    }
