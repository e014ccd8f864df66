### Refusals of Big Two, for whoever pressed or typed what can’t be done now, and for nobody else. The message is the
### headline, one whole sentence in bold: what is so. The attribute `rule` is the small line: what would work, what is
### legal now, and last the number of the rule: “5♠ 7♠ isn’t a combination.” – “Combinations here: singles, pairs. You
### can play 3♦ or 3♦ 3♣. (BT‑6.1)”.
###
### { legal } is one sentence: “You can play 4♥ 4♠, 5♦ 5♣ or 7 more, or pass.” RULE($rule) is the number of the rule.
### Beside the facts of a refusal, each option of the rules is an argument, as in rules.ftl. No word of another hand.

## Turns and phases

# $phase: what is going on: leftover, exchange or play. $name: who is asked now.
refusal-not_your_turn =
    { $phase ->
        [leftover] { $name } decides about the left-over { cards-word }.
        [exchange] It’s not your turn: { $name } acts now.
       *[play] It’s not your turn: { $name } is to play.
    }
    .rule =
        { $phase ->
            [leftover] Whoever holds the lowest { card-word } decides. ({ RULE($rule) })
            [exchange] You can look at your { cards-word } meanwhile. (BT‑16.9)
           *[play] You can choose { cards-word } meanwhile. (BT‑10.1)
        }
# $phase: what is going on: leftover, redeal, exchange, play or over. $why: step (another step of the exchange is asked
# for), place (there is no such number among $n), seat (that player can’t be asked, $names can) or phase. $action: what
# the reader tried, as declare (their last card). $open: the buttons open to the reader, $choices: how many.
refusal-wrong_phase =
    { $why ->
        [place] The numbers here go from 1 to { $n }.
        [seat] Now you can demand from { $names }.
        [step] Another step of the exchange comes first.
       *[phase]
            { $phase ->
                [leftover] The left-over { cards-word } come first.
                [redeal] A redeal can still be asked for.
                [exchange] The exchange comes first.
                [play]
                    { $action ->
                        [declare] It’s your turn, so it’s too late to say so.
                       *[other] Play has begun.
                    }
               *[over] The deal is over.
            }
    }
    .rule =
        { $phase ->
            [redeal] Press Keep to play this deal. (BT‑12.3)
            [over] The next deal brings new { cards-word }. ({ RULE($rule) })
            [play]
                { $choices ->
                    [0] What comes before it is over. ({ RULE($rule) })
                   *[other] You can press: { $open }. ({ RULE($rule) })
                }
           *[other] The order: left-over { cards-word }, exchange, redeal, play. ({ RULE($rule) })
        }

## The cards chosen or typed

# $twice: whether the cards are held, but named more than once.
refusal-not_held =
    { $action ->
        [demand] { $cards } isn’t in the pack of these rules.
       *[play]
            { $twice ->
                [yes] You named { $cards } twice.
               *[no] You don’t have { $cards }.
            }
    }
    .rule =
        { $action ->
            [demand] Name a { card-word } of the pack. (BT‑16.3)
            [give] You have { $hand }. (BT‑16.8)
            [keep] You have { $hand }. (BT‑16.7)
           *[play] You have { $hand }. (BT‑10.1)
        }
# $why: straight (five in a row that these rules don’t count), bare_four (four alone), kickers (a straight flush without
# two more), off ($kind is not played here) or other. $straights: “10-J-Q-K-A, 9-10-J-Q-K”; $kinds: “pairs, straights”.
refusal-not_a_combination =
    { $why ->
        [straight] { $cards } isn’t a straight here.
        [bare_four] Four of a kind needs a fifth { card-word } here.
        [kickers] A straight flush needs two more { cards-word } here.
        [off] You can’t play { a-kind } here.
       *[other] { $cards } isn’t a combination.
    }
    .rule =
        { $why ->
            [straight] Straights, highest first: { $straights }. { legal } (BT‑8.1)
            [bare_four]
                { $combo-four ->
                    [two_pair] Four { cards-word } go only as two pairs. { legal } (BT‑6.8)
                   *[none] Add any one { card-word } to the four. { legal } (BT‑6.5)
                }
            [kickers] Play seven { cards-word }: the straight flush and any two. { legal } (BT‑6.6)
            [off]
                { $kind ->
                    [triple] Three of a rank go only with a pair, as a full house. { legal } (BT‑6.1)
                    [flush] Five of one { suit-word } count only as a straight flush. { legal } (BT‑6.3)
                    [quads] Four of a rank need a fifth { card-word }. { legal } (BT‑6.5)
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] Two pairs need a fifth { card-word }. { legal } (BT‑6.8)
                           *[no] Play pairs one by one. { legal } (BT‑6.1)
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] Play two pairs without a fifth { card-word }. { legal } (BT‑6.8)
                           *[none] Play pairs one by one. { legal } (BT‑6.1)
                        }
                    [straight_flush_7] A straight flush is five { cards-word }. { legal } (BT‑6.6)
                   *[other] These rules leave it out. { legal } (BT‑6.1)
                }
           *[other] Combinations here: { $kinds }. { legal } (BT‑6.1)
        }
