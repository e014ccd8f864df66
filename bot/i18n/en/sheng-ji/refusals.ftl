### Refusals of Sheng Ji, in private to whoever tried. The message is the bold headline, one whole sentence of at most 15
### words: what is so. `.rule` is the small line: what would work, what is legal now, last the number of the rule, which
### stays as it is. “**You have hearts, so follow suit.** You can play K♥, A♥ or 3♥. (SJ‑7.3)”
### $name: a player; $cards: cards; $suit: c, d, h, s, or T for all trumps, said by of-suit; { legal } is a shared message.

## At any time

# $action: what was tried: declare, pass, redeal, trump, bury, choose (a part of a throw) or play.
refusal-wrong_phase =
    { $action ->
        [declare] Nobody can declare now.
        [pass] There’s nothing to pass on now.
        [redeal] Nobody can ask for a redeal now.
        [trump] You can’t name trumps now.
        [bury] You can’t bury cards now.
        [choose] No throw waits for you.
       *[play] Play hasn’t begun yet.
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] Pass once where you could declare. You must follow every lead. (SJ‑7.1)
            [redeal] Ask between the last card drawn and the burial. (SJ‑3.10)
            [trump] Only the dealer’s partner may be asked to. (SJ‑3.7)
            [bury] Only whoever takes the kitty buries, before the first lead. (SJ‑4.1)
            [choose] You choose when the player before you throws too much. (SJ‑6.2)
           *[play] First the cards are drawn, then the dealer buries. (SJ‑4.1)
        }
# $name: who is asked instead.
refusal-not_your_turn =
    { $action ->
        [bury] { $name } buries now.
        [choose] { $name } names the part of the throw.
        [trump] { $name } names the trump suit.
       *[play] It’s not your turn: { $name } acts now.
    }
    .rule = You can look at your cards meanwhile. (SJ‑1.1)
# $cards: those that the hand lacks.
refusal-not_held = You don’t have all of these: { $cards }.
    .rule = Name each card only as often as you have it. (SJ‑7.1)

## Declaring

# The same while cards are still drawn.
refusal-not_drawn_yet = You haven’t drawn { $cards } so far.
    .rule = Declare with cards that you have. (SJ‑3.2)
# $why: equal, level (of another rank), joker (one alone) or jokers (too few); $level: see level-name;
# $n: how many jokers are needed, 2 to 4.
refusal-not_a_declaration =
    { $why ->
        [level] You can declare only with cards of rank { level-name } or jokers.
        [joker] One joker isn’t enough to declare.
        [jokers] No-trump takes { $n } equal jokers here.
       *[equal] You can declare only with equal cards.
    }
    .rule =
        { $why ->
            [level] Show cards of the level that is played. (SJ‑3.2)
            [joker] Show two equal jokers, or level cards. (SJ‑3.2)
            [jokers] Show all of them, or level cards. (SJ‑3.5)
           *[equal] Show one level card, or several of one suit. (SJ‑3.2)
        }
# By these rules there is no no-trump.
refusal-no_trump_off = You can’t declare with jokers here.
    .rule = Show level cards of one suit. (SJ‑3.5)
# $cards: the declaration in force.
refusal-declaration_too_weak = { $cards } is at least as strong.
    .rule = More equal cards are stronger. With as many, jokers beat level cards. (SJ‑3.3)
refusal-declaration_too_late = It’s too late to declare that.
    .rule = Declare while cards are drawn, or until the time is up. (SJ‑3.2)
# The declaration in force is the reader’s own, and they cannot overturn it by these cards or rules.
refusal-own_declaration = The declaration is yours already.
    .rule = If you get another of the same cards, you can add it. (SJ‑3.4)
# $redeal_claims: which hands may ask.
refusal-not_entitled = You can’t ask for a redeal with this hand.
    .rule =
        { $redeal_claims ->
            [points_15] It takes a hand with 15 points or fewer. (SJ‑3.10)
            [trumps_3] It takes a hand with three trumps or fewer. (SJ‑3.10)
           *[either] It takes 15 points or fewer, or three trumps or fewer. (SJ‑3.10)
        }

## The kitty and a throw

# $n: how many cards are buried, never 1; $had: how many were named.
refusal-bury_count =
    { $had ->
        [one] You bury { $n } cards, and you named one.
       *[other] You bury { $n } cards, and you named { $had }.
    }
    .rule = Bury as many cards as the kitty had; any will do. (SJ‑4.1)
# Of a throw that does not stand, the reader names the part that is led. $units: what can be named, each by one-unit.
refusal-unit_not_offered = That isn’t a part that can be beaten.
    .rule = Name one of these: { $units }. (SJ‑6.2)
# One of them: “4♥ 4♥, 9♠” are two.
one-unit = { $cards }
refusal-no_such_suit = That isn’t a suit.
    .rule = Name clubs, diamonds, hearts or spades. (SJ‑3.7)

## Leading. Also what /judge says of such a lead.

refusal-mixed_suits = A lead is of one suit, or all trumps.
    .rule = Cards of the level and jokers are trumps, too. (SJ‑5.4)
# They were named as a reading that they do not have.
refusal-not_a_combination = These cards can’t be played like that.
    .rule = Choose them again, or leave the reading out. (SJ‑5.5)

## Following. A headline is also a part of the hand: hand-owes, and behind “Chosen: …”.

# $n: how many cards were led; $had: how many were named.
refusal-wrong_size =
    { $n ->
        [one] One card was led, so play one.
       *[other] { $n } cards were led, so play { $n }.
    }
    .rule =
        { $had ->
            [one] You chose one. { legal } (SJ‑7.1)
           *[other] You chose { $had }. { legal } (SJ‑7.1)
        }
# $cards: all that the hand has of the led suit, fewer than were led.
refusal-must_play_all = You have { $cards }: you must play all your { of-suit }.
    .rule = Add any other cards to make up the number. (SJ‑7.2)
# $n: how many cards were led; the hand has as many of the led suit.
refusal-must_follow_suit =
    { $n ->
        [one] You have { of-suit }, so follow suit.
       *[other] You have { $n } { of-suit } or more, so follow suit.
    }
    .rule = { legal } (SJ‑7.3)
# $n: how many pairs must be played; $led: of how many pairs the led run is, 1 where none was led; $suit; $cards: a
# follow that does it, also in what follows.
refusal-pair_owed =
    { $n ->
        [one] You have a pair of { of-suit }, and the lead asks for it.
        [2]
            { $led ->
                [1] You have two pairs of { of-suit }, and the lead asks for both.
               *[other] You have two pairs of { of-suit }: a led tractor asks for both.
            }
       *[other] You have { $n } pairs of { of-suit }, and the lead asks for them.
    }
    .rule = Play { $cards }, for example. (SJ‑7.4)
refusal-triple_owed =
    { $n ->
        [one] You have three equal { of-suit }, and the lead asks for them.
       *[other] You have { $n } triples of { of-suit }, and the lead asks for them.
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [one] You have four equal { of-suit }, and the lead asks for them.
       *[other] You have { $n } fours of { of-suit }, and the lead asks for them.
    }
    .rule = { refusal-pair_owed.rule }
# $length: of how many pairs, 2 up.
refusal-tractor_owed =
    { $length ->
        [2] You have a tractor of { of-suit }, and the lead asks for it.
       *[other] You have a tractor of { $length } pairs of { of-suit }, and the lead asks for it.
    }
    .rule = { refusal-pair_owed.rule }
# A run of triples or of four equal cards.
refusal-bulldozer_owed = You have a bulldozer of { of-suit }, and the lead asks for it.
    .rule = { refusal-pair_owed.rule }
