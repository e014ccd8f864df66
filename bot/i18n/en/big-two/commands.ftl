### Slash commands of Big Two and their options. Discord shows these descriptions, at most 100 characters each, to
### whoever types the command. What is to be typed (4 | 8 | - | 11) stays as it is.

## /lastcard, /callout, and an option of /play

command-lastcard = Declare your last card
command-callout = Call a last card that its owner didn’t declare, at a table with callouts
option-called = Whom; you can leave it out where only one has so few cards
option-last_card = Declare that this play leaves one card

## /demand, /waive, /take, /decline, /swap: answers before the first play

command-demand = Demand a card in an exchange
command-waive = Demand nothing, or nothing more
command-take = Take what is left over
command-decline = Decline what is left over, or keep the hand when a redeal is offered
command-swap = Swap your lowest card for what is left over
option-demanded = The card you want: rank, then suit
option-of = From whom; you can leave it out where there is only one

## An option of /table open

option-callouts = An undeclared last card matters only if somebody calls it

## Options of /score, which settles a deal played with real cards

option-left = What each seat has left, with | between: 4 | 8 | - | 11, or cards
option-winner = The seat that won, where more than one or none is out
option-last = The last play
option-opener = The seat that led first
option-payer = The seat that pays for everybody
option-not_played = The seats that played nothing, such as 2, 4
option-unbeaten = Special plays nobody beat, with | between: 2: 4d 4c 4h 4s 9d | 3: …
