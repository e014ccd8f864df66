### A hand of Sheng Ji: what its owner is asked, the cards in groups, the kitty, the buttons.

# The captions of the groups of cards. $n: how many; $suit: the suit, of trumps also none; $level: the level.
hand-trumps =
    { $suit ->
        [none] Trumps, { $n }:
       *[other] Trumps ({ suit }), { $n }:
    }
hand-suit = { group-name }, { $n }:
# A group of cards in a word.
group-name =
    { $suit ->
        [c] Clubs
        [d] Diamonds
        [h] Hearts
        [s] Spades
       *[T] Trumps
    }
hand-partner = your partner
# What whoever is asked is to do.
prompt =
    { $phase ->
        [draw] Level { level-name }. While cards are drawn, you can declare: show cards of that rank, or jokers.
        [window] Level { level-name }. Declare, show something stronger, or press { button-done }.
        [bidding] Declare, or press { button-done }.
        [naming] Name the trump suit.
        [bury] The kitty is in your hand. Choose { $kitty } cards and bury them. If the attackers win the last trick, they get the points you bury, multiplied.
        [overturn] Overturn to take the kitty, or press { button-done }.
       *[choose] The throw can be beaten. Name the part that is led.
    }
# That the owner's hand entitles them to a redeal (SJ-3.10).
hand-redeal =
    { $redeal_claims ->
        [points_15] You have 15 points or fewer: you can ask for a redeal.
        [trumps_3] You have three trumps or fewer: you can ask for a redeal.
       *[either] Your hand is weak enough to ask for a redeal.
    }
# Once somebody has followed. $best: who wins the trick so far, with $won; $p: the points in it.
hand-winning =
    { $p ->
        [0] { $best } is winning with **{ $won }**.
       *[other] { $best } is winning with **{ $won }**, { $p } points.
    }
# A part of the alt text: whom the table waits for.
alt-waits = { table-turn }.
hand-lead-suit = Lead a card, equal cards or a run of pairs: all of one suit.
# The lead: see table-winning.
hand-follow = Follow { $name }’s lead: **{ $cards }**, { led-play }.
# $suit: the led suit, of which the owner has none; $n: how many cards were led.
hand-void =
    { $n ->
        [one]
            { $suit ->
                [T] You have no trumps, so play any card.
               *[other] You have no { of-suit }. Play any card, and a trump may win.
            }
       *[other]
            { $suit ->
                [T] You have no trumps, so play any { $n } cards.
               *[other] You have no { of-suit }. Play any { $n } cards, and trumps of the same form may win.
            }
    }
# $cards: all that the owner has of the led suit; $n: how many others make up the number.
hand-all-of-suit =
    { $n ->
        [0] Play all your { of-suit }: { $cards }.
        [one] Play all your { of-suit }, { $cards }, and any other card.
       *[other] Play all your { of-suit }, { $cards }, and any { $n } other cards.
    }
hand-follow-suit =
    { $n ->
        [one] Play one of your { of-suit }.
       *[other] Play any { $n } of your { of-suit }.
    }
# $duty: what the lead asks for, a sentence of the refusals; $cards: a legal follow.
hand-owes = { $duty } { $cards } would do.
hand-kitty = You buried { $cards }.
# $verb: what is suggested; $what: what it comes to; $cards; $explained: whether $why says why.
hand-suggested =
    { $explained ->
        [yes] { suggested }. { $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] Suggested: bury **{ $cards }**
        [declare] Suggested: declare **{ $cards }**
        [trump] Suggested: **{ deed-trump }**
        [pass] Suggested: **{ button-done }**
        [redeal] Suggested: **{ button-redeal }**
       *[play] Suggested: **{ $cards }**
    }
# The coach’s word on a turn, and why. $explained: whether $why says why; $kind: what $cards do that are declared.
coach-do =
    { $explained ->
        [yes] { coach-line } { $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **Coach:** Play { $cards }: { a-play }.
        [bury] **Coach:** Bury { $cards }.
        [declare] **Coach:** Press **{ button-declare }**.
        [choose] **Coach:** Name { $cards }.
        [pass] **Coach:** Press **{ button-done }**.
        [redeal] **Coach:** Press **{ button-redeal }**.
       *[trump] **Coach:** Name { deed-trump }.
    }
# What the game is about, before the first card is played.
coach-goal = Tricks with 5s, 10s and kings bring points. Whoever declares trumps deals. The attackers need { $threshold } points.
# While cards are drawn and there is nothing good to declare. $case: none, few, own or other; $level: the level.
# $cards: what the reader could declare, or what is declared, by themselves or by somebody else.
coach-draw =
    { $case ->
        [none] **Coach:** { coach-goal } Wait for a { level-name }: declaring it makes its suit trumps. You hold none yet.
        [few] **Coach:** Wait. You could show { $cards }, but you’d have too few trumps.
        [own] **Coach:** Wait. Trumps follow your { $cards } unless somebody shows more.
       *[other] **Coach:** Wait. Only something stronger than { $cards } can be declared now.
    }
# At the kitty. $had: how many are chosen; $case: missing, over or fits; $n: how many too few or too many.
hand-burying =
    { $case ->
        [fits] To bury: { $cards }. That is all { $kitty }.
        [over] To bury: { $cards }. That’s { $n } too many: bury { $kitty }.
       *[missing]
            { $had ->
                [0] Choose { $kitty } cards to bury.
               *[other] To bury: { $cards }. Choose { $n } more to make { $kitty }.
            }
    }
hand-chosen-fits = Chosen: **{ a-play }** { $cards }
# What becomes of a throw that can be beaten. $part: which part of it is led; $cost: what that costs.
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten } If it is beaten, it also costs you 10 points.
        [card] { throw-beaten } Each card that you take back costs 10 points.
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] If anybody can beat a part of it, only its lowest part is led.
       *[other] If anybody can beat a part of it, only that part is led.
    }
# A follow in the list of ready-made plays. $kind: of play; $points: what its cards are worth.
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] No points
               *[other] { kind-title }, no points
            }
       *[other]
            { $kind ->
                [cards] { $points } points
               *[other] { kind-title }, { $points } points
            }
    }
select-reading = Lead it as …

button-declare =
    { $kind ->
        [overturn] Overturn: { $cards }
        [reinforce] Add: { $cards }
       *[declare] Declare { $cards }
    }
button-unit = Name { $cards }
button-bury = Bury
button-kitty = The kitty
err-no-burial = You haven’t chosen any cards.
    .note = Choose the cards to bury first, then press { button-bury }.

did-declare = You declared { $cards }.
did-pass = You’re done declaring.
did-redeal = You asked for a redeal.
did-trump = You named the trumps.
did-bury = The kitty is buried.
did-choose = You named { $cards }.
# A throw that does not stand was played, too, although it stays in the hand.
did-play = Your play: { $cards }.

picture-follow = follow
picture-asked =
    { $phase ->
        [play] lead one suit
        [bury] bury { $kitty } cards
        [naming] name the trumps
        [choose] name the part that is led
       *[other] declare or not
    }
