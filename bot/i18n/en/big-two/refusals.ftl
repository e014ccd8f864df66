### Refusals of Big Two. The message is the headline's sentence, shown in bold behind its prefix; the attribute
### `rule` is the small line: the rule as this table plays it with its number, then what is legal now. Beside the facts
### of a refusal, each parameter of the table is an argument (rule_values.ftl).

# $action: what was tried, by its name in a record.
refusal-headline =
    { $action ->
        [pass] **Not passed: { $reason }**
        [declare] **Not declared: { $reason }**
        [redeal] **Not dealt anew: { $reason }**
        [give]
            { $exchange-kind ->
                [class_pool] **Not put out: { $reason }**
               *[other] **Not given: { $reason }**
            }
        [demand] **Not demanded: { $reason }**
        [take] **Not taken: { $reason }**
        [decline] **Not declined: { $reason }**
        [swap] **Not swapped: { $reason }**
        [waive] **Not waived: { $reason }**
        [choose] **Not chosen: { $reason }**
        [keep]
            { $named ->
                [0] **No answer needed: { $reason }**
               *[other] **Not set aside: { $reason }**
            }
        [call] **Not called: { $reason }**
       *[play] **Not played: { $reason }**
    }
refusal-not_your_turn =
    { $action ->
        [keep] { $name } acts now in the exchange.
        [choose] { $name } acts now in the exchange.
        [demand] { $name } acts now in the exchange.
        [waive] { $name } acts now in the exchange.
        [take] { $name } decides about the left-over { cards-word }.
        [decline] { $name } decides about the left-over { cards-word }.
        [swap] { $name } decides about the left-over { cards-word }.
       *[play] { $name } is to play.
    }
    .rule =
        { $action ->
            [take] Whoever holds the lowest { card-word } decides ({ RULE($rule) }).
            [decline] Whoever holds the lowest { card-word } decides ({ RULE($rule) }).
            [swap] Whoever holds the lowest { card-word } decides ({ RULE($rule) }).
            [keep] Each acts in turn in an exchange (BT‑16.9). You can look at your { cards-word } meanwhile.
            [choose] Each acts in turn in an exchange (BT‑16.9). You can look at your { cards-word } meanwhile.
            [demand] Each acts in turn in an exchange (BT‑16.9). You can look at your { cards-word } meanwhile.
            [waive] Each acts in turn in an exchange (BT‑16.9). You can look at your { cards-word } meanwhile.
           *[play] Each player acts in turn (BT‑10.1). You can choose { cards-word } meanwhile.
        }
refusal-not_held =
    { $action ->
        [demand] { $cards } is not in the pack of these rules.
       *[play] your hand does not hold { $cards }.
    }
    .rule =
        { $action ->
            [demand] A demand names a { card-word } of the pack (BT‑16.3).
            [give] A gift is made from the own hand (BT‑16.8). You hold { $hand }.
            [keep] Only { cards-word } of the own hand are kept (BT‑16.7). You hold { $hand }.
           *[play] A play is made from the own hand (BT‑10.1). You hold { $hand }.
        }
# $why: straight, bare_four, kickers, off (with $kind) or other.
refusal-not_a_combination =
    { $why ->
        [straight] { $cards } is no straight here.
        [bare_four] four of a kind takes a fifth { card-word } along.
        [kickers] a straight flush takes two more { cards-word } along.
        [off] { a-kind } is not played here.
       *[other] { $cards } makes no combination.
    }
    .rule =
        { $why ->
            [straight] Straights here, high to low: { $straights } (BT‑8.1). { legal }
            [bare_four]
                { $combo-four ->
                    [two_pair] Four { cards-word } are played here as two pairs, in no other way (BT‑6.8). { legal }
                   *[none] Four of a rank and any one { card-word } go together (BT‑6.5). { legal }
                }
            [kickers] A straight flush is played as seven { cards-word }, two of them free (BT‑6.6). { legal }
            [off]
                { $kind ->
                    [triple] Three of a rank go only with a pair here, as a full house (BT‑6.1). { legal }
                    [flush] Five of one { suit-word } count here only as a straight flush (BT‑6.3). { legal }
                    [quads] Four of a rank take a fifth { card-word } along here (BT‑6.5). { legal }
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] Two pairs take a fifth { card-word } along here (BT‑6.8). { legal }
                           *[no] Pairs are played one by one here (BT‑6.1). { legal }
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] Two pairs are played here without a fifth { card-word } (BT‑6.8). { legal }
                           *[none] Pairs are played one by one here (BT‑6.1). { legal }
                        }
                    [straight_flush_7] A straight flush is five { cards-word } here (BT‑6.6). { legal }
                   *[other] The rules of this table leave that kind out (BT‑6.1). { legal }
                }
           *[other] Played are { $kinds } (BT‑6.1). { legal }
        }
