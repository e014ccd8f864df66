### What happened in a deal of Sheng Ji: public lines with names and no hidden cards, private lines for whoever may know more.

event-overturned = { $name } overturns with { $cards }.
event-reinforced = { $name } adds to the declaration: { $cards }.
event-redealt = Nobody declared, so the cards are dealt again.
event-redeal-claimed = { $name } shows a weak hand and asks for a redeal: { $cards }.
event-turned-up = Nobody declared. The kitty shows { $cards }.
event-kitty-taken = { $name } takes the kitty of { $n } cards.
event-kitty-seen = You take { $cards }.
event-buried = { $name } buries { $n } cards.
event-buried-cards = You bury { $cards }.
event-unit-named = { $name } names the part that is led: { $cards }.
