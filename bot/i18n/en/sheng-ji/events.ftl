### What happened in a deal of Sheng Ji, a line each, at most 15 words, in the present tense.
### $name: who did it; $cards: shown or taken; $n: how many, 2 to 32 and always even.

## Public: below the table message, in hands, in replays

# “Bo-Chen overturns with 2♣ 2♣.” Somebody shows more than the declaration in force, so other trumps are made.
event-overturned = { $name } overturns with { $cards }.
# The same person shows one more of the same cards.
event-reinforced = { $name } adds to the declaration: { $cards }.
event-redealt = Nobody declared, so the cards are dealt again.
event-redeal-claimed = { $name } shows a weak hand and asks for a redeal: { $cards }.
# $cards: from the kitty, one after the other up to the first that is no joker; its suit makes the trumps.
event-turned-up = Nobody declared. The kitty shows { $cards }.
event-kitty-taken = { $name } takes the kitty of { $n } cards.
# Private: to whoever takes the kitty.
event-kitty-seen = You take { $cards }.
event-buried = { $name } buries { $n } cards.
# Private: to whoever buries.
event-buried-cards = You bury { $cards }.
# The next player names which part of a throw that does not stand is led (refusals.ftl: refusal-unit_not_offered).
event-unit-named = { $name } names the part that is led: { $cards }.