refusal-wrong_size =
    { $need ->
        [one] one { card-word } is asked for; you chose { $n }.
       *[other] { $need } { cards-word } are asked for; you chose { $n }.
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] As many { cards-word } are put out as were received (BT‑16.4). Legal now: any { $need } that may be given.
                   *[other] As many { cards-word } are given as are owed (BT‑16.8). Legal now: any { $need } that may be given.
                }
            [keep] Here { $need } are set aside (BT‑16.7). Legal now: any { $need } of your hand.
           *[play]
                { $answer-monsters ->
                    [any_time] An answer has as many { cards-word } as the play it beats, or is a monster (BT‑9.3). { legal }
                   *[off] An answer has as many { cards-word } as the play it beats (BT‑9.1). { legal }
                }
        }
# $kind: the kind on the table; $need: same, ladder or monster; $stronger: the kinds above it, $above: how many. $in_kind: whether the
# cards would beat it if kinds of five crossed here.
refusal-does_not_beat = { $cards } does not beat { $table }.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] Only a stronger monster beats it: a higher { kind } ({ RULE($rule) }). { legal }
                   *[other] Only a stronger monster beats it: a higher { kind }, { $stronger } ({ RULE($rule) }). { legal }
                }
            [ladder]
                { $above ->
                    [0] It takes a higher { kind } ({ RULE($rule) }). { legal }
                   *[other] It takes a higher { kind } or a stronger five, weakest first: { $stronger } ({ RULE($rule) }). { legal }
                }
           *[same]
                { $in_kind ->
                    [yes]
                        { $answer-monsters ->
                            [any_time] Here five { cards-word } must answer in kind: only a higher { kind } beats { a-kind }, or a monster ({ RULE($rule) }). { legal }
                           *[off] Here five { cards-word } must answer in kind: only a higher { kind } beats { a-kind } ({ RULE($rule) }). { legal }
                        }
                   *[no]
                        { $answer-monsters ->
                            [any_time] It takes a higher { kind }, or a monster ({ RULE($rule) }). { legal }
                           *[off] It takes a higher { kind } ({ RULE($rule) }). { legal }
                        }
                }
        }
refusal-leader_must_play = you lead, so a play is needed.
    .rule = Any combination you hold opens the trick (BT‑10.1). { legal }
refusal-must_include_low_card = the first play of this deal contains { $card }.
    .rule = The lowest { card-word } opens, alone or in a combination (BT‑5.2). { legal }
refusal-must_be_low_card_alone = this deal opens with { $card } by itself.
    .rule = The lowest { card-word } is the whole first play (BT‑5.2). { legal }
refusal-passed_this_trick = you passed in this trick.
    .rule = A pass holds here until the trick ends (BT‑10.3). The next lead is open to you.
# $before: what all passed on, where it is named.
refusal-may_only_pass =
    { $pass-self_extend ->
        [yes] all passed on { $before }, and { $name } goes on beating it.
       *[no] all passed on { $before }, and this lead of { $name } beats it.
    }
    .rule =
        { $pass-self_extend ->
            [yes] Until a play does not beat the one before, the others only pass (BT‑10.4). Legal now: Pass.
           *[no] Then the others pass again, until a lead does not beat it (BT‑10.5). Legal now: Pass.
        }
# $case: follow, lead or combination; $highest: the reader's own highest card.
refusal-top_duty = { $name } plays next and has one { card-word }.
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] Then a single is answered with your highest, { $highest }, or a monster (BT‑11.3). { legal }
                   *[off] Then a single is answered with your highest, { $highest } (BT‑11.3). { legal }
                }
            [lead] Then you lead a combination or your highest single, { $highest } (BT‑11.3). { legal }
           *[combination] Then you lead a combination, for you hold one (BT‑11.3). { legal }
        }
refusal-top_card_barred = { $card } by itself cannot be the last play here.
    .rule = The highest { card-word } does not go out alone (BT‑13.3). Legal now: Pass, even on the lead.
# $why: redeal; called, silenced, no_call (callouts). $redeals: sentences that say which hands may ask for one.
refusal-not_entitled =
    { $why ->
        [called] your last { card-word } was called before you declared it.
        [silenced] you make no more calls in this deal.
        [no_call] there is nothing to call there.
        [kept] you keep this deal already.
       *[other] your hand does not open a redeal.
    }
    .rule =
        { $why ->
            [kept] It begins when everybody keeps it, or the time is up (BT‑12.3).
            [redeal] { $redeals } Every other hand is played (BT‑12.3). Legal now: Keep.
            [called] A last { card-word } is declared before somebody calls it (BT‑11.2).
            [silenced] A call on a declared hand ends the calls of its caller (BT‑11.2).
           *[no_call]
                { $last-declare ->
                    [both] A call names another player with two { cards-word } or one, once (BT‑11.2).
                    [two] A call names another player with two { cards-word }, once (BT‑11.2).
                   *[one] A call names another player with one { card-word }, once (BT‑11.2).
                }
        }
