### Refusals of Big Two. The message is the headline, a whole sentence: what is so. The attribute `rule` is the small
### line: what would work, what is legal now, and last the number of the rule. Beside the facts of a refusal, each
### parameter of the table is an argument (rules.ftl).

refusal-not_your_turn =
    { $action ->
        [take] { $name } decides about the left-over { cards-word }.
        [decline] { $name } decides about the left-over { cards-word }.
        [swap] { $name } decides about the left-over { cards-word }.
        [keep] It’s not your turn: { $name } acts now.
        [choose] It’s not your turn: { $name } acts now.
        [demand] It’s not your turn: { $name } acts now.
        [waive] It’s not your turn: { $name } acts now.
       *[play] It’s not your turn: { $name } is to play.
    }
    .rule =
        { $action ->
            [take] Whoever holds the lowest { card-word } decides. ({ RULE($rule) })
            [decline] Whoever holds the lowest { card-word } decides. ({ RULE($rule) })
            [swap] Whoever holds the lowest { card-word } decides. ({ RULE($rule) })
            [keep] You can look at your { cards-word } meanwhile. (BT‑16.9)
            [choose] You can look at your { cards-word } meanwhile. (BT‑16.9)
            [demand] You can look at your { cards-word } meanwhile. (BT‑16.9)
            [waive] You can look at your { cards-word } meanwhile. (BT‑16.9)
           *[play] You can choose { cards-word } meanwhile. (BT‑10.1)
        }
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
# $why: straight, bare_four, kickers, off (with $kind) or other.
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
refusal-wrong_size =
    { $action ->
        [give]
            { $exchange-kind ->
                [class_pool]
                    { $need ->
                        [one] Put out one { card-word }; you chose { $n }.
                       *[other] Put out { $need } { cards-word }; you chose { $n }.
                    }
               *[other]
                    { $need ->
                        [one] Give one { card-word }; you chose { $n }.
                       *[other] Give { $need } { cards-word }; you chose { $n }.
                    }
            }
        [keep]
            { $need ->
                [one] Set one { card-word } aside; you chose { $n }.
               *[other] Set { $need } { cards-word } aside; you chose { $n }.
            }
       *[play]
            { $need ->
                [one]
                    { $n ->
                        [one] One { card-word } can’t answer one.
                       *[other] { $n } { cards-word } can’t answer one.
                    }
               *[other]
                    { $n ->
                        [one] One { card-word } can’t answer { $need }.
                       *[other] { $n } { cards-word } can’t answer { $need }.
                    }
            }
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
# $kind: the kind on the table; $need: same, ladder or monster; $stronger: the kinds above it, $above: how many. $in_kind: whether the
# cards would beat it if kinds of five crossed here.
refusal-does_not_beat = { $cards } doesn’t beat { $table }.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] Only a higher { kind } beats it. { legal } ({ RULE($rule) })
                   *[other] It takes a higher { kind } or a stronger bomb: { $stronger }. { legal } ({ RULE($rule) })
                }
            [ladder]
                { $above ->
                    [0] It takes a higher { kind }. { legal } ({ RULE($rule) })
                   *[other] It takes a higher { kind }, or a stronger five: { $stronger }. { legal } ({ RULE($rule) })
                }
           *[same]
                { $in_kind ->
                    [yes]
                        { $answer-monsters ->
                            [any_time] Here only a higher { kind } or a bomb beats it. { legal } ({ RULE($rule) })
                           *[off] Here only a higher { kind } beats it. { legal } ({ RULE($rule) })
                        }
                   *[no]
                        { $answer-monsters ->
                            [any_time] It takes a higher { kind }, or a bomb. { legal } ({ RULE($rule) })
                           *[off] It takes a higher { kind }. { legal } ({ RULE($rule) })
                        }
                }
        }
refusal-leader_must_play = You lead, so you can’t pass.
    .rule = { legal } (BT‑10.1)
