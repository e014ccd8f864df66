### Refusals of Big Two. The message is the headline's sentence, shown in bold behind its prefix; the attribute
### `rule` is the small line: the rule with its number, then what is legal now.

# $action: what was tried: play, pass, declare.
refusal-headline =
    { $action ->
        [pass] **Not passed: { $reason }**
        [declare] **Not declared: { $reason }**
       *[play] **Not played: { $reason }**
    }
refusal-unchanged = Nothing was changed.

refusal-not_your_turn = { $name } is to play.
    .rule = Each player acts in turn (BT‑10.1). You can choose cards meanwhile.

refusal-not_held = your hand does not hold { $cards }.
    .rule = A play is made from the own hand (BT‑10.1). You hold { $hand }.

# $why: straight, bare_four, off or other.
refusal-not_a_combination =
    { $why ->
        [straight] { $cards } is no straight here.
        [bare_four] four of a kind takes a fifth card along.
        [off] { a-kind } is not played here.
       *[other] { $cards } makes no combination.
    }
    .rule =
        { $why ->
            [straight] Only the straights on the rule page are played (BT‑8.1). { legal }
            [bare_four] Four of a rank and any one card go together (BT‑6.5). { legal }
            [off] The rules of this table leave that kind out (BT‑6.1). { legal }
           *[other] A play is one combination of these rules (BT‑6.1). { legal }
        }

refusal-wrong_size =
    { $need ->
        [one] one card is asked for; you chose { $n }.
       *[other] { $need } cards are asked for; you chose { $n }.
    }
    .rule = An answer has as many cards as the play it beats (BT‑9.1). { legal }

# $kind: the kind on the table; $need: same, ladder or monster.
refusal-does_not_beat = { $cards } does not beat { $table }.
    .rule =
        { $need ->
            [monster] It takes a stronger monster ({ RULE($rule) }). { legal }
            [ladder] It takes a higher { kind } or a stronger five ({ RULE($rule) }). { legal }
           *[same] It takes a higher { kind } ({ RULE($rule) }). { legal }
        }

refusal-leader_must_play = you lead, so a play is needed.
    .rule = Any combination you hold opens the trick (BT‑10.1). { legal }

refusal-must_include_low_card = the first play of this deal contains { $card }.
    .rule = The lowest card opens, alone or in a combination (BT‑5.2). { legal }

refusal-must_be_low_card_alone = this deal opens with { $card } by itself.
    .rule = The lowest card is the whole first play (BT‑5.2). { legal }

refusal-passed_this_trick = you passed in this trick.
    .rule = A pass holds until the trick ends (BT‑10.3). The next lead is open to you.

refusal-may_only_pass = all passed on { $before }, and this lead of { $name } beats it.
    .rule = Then the others pass again ({ RULE($rule) }). Legal now: Pass.

# $case: follow, lead or combination.
refusal-top_duty = { $name } plays next and has one card.
    .rule =
        { $case ->
            [follow] Only your highest single answers then (BT‑11.3). { legal }
            [lead] Lead a combination or your highest single (BT‑11.3). { legal }
           *[combination] Lead a combination (BT‑11.3). { legal }
        }

refusal-top_card_barred = { $card } by itself cannot be the last play here.
    .rule = The highest card does not go out alone (BT‑13.3). Legal now: Pass, even on the lead.

# $why: points, ten_high, two_courts or four_twos; $under: a hand value.
refusal-not_entitled = your hand does not open a redeal.
    .rule =
        { $why ->
            [points] A redeal is for a hand worth under { $under } (BT‑12.3). Legal now: Keep.
            [ten_high] A redeal is for a hand without a card above 10 (BT‑12.3). Legal now: Keep.
            [two_courts] A redeal is for at most two of J Q K, no A, no 2 (BT‑12.3). Legal now: Keep.
           *[four_twos] A redeal is for a hand with four 2s (BT‑12.3). Legal now: Keep.
        }

# $sizes: one or both; $n: cards in the hand, or left after the play.
refusal-nothing_to_declare = there is nothing to declare yet with { cards } left.
    .rule =
        { $sizes ->
            [both] Two cards left and one card left are declared (BT‑11.1).
           *[one] One card left is declared (BT‑11.1).
        }

refusal-already_declared = your last card is declared.
    .rule = It is declared once (BT‑11.1). Nothing more to do.

# $phase: leftover, exchange, redeal, play or over; $open: the button labels open to the reader. In `play` only a
# declaration comes too late.
refusal-wrong_phase =
    { $phase ->
        [leftover] the left-over cards come first.
        [exchange] the exchange comes first.
        [redeal] the redeal offer comes first.
        [play] now is the time to play.
       *[over] the deal is over.
    }
    .rule =
        { $phase ->
            [play] A last card is declared before the own turn ({ RULE($rule) }). Open to you: { $open }.
            [over] The next deal brings new cards ({ RULE($rule) }).
           *[other] Each part of a deal has its own actions ({ RULE($rule) }). Open to you: { $open }.
        }

refusal-protected_card = { $card } stays in its hand.
    .rule = The lowest card and the 2s are not exchanged (BT‑16.5). { legal }

# $you: later or none.
refusal-not_yours_to_give = { $giver } gives now.
    .rule =
        { $you ->
            [later] Your part comes later (BT‑16.4).
           *[none] You keep your cards (BT‑16.4).
        }

# $what: redeal, callout, leftover or declare.
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] there is no redeal in these rules.
        [callout] there are no callouts in these rules.
        [leftover] there is no choice about left-over cards in these rules.
        [exchange] there is no exchange in these rules.
       *[declare] there is no declaring in these rules.
    }
    .rule = /rules show has all of them ({ RULE($rule) }).