# How many cards were chosen, $n, and how many are asked for, $need. $action: give and keep are parts of an exchange.
refusal-wrong_size =
    { $action ->
        [give] You chose { cards }, not { $need }.
        [keep] You chose { cards }, not { $need }.
       *[play] { cards } can’t answer { $need }.
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] Put out as many as you received: any { $need } that may be given. (BT‑16.4)
                   *[other] Give as many as you owe: any { $need } that may be given. (BT‑16.8)
                }
            [keep] Choose any { $need } from your hand. (BT‑16.7)
           *[play]
                { $answer-monsters ->
                    [any_time] Play as many { cards-word } as the play to beat, or a bomb. { legal } (BT‑9.3)
                   *[off] Play as many { cards-word } as the play to beat. { legal } (BT‑9.1)
                }
        }
# $kind: of the play to beat, $table. $need: what beats it: same (a higher one of its kind), ladder (also a stronger
# kind of five) or monster (a stronger bomb). $stronger: those kinds, “a flush, a full house”; $above: how many.
refusal-does_not_beat = { $cards } doesn’t beat { $table }.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] It takes a higher { kind }. { legal } ({ RULE($rule) })
                   *[other] It takes a higher { kind } or a stronger bomb: { $stronger }. { legal } ({ RULE($rule) })
                }
            [ladder] It takes a higher { kind }, or a stronger five: { $stronger }. { legal } ({ RULE($rule) })
           *[same]
                { $answer-monsters ->
                    [any_time] It takes a higher { kind }, or a bomb. { legal } ({ RULE($rule) })
                   *[off] It takes a higher { kind }. { legal } ({ RULE($rule) })
                }
        }

## What the first play, a pass, a last card ask for

refusal-leader_must_play = You lead, so you can’t pass.
    .rule = { legal } (BT‑10.1)
refusal-must_include_low_card = Your first play must contain { $card }.
    .rule = Play it alone or in a combination. { legal } (BT‑5.2)
refusal-must_be_low_card_alone = You must open with { $card } alone.
    .rule = It is the lowest { card-word }. { legal } (BT‑5.2)
refusal-passed_this_trick = You have passed in this trick.
    .rule = You can play again on the next lead. (BT‑10.3)
# $before: the play that all passed on. Everybody passes again, and $name plays on alone.
refusal-may_only_pass = You can only pass now.
    .rule =
        { $pass-self_extend ->
            [yes] All passed on { $before }, and { $name } goes on beating it. Pass. (BT‑10.4)
           *[no] All passed on { $before }, and { $name } leads something higher. Pass. (BT‑10.5)
        }
# The duty before a last card. $case: follow, lead, or combination (a lead, where the reader has one); $highest: the
# reader’s own highest card.
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] Play your highest single, { $highest }, or a bomb. { legal } (BT‑11.3)
                   *[off] Play your highest single, { $highest }. { legal } (BT‑11.3)
                }
            [lead] Lead a combination or your highest single, { $highest }. { legal } (BT‑11.3)
           *[combination] Lead a combination, since you have one. { legal } (BT‑11.3)
        }
refusal-top_card_barred = You can’t go out with { $card } alone.
    .rule = Pass, even on the lead. (BT‑13.3)