refusal-must_include_low_card = Your first play must contain { $card }.
    .rule = Play it alone or in a combination. { legal } (BT‑5.2)
refusal-must_be_low_card_alone = You must open with { $card } alone.
    .rule = It is the lowest { card-word }. { legal } (BT‑5.2)
refusal-passed_this_trick = You have passed in this trick.
    .rule = You can play again on the next lead. (BT‑10.3)
# $before: what all passed on, where it is named.
refusal-may_only_pass = You can only pass now.
    .rule =
        { $pass-self_extend ->
            [yes] All passed on { $before }, and { $name } goes on beating it. Pass. (BT‑10.4)
           *[no] All passed on { $before }, and { $name } leads something higher. Pass. (BT‑10.5)
        }
# $case: follow, lead or combination; $highest: the reader's own highest card.
refusal-top_duty = { $name } plays next and has one { card-word }.
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
# $why: redeal; called, silenced, no_call (callouts). $redeals: sentences that say which hands may ask for one.
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
refusal-nothing_to_declare =
    { $n ->
        [one] With one { card-word } left there is nothing to say.
       *[other] With { $n } { cards-word } left there is nothing to say.
    }
    .rule =
        { $last-declare ->
            [both] Say so with two { cards-word } left, and with one. (BT‑11.1)
            [two] Say so with two { cards-word } left. (BT‑11.1)
           *[one] Say so with one { card-word } left. (BT‑11.1)
        }
refusal-already_declared = You have said so already.
    .rule = Once is enough. (BT‑11.1)
# $phase: leftover, exchange, play or over; $open: the button labels open to the reader, $choices: how many.
# In `play` only a declaration comes too late, or what belongs before the first play. $why: phase; place or seat where
# the verb fits, but not the place among $n or the player: $names are those of whom may be demanded.
# In a phase before play, a line `first-...` or `wait-...` says what is asked now, and of whom.
refusal-wrong_phase =
    { $why ->
        [place] The numbers here go from 1 to { $n }.
        [seat] Now you can demand from { $names }.
       *[phase]
            { $phase ->
                [leftover] The left-over { cards-word } come first.
                [redeal] A redeal can still be asked for.
                [exchange]
                    { $action ->
                        [give] Another step of the exchange comes first.
                        [keep] Another step of the exchange comes first.
                        [demand] Another step of the exchange comes first.
                        [waive] Another step of the exchange comes first.
                        [choose] Another step of the exchange comes first.
                       *[other] The exchange comes first.
                    }
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
# What the reader is to do first; $kind of the keys as in the prompts of phases.ftl.
first-demand = Choose the { card-word } you want from { $name } and press Demand, or press Waive. (BT‑16.3)
first-demand-pool = Choose a { card-word } you want and press Demand, or press Waive. You can ask { $names }. (BT‑16.4)
first-return = Choose { cards } for { $name } and press Give. (BT‑16.8)
first-put-out = Choose { cards } for { $names } and press Put out. (BT‑16.4)
first-choose = Pick one of { $n } face-down { cards-word } below. (BT‑16.4)
first-choose-hand = Pick one of { $n } face-down hands below. (BT‑16.7)
first-keep = Choose { cards } and press Set aside. (BT‑16.7)
first-take = Press Take to get what is left over, or Decline. (BT‑4.4)
first-take-unseen = { first-take }
first-swap = Press Swap to give { $low } for what is left over, or Decline. (BT‑4.5)
refusal-protected_card = { $card } stays where it is.
    .rule = { $low } and the 2s can’t be demanded or given here. (BT‑16.5)
# $name gives now; $you: later or none.
refusal-not_yours_to_give = It’s not your turn: { $name } acts now.
    .rule =
        { $you ->
            [later] Your part comes later. (BT‑16.4)
           *[none] You keep your { cards-word }. (BT‑16.4)
        }
# $what: redeal, callout, leftover, exchange or declare.
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