# $n: cards in the hand, or left after the play.
refusal-nothing_to_declare = there is nothing to declare yet with { cards } left.
    .rule =
        { $last-declare ->
            [both] Two { cards-word } left and one { card-word } left are declared (BT‑11.1).
            [two] Two { cards-word } left are declared (BT‑11.1).
           *[one] One { card-word } left is declared (BT‑11.1).
        }
refusal-already_declared = your last { card-word } is declared.
    .rule = It is declared once (BT‑11.1). Nothing more to do.
# $phase: leftover, exchange, play or over; $open: the button labels open to the reader, $choices: how many.
# In `play` only a declaration comes too late, or what belongs before the first play. $why: phase; place or seat where
# the verb fits, but not the place among $n or the player: $names are those of whom may be demanded.
# In a phase before play, a line `first-...` or `wait-...` says what is asked now, and of whom.
refusal-wrong_phase =
    { $why ->
        [place] the numbers here go from 1 to { $n }.
        [seat] now you can demand from: { $names }.
       *[phase]
            { $phase ->
                [leftover] the left-over { cards-word } come first.
                [redeal] a redeal can still be asked for.
                [exchange]
                    { $action ->
                        [give] another step of the exchange comes first.
                        [keep] another step of the exchange comes first.
                        [demand] another step of the exchange comes first.
                        [waive] another step of the exchange comes first.
                        [choose] another step of the exchange comes first.
                       *[other] the exchange comes first.
                    }
                [play] now is the time to play.
               *[over] the deal is over.
            }
    }
    .rule =
        { $phase ->
            [redeal] Press Keep to play this deal; then it begins (BT‑12.3).
            [over] The next deal brings new { cards-word } ({ RULE($rule) }).
            [play]
                { $action ->
                    [declare] A last { card-word } is declared before the own turn ({ RULE($rule) }). Open to you: { $open }.
                   *[other]
                        { $choices ->
                            [0] What comes before the first play is done ({ RULE($rule) }).
                           *[other] What comes before the first play is done ({ RULE($rule) }). Open to you: { $open }.
                        }
                }
           *[other] Left-over { cards-word }, exchange, redeal, play: in this order ({ RULE($rule) }).
        }
# What the reader is to do first; $kind of the keys as in the prompts of phases.ftl.
first-demand = First name the { card-word } you want from { $name }: /demand, or /waive (BT‑16.3).
first-demand-pool = First name a { card-word } you want: /demand, or /waive. You can ask: { $names } (BT‑16.4).
first-return = First give { $name } { cards } you do not want: /give (BT‑16.8).
first-put-out = First put out { cards } for { $names }: /give (BT‑16.4).
first-choose = First choose one of { $n } closed { cards-word }: /choose (BT‑16.4).
first-choose-hand = First choose one of { $n } closed hands: /choose (BT‑16.7).
first-keep = First set { cards } aside: /give (BT‑16.7).
first-take = First say whether you take what is left over: /take or /decline (BT‑4.4).
first-take-unseen = { first-take }
first-swap = First say whether you swap { $low } for what is left over: /swap or /decline (BT‑4.5).
refusal-protected_card = { $card } stays in its hand.
    .rule = { $low } and the 2s are neither demanded nor given here (BT‑16.5).
# $name gives now; $you: later or none.
refusal-not_yours_to_give = { $name } acts now in the exchange.
    .rule =
        { $you ->
            [later] Your part comes later (BT‑16.4).
           *[none] You keep your { cards-word } (BT‑16.4).
        }
# $what: redeal, callout, leftover, exchange or declare.
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] there is no redeal in these rules.
        [callout] there are no callouts at this table.
        [leftover] there is no choice about left-over { cards-word } here.
        [exchange] there is no such exchange in these rules.
       *[declare] there is no declaring in these rules.
    }
    .rule =
        { $what ->
            [redeal] Every hand is played as it is dealt (BT‑12.3). /rules show has all of them.
            [callout] An undeclared last { card-word } has its consequence by itself (BT‑11.2). /rules show has all of them.
            [leftover]
                { $left ->
                    [0] Nothing is left over here (BT‑3.6). /rules show has all of them.
                   *[other]
                        { $rest-use ->
                            [give] Whoever holds the lowest { card-word } in any hand takes them all (BT‑4.2). /rules show has all of them.
                            [may_take] They are taken or declined here, not swapped (BT‑4.4). /rules show has all of them.
                            [swap] They are swapped for the lowest { card-word } here, or left (BT‑4.5). /rules show has all of them.
                            [stock] They are the stock here (BT‑4.7). /rules show has all of them.
                           *[discard] They are not used here (BT‑4.6). /rules show has all of them.
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] No { cards-word } are exchanged between deals (BT‑16.1). /rules show has all of them.
                   *[other] This step belongs to another kind of exchange ({ RULE($rule) }). /rules show has all of them.
                }
           *[declare] Last { cards-word } are not declared at this table (BT‑11.1). /rules show has all of them.
        }
