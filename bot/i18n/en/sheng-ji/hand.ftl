### A hand of Sheng Ji, a message that only its owner reads, on a phone: what they are asked, their cards, what is chosen,
### buttons. Sentences of at most 15 words, to the owner (*you*). $suit: c, d, h or s, often also T for all trumps;
### $cards: cards, written as 7♠ 7♠; $name, $best: another player; $p, $points: points, 0 or a multiple of 5.

## The cards, group by group: “Trumps (clubs), 8: big joker 2♥ A♣ …; Spades, 6: A♠ …”

# Before the cards of a group. $n: how many; $suit: the trump suit, or none.
hand-trumps =
    { $suit ->
        [none] Trumps, { $n }:
       *[other] Trumps ({ suit }), { $n }:
    }
hand-suit = { group-name }, { $n }:
# A group of cards as a title, and the buttons that name the trump suit. At most 20 letters.
group-name =
    { $suit ->
        [c] Clubs
        [d] Diamonds
        [h] Hearts
        [s] Spades
       *[T] Trumps
    }
# Behind the partner in the line of the other hands: “Bo-Chen 17 · Kai 19, your partner · Mei 17”.
hand-partner = your partner

## What is asked of the owner, and the trick. Also in the alt text.

# Outside card play. $phase: draw (cards come by themselves), window (all are drawn), bidding (one after the other),
# naming (the trump suit), bury, overturn (after the burial) or choose. $level: see level-name; $kitty: how many cards.
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
# That the owner’s hand entitles them to a redeal (SJ-3.10).
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
# A sentence of the alt text: whom the table waits for, as table-turn says it.
alt-waits = { table-turn }.
# The owner leads.
hand-lead-suit = Lead a card, equal cards or a run of pairs: all of one suit.
# The owner follows. “Follow Ann’s lead: **4♦ 4♦ 5♦ 5♦**, a tractor of diamonds.” See led-play.
hand-follow = Follow { $name }’s lead: **{ $cards }**, { led-play }.
# The owner has none of the led suit, $suit. $n: how many cards were led.
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
# The owner has no more of the led suit than were led. $cards: all of them; $n: how many others make up the number.
hand-all-of-suit =
    { $n ->
        [0] Play all your { of-suit }: { $cards }.
        [one] Play all your { of-suit }, { $cards }, and any other card.
       *[other] Play all your { of-suit }, { $cards }, and any { $n } other cards.
    }
# The owner has more. $n: how many were led, and nothing is asked of equal cards.
hand-follow-suit =
    { $n ->
        [one] Play one of your { of-suit }.
       *[other] Play any { $n } of your { of-suit }.
    }
# $duty: what the lead asks for, a sentence of refusals.ftl, as refusal-pair_owed; $cards: a follow that does it.
hand-owes = { $duty } { $cards } would do.
# Whoever buried looks at what they buried.
hand-kitty = You buried { $cards }.

## What is suggested (Hint), and what the coach of /tutorial says

# $explained: whether $why says why, in a sentence of hints.ftl.
hand-suggested =
    { $explained ->
        [yes] { suggested }. { $why }
       *[no] { suggested }
    }
# $verb: play, bury, declare, choose (a part of a throw), trump, pass or redeal. No stop.
suggested =
    { $verb ->
        [bury] Suggested: bury **{ $cards }**
        [declare] Suggested: declare **{ $cards }**
        [trump] Suggested: **{ deed-trump }**
        [pass] Suggested: **{ button-done }**
        [redeal] Suggested: **{ button-redeal }**
       *[play] Suggested: **{ $cards }**
    }
# The coach’s word on a turn. $explained and $why as above.
coach-do =
    { $explained ->
        [yes] { coach-line } { $why }
       *[no] { coach-line }
    }
# What to press, by the name of its button, or what to do. $cards; of a play also $kind and $n, for a-play.
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
# While cards are drawn and there is nothing good to declare. $case: none (in the hand), few (trumps), own
# (declaration) or other (somebody else’s); $cards: what could be declared, or is; $threshold: points.
coach-draw =
    { $case ->
        [none] **Coach:** Tricks with 5s, 10s and kings bring points. Whoever declares trumps deals. The attackers need { $threshold } points. Wait for a { level-name }: declaring it makes its suit trumps. You hold none yet.
        [few] **Coach:** Wait. You could show { $cards }, but you’d have too few trumps.
        [own] **Coach:** Wait. Trumps follow your { $cards } unless somebody shows more.
       *[other] **Coach:** Wait. Only something stronger than { $cards } can be declared now.
    }

## What is chosen, below the cards

# At the kitty: $case: missing, over or fits; $had: how many are chosen; $n: how many too few or too many, 1 up.
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
# Cards that can be played: “Chosen: **a pair** 9♠ 9♠”. $kind, $n: see a-play. Why others cannot, a refusal says.
hand-chosen-fits = Chosen: **{ a-play }** { $cards }
# Below it, for a throw: what becomes of one that is beaten, and (see $penalty) what that costs: attempt, card, nothing.
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten } If it is beaten, it also costs you 10 points.
        [card] { throw-beaten } Each card that you take back costs 10 points.
       *[nothing] { throw-beaten }
    }
# $failed_choice: which part is led by these rules. A part of hand-throw-risk.
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] If anybody can beat a part of it, only its lowest part is led.
       *[other] If anybody can beat a part of it, only that part is led.
    }
# A follow in the list of ready-made plays, below its cards: “Pair, 10 points”. At most 100 letters. $kind: see kind.
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
# Above the readings of a lead that can be taken for several things, each said by units.
select-reading = Lead it as …

## Buttons: at most 34 letters with their cards, three words at most

# $kind: declare, overturn (the declaration in force) or reinforce (one’s own); $cards: one to four equal ones.
button-declare =
    { $kind ->
        [overturn] Overturn: { $cards }
        [reinforce] Add: { $cards }
       *[declare] Declare { $cards }
    }
# For whoever names the part of a throw that is led.
button-unit = Name { $cards }
button-bury = Bury
button-kitty = The kitty
# A press on Bury with nothing chosen: what is so, and (.note) what would work.
err-no-burial = You haven’t chosen any cards.
    .note = Choose the cards to bury first, then press { button-bury }.

## The answer to a command or a press: what has been done, to whoever did it, past tense

did-declare = You declared { $cards }.
did-pass = You’re done declaring.
did-redeal = You asked for a redeal.
did-trump = You named the trumps.
did-bury = The kitty is buried.
did-choose = You named { $cards }.
# A throw that does not stand was played, too, although it stays in the hand.
did-play = Your play: { $cards }.

## In the picture of the hand, behind “Your turn”; no stop

# Before the name and the cards of the lead: at most 10 letters.
picture-follow = follow
# What else is asked: at most 35 letters. $phase: play (a lead), bury, naming, choose, or one in which people declare.
picture-asked =
    { $phase ->
        [play] lead one suit
        [bury] bury { $kitty } cards
        [naming] name the trumps
        [choose] name the part that is led
       *[other] declare or not
    }
