### Sheng Ji in six lines of one or two sentences, so that they fit a phone: keep them as short.

## Of some rules: the first screen of /rules show, to everybody. **Cards:** is what the line is about.

# $decks: packs, 1 to 4; $hand and $kitty: how many cards.
brief-cards =
    { $decks ->
        [one] **Cards:** one pack with jokers, { $hand } cards each and { $kitty } in the kitty. Partners sit opposite.
       *[other] **Cards:** { $decks } packs with jokers, { $hand } cards each and { $kitty } in the kitty. Partners sit opposite.
    }
brief-trumps = **Trumps:** jokers, then all cards of the level, then the trump suit. Show level cards while drawing to choose it.
# $decks: with one pack there are no equal cards, with two no triples.
brief-plays =
    { $decks ->
        [1] **Leads:** one card, or several of a suit that nobody can beat.
        [2] **Leads:** one card, a pair, or a tractor: pairs in a row. Or several that nobody can beat.
       *[other] **Leads:** one card, pairs, triples, or those in a row. Or several that nobody can beat.
    }
# $follow_duty: none, where form need not be matched.
brief-follow =
    { $follow_duty ->
        [none] **Follow:** the led suit, with as many cards.
       *[full] **Follow:** the led suit, pairs to pairs, tractors to tractors.
    } Without it, ruff with trumps or discard.
# $threshold: the points that the attackers need.
brief-points = **Points:** a 5 counts 5, a 10 or K counts 10. Attackers want { $threshold }. Kitty: { rule-kitty_multiplier.word }.
# $max_level: the level at which the match is won, A or NT (no-trump, after A).
brief-levels =
    { $max_level ->
        [NT] **Levels:** the side that does better goes up, from { rule-start_level.word } to no-trump. Hold the deal there to win.
       *[A] **Levels:** the side that does better goes up, from { rule-start_level.word } to A. Hold the deal at A to win.
    }

## For a beginner: a list of /help, of the usual rules

help-aim = Two against two, partners opposite. Take points in tricks, and bring your side from level 2 to A.
help-trumps = **Trumps** beat the other suits: jokers, all cards of the level, and one suit. Show a level card while drawing to choose it.
help-kitty = The dealer takes the hidden cards, buries as many, and leads first.
help-follow = Follow the suit that is led, pairs to pairs. If you have none of it, play anything; a trump wins.
help-scoring = Only 5s, 10s and Ks count: 5, 10 and 10. The dealer’s side keeps the attackers below 80.
help-levels = The side that does better goes up. Hold the deal at level A, and you win the match.
