### Slash commands by which a seat acts, and their options.

command-play = Play cards: rank, then suit, like 3d 10h Qs
command-pass = Let this turn go
command-lastcard = Declare your last card
command-callout = Call a last card that its owner did not declare, at a table with callouts
option-called = Whom; may be left out where only one has so few cards
option-cards = Rank, then suit: 3d 10h Qs; the list has your legal plays
option-last_card = Declare that this play leaves one card
command-give = Give, put out or set aside cards in an exchange
command-demand = Demand a card in an exchange
command-waive = Demand nothing, or nothing more
command-choose = Choose a closed card or hand by its number
command-take = Take what is left over
command-decline = Decline what is left over, or keep the hand when a redeal is offered
command-swap = Swap your lowest card for what is left over
command-redeal = Ask for a redeal, where your hand allows it
option-given = Rank, then suit: 3d 10h; the list has what you may give
option-demanded = The card you want: rank, then suit
option-of = Of whom; may be left out where there is only one
option-number = Counted from 1