# $why: redeal (the hand is too good for one) or kept (it was declined); called, silenced (after a false call) or
# no_call: callouts. $redeals: sentences that say which hands may ask for a redeal.
refusal-not_entitled =
    { $why ->
        [called] Your last { card-word } was called before you said so.
        [silenced] You can’t call anybody any more in this deal.
        [no_call] There is nothing to call there.
        [kept] You keep this deal already.
       *[other] You can’t ask for a redeal with this hand.
    }
    .rule =
        { $why ->
            [kept] It begins when everybody keeps it, or the time is up. (BT‑12.3)
            [redeal] { $redeals } Press Keep. (BT‑12.3)
            [called] Say it before somebody calls it. (BT‑11.2)
            [silenced] You made a false call earlier. (BT‑11.2)
           *[no_call]
                { $last-declare ->
                    [both] Call somebody else with two { cards-word } or one, once. (BT‑11.2)
                    [two] Call somebody else with two { cards-word }, once. (BT‑11.2)
                   *[one] Call somebody else with one { card-word }, once. (BT‑11.2)
                }
        }
# $n: cards in the hand, or left after the play.
refusal-nothing_to_declare = With { cards } left there is nothing to say.
    .rule =
        { $last-declare ->
            [both] Say so with two { cards-word } left, and with one. (BT‑11.1)
            [two] Say so with two { cards-word } left. (BT‑11.1)
           *[one] Say so with one { card-word } left. (BT‑11.1)
        }
refusal-already_declared = You have said so already.
    .rule = Once is enough. (BT‑11.1)

## Exchanges, left-over cards. A line `first-…` stands in place of the small line above where its reader is asked
## something else now; it names the buttons of phases.ftl. “Choose 2 cards for Mei and press Give. (BT‑16.8)”

first-demand = Choose the { card-word } you want from { $name } and press Demand, or press Waive. (BT‑16.3)
first-demand-pool = Choose a { card-word } you want and press Demand, or press Waive. You can ask { $names }. (BT‑16.4)
first-return = Choose { cards } for { $name } and press Give. (BT‑16.8)
# $names: the $n players who choose one each.
first-put-out = Choose { cards } for { $names } and press Put out. (BT‑16.4)
first-choose = Pick one of { $n } face-down { cards-word } below. (BT‑16.4)
first-choose-hand = Pick one of { $n } face-down hands below. (BT‑16.7)
first-keep = Choose { cards } and press Set aside. (BT‑16.7)
first-take = Press Take to get what is left over, or Decline. (BT‑4.4)
first-swap = Press Swap to give { $low } for what is left over, or Decline. (BT‑4.5)
refusal-protected_card = { $card } stays where it is.
    .rule = { $low } and the 2s can’t be demanded or given here. (BT‑16.5)
# $name gives now; $you: whether the reader’s part comes later, or none does.
refusal-not_yours_to_give = It’s not your turn: { $name } acts now.
    .rule =
        { $you ->
            [later] Your part comes later. (BT‑16.4)
           *[none] You keep your { cards-word }. (BT‑16.4)
        }

## What these rules don’t have

# $what: what was tried: redeal, callout, leftover (left-over cards), exchange or declare (a last card).
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] These rules have no redeal.
        [callout] This table has no callouts.
        [leftover] Nobody chooses about left-over { cards-word } here.
        [exchange] These rules have no such exchange.
       *[declare] Nobody says last card in these rules.
    }
    .rule =
        { $what ->
            [redeal] Play every hand as it is dealt. (BT‑12.3)
            [callout] Nobody needs to call a last { card-word } here. (BT‑11.2)
            [leftover]
                { $left ->
                    [0] Nothing is left over here. (BT‑3.6)
                   *[other]
                        { $rest-use ->
                            [give] Whoever holds the lowest { card-word } takes them all. (BT‑4.2)
                            [may_take] They can be taken or declined here, not swapped. (BT‑4.4)
                            [swap] They can be swapped for the lowest { card-word } here, or left. (BT‑4.5)
                            [stock] They are the stock here. (BT‑4.7)
                           *[discard] They are out of play here. (BT‑4.6)
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] Nobody exchanges { cards-word } between deals. (BT‑16.1)
                   *[other] This step belongs to another kind of exchange. ({ RULE($rule) })
                }
           *[declare] Just play your last { card-word }. (BT‑11.1)
        }
