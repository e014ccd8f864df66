### The rules of Big Two in plain sentences: a message an option, a variant a value of it. Whoever asks by /rules show
### reads them, most of them one after another on the rule page: “Turns go anticlockwise (BT‑0.3).” At the end of a
### sentence, before its full stop, stands the number of its rule in the rule book. Messages `page-…` stand on that page
### only.
###
### `title` names the option in menus, at most 45 characters. `word` says its value behind it, without a full stop:
### “Direction of play: anticlockwise”; in a list both share 100 characters with the public name of the option. `off`
### says what is not played, in the list that ends a page (rule_page.ftl): “a change of direction, beating your own
### play”. `allowed` says which values there are where that takes words: “1 to 8 numbers, such as [2, 1]”; $example is
### a value as it is typed. It ends the sentence “Cards dealt to each can be: …” (err-rules-value).
###
### Every option is an argument, by its public name with a hyphen for the dot; yes and no stand for true and false.
### card-word, cards-word, suit-word are “card”, “cards”, “suit”, or “tile”, “tiles”, “colour” where $deck is lectio.

## Cards, seats: “You play with one pack of 52 cards, without jokers.” “Turns go clockwise (BT‑0.3).”

# $tiles: the highest tile, 9 to 15. Lectio is played with numbered tiles; 15r is typed, b y g r in any language.
rule-deck-kind =
    { $deck-kind ->
        [lectio] You play with tiles 1 to { $tiles } in four colours. From low to high: 3 to { $tiles }, then 1, then 2. Type { $tiles }r for { $tiles } sun; b is cloud, y star, g moon (BT‑1.6).
       *[std52] You play with one pack of 52 cards, without jokers. From low to high: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
    }
    .title = The pack
    .word =
        { $deck-kind ->
            [lectio] tiles in four colours
           *[std52] 52 cards
        }
# $suits: suits or colours, highest first: “♠, ♥, ♣, ♦”; $high and $low: one card each.
rule-deck-suits =
    { $deck-suits ->
        [bygr] Between equal numbers the colour decides. { suits-ordered } (BT‑1.6).
        [cdhs] Between equal ranks the suit decides. { suits-ordered } (BT‑1.4).
        [cshd] Between equal ranks the suit decides. { suits-ordered } (BT‑1.5).
       *[dchs] Between equal ranks the suit decides. { suits-ordered } (BT‑1.3).
    }
    .title = Order of the suits
    .word = { $suits }, highest first
# Its last full stop comes behind the number.
suits-ordered = From high to low: { $suits }. { $high } is the highest { card-word }, { $low } the lowest
# $tile_rows: parts made by the next message, parted by commas.
rule-deck-tile_max = The highest tile is { $tile_rows } (BT‑17.2).
    .title = Highest tile
    .allowed = 5 to 15 for 3, 4 or 5 players, such as { $example }
    .word = { $tile_rows }
tile-row = { $top } with { $seats } players
rule-seats-count = { $seats-count } people play, each for themselves (BT‑2.1).
    .title = Number of players
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] Turns go clockwise (BT‑0.3).
       *[ccw] Turns go anticlockwise (BT‑0.3).
    }
    .title = Direction of play
    .word =
        { $seats-direction ->
            [cw] clockwise
           *[ccw] anticlockwise
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] The direction changes after every deal (BT‑2.2).
       *[no] The direction stays the same in every deal (BT‑2.2).
    }
    .title = Change of direction
    .off = a change of direction
    .word =
        { $seats-alternate ->
            [yes] after every deal
           *[no] never
        }

## Dealing, left-over cards: those that cannot be dealt evenly. “1 card is left over (BT‑3.6).”

rule-deal-first_dealer = Chance picks the first dealer (BT‑3).
    .title = First dealer
    .word = picked by chance
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first } After that, the player before the winner deals (BT‑3).
        [loser] { chance-first } After that, whoever had most { cards-word } left deals (BT‑5.4).
       *[winner] { chance-first } After that, the winner deals (BT‑3).
    }
    .title = Later dealers
    .word =
        { $deal-next_dealer ->
            [before_winner] the player before the winner
            [loser] the player with the most { cards-word } left
           *[winner] the winner
        }
chance-first = Chance picks the first dealer.
# This and the next are for those who play with real cards; here the bot shuffles.
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] The bot shuffles; with real { cards-word } the last or second-last player does (BT‑3.5).
       *[dealer] The bot shuffles; with real { cards-word } the dealer does (BT‑3.5).
    }
    .title = Who shuffles
    .word =
        { $deal-shuffler ->
            [last_or_second_last] the last or second-last player
           *[dealer] the dealer
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] Anybody may cut; with real { cards-word } the first in rank does (BT‑3.5).
        [none] Anybody may cut; with real { cards-word } nobody does (BT‑3.5).
       *[right_of_dealer] Anybody may cut; with real { cards-word } the player right of the dealer does (BT‑3.5).
    }
    .title = Who cuts
    .word =
        { $deal-cutter ->
            [first_ranked] the first in rank
            [none] nobody
           *[right_of_dealer] the player to the dealer’s right
        }
# Dealing begins with the next player, or is counted from a card that somebody turned up.
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] The player after the dealer gets the first { card-word } (BT‑3.3).
       *[cut_card] A { card-word } shown from the pack decides who gets the first { card-word } (BT‑3.2).
    }
    .title = Who gets the first card
    .word =
        { $deal-first_receiver ->
            [next_in_turn] the player after the dealer
           *[cut_card] counted from a { card-word } shown
        }
# $size: cards in a hand as dealt.
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] The pack is dealt out evenly, { $size } each (BT‑3.1).
       *[other] Everybody gets { $size }, dealt one at a time (BT‑3.1).
    }
    .title = Cards dealt to each
    .allowed = { $example } (the whole pack), or 1 to 26
    .word =
        { $deal-hand_size ->
            [equal] the whole pack, { $size } each
           *[other] { $deal-hand_size } each
        }
page-left =
    { $left ->
        [0] Nothing is left over (BT‑3.6).
        [one] 1 { card-word } is left over (BT‑3.6).
       *[other] { $left } { cards-word } are left over (BT‑3.6).
    }
rule-rest-use =
    { $rest-use ->
        [may_take] Whoever was dealt the lowest { card-word } may take the left-over { cards-word }, or decline (BT‑4.4).
        [swap] Whoever holds { $low } may swap it for the first left-over { card-word }. After that they open with any play (BT‑4.5).
        [discard] Left-over { cards-word } are out of play, and nobody sees them (BT‑4.6).
        [stock] Left-over { cards-word } form a stock, face down (BT‑4.7).
       *[give] Whoever was dealt the lowest { card-word } takes all left-over { cards-word } (BT‑4.2).
    }
    .title = Left-over cards
    .word =
        { $rest-use ->
            [may_take] the lowest { card-word } may take them
            [swap] the lowest { card-word } may be swapped for one
            [discard] not used
            [stock] a stock to draw from
           *[give] the lowest { card-word } takes them
        }
rule-rest-face =
    { $rest-face ->
        [down] Left-over { cards-word } are hidden. Only whoever takes them sees them (BT‑4.3).
       *[up] Everybody sees the left-over { cards-word } first (BT‑4.3).
    }
    .title = Left-over cards shown or hidden
    .word =
        { $rest-face ->
            [down] hidden
           *[up] shown
        }
rule-stock-draw =
    { $stock-draw ->
        [one] When you pass, you draw a { card-word } from the stock (BT‑4.7).
        [combo_size] When you pass, you draw as many { cards-word } as the play to beat has (BT‑4.7).
       *[none] When you pass, you draw nothing (BT‑4.7).
    }
    .title = Drawing on a pass
    .word =
        { $stock-draw ->
            [one] one { card-word }
            [combo_size] as many as the play to beat
           *[none] nothing
        }
# Of the tricks that are over: their cards are shuffled, and drawn from again.
rule-stock-recycle =
    { $stock-recycle ->
        [yes] When the stock is empty, the finished tricks become a new one. That happens at most four times a deal (BT‑4.7).
       *[no] When the stock is empty, nobody draws any more (BT‑4.7).
    }
    .title = A new stock
    .word =
        { $stock-recycle ->
            [yes] from finished tricks
           *[no] none
        }

## Opening: who leads the first trick of a deal, and with what. The lowest card is 3♦ or 3♣, by the suits.

rule-start-first = Whoever holds the lowest { card-word } opens the first deal (BT‑5.1).
    .title = Opener of the first deal
    .word = the lowest { card-word }
rule-start-later =
    { $start-later ->
        [winner] { lowest-first } After that, the last winner leads (BT‑5.3).
        [last_loser] { lowest-first } After that, whoever had most { cards-word } left leads. Between equals, the smaller best combination leads (BT‑5.4).
        [last_ranked] { lowest-first } After that, whoever came last leads (BT‑5.5).
       *[lowest_dealt] Whoever holds the lowest { card-word } opens every deal (BT‑5.1).
    }
    .title = Opener of later deals
    .word =
        { $start-later ->
            [winner] the last winner
            [last_loser] the player with the most { cards-word } left
            [last_ranked] the last place
           *[lowest_dealt] the lowest { card-word }
        }
lowest-first = Whoever holds the lowest { card-word } opens the first deal.
# What that first play must be.
rule-start-low_card =
    { $start-low_card ->
        [include] Whoever opens with the lowest { card-word } plays it alone or in a combination (BT‑5.2).
        [alone] Whoever opens with the lowest { card-word } plays it alone (BT‑5.2).
       *[free] Whoever holds the lowest { card-word } may open with anything (BT‑5.2).
    }
    .title = First play of a deal
    .word =
        { $start-low_card ->
            [include] with the lowest { card-word } in it
            [alone] the lowest { card-word } alone
           *[free] anything
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] The lowest { card-word } has to be played first in the first deal only (BT‑5.2).
               *[other] The lowest { card-word } has to be played first only in deals that start afresh (BT‑5.2).
            }
       *[every_lowest_start] The lowest { card-word } has to be played first in every deal that it opens (BT‑5.2).
    }
    .title = Where the first play is bound
    .word =
        { $start-low_card_scope ->
            [first_deal] in the first deal
           *[every_lowest_start] whenever the lowest { card-word } opens
        }
# After how many deals of a match one starts like the first: chance picks the dealer, the lowest card opens.
rule-start-round_len =
    { $start-round_len ->
        [0] After the first deal, no deal of the match starts afresh (BT‑5.6).
        [one] Every deal starts afresh, and chance picks the dealer (BT‑5.6).
       *[other] After every { $start-round_len } deals one starts afresh, and chance picks the dealer (BT‑5.6).
    }
    .title = Deals before a fresh start
    .off = a fresh start after some deals
    .word =
        { $start-round_len ->
            [0] no limit
           *[other] { $start-round_len }
        }

## Combinations: what can be played. “You can’t play flushes (BT‑6.3).” A fifth card beside two pairs or four is any
## card.

# $kinds: all that are played, $unplayed: what other tables know: “singles, pairs, straights”.
page-kinds = You can play { $kinds } (BT‑6.1).
page-unplayed = You can’t play { $unplayed } (BT‑6.1).
rule-combo-triple =
    { $combo-triple ->
        [yes] You can play triples: three of a rank and no other { card-word } (BT‑6.1).
       *[no] You can’t play a triple alone (BT‑6.1).
    }
    .title = Triples
    .word =
        { $combo-triple ->
            [yes] yes
           *[no] no
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] You can play flushes: five of one { suit-word } that aren’t a straight (BT‑6.3).
       *[no] You can’t play flushes (BT‑6.3).
    }
    .title = Flushes
    .word =
        { $combo-flush ->
            [yes] yes
           *[no] no
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] You can play four of a kind without a fifth { card-word }, too. Higher fours and bombs beat it (BT‑6.7).
               *[off] You can play four of a kind without a fifth { card-word }, too. Only higher fours beat it (BT‑6.7).
            }
        [two_pair] You can play four { cards-word } only as two pairs (BT‑6.8).
       *[none] Four of a kind takes any fifth { card-word } (BT‑6.5).
    }
    .title = Plays of four cards
    .word =
        { $combo-four ->
            [quads] four of a kind
            [two_pair] two pairs
           *[none] none
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] You can play two pairs with any fifth { card-word }. They rank below straights (BT‑6.8).
       *[no] You can’t play two pairs with a fifth { card-word } (BT‑6.8).
    }
    .title = Two pairs with a fifth card
    .word =
        { $combo-two_pair_kicker ->
            [yes] yes
           *[no] no
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] A straight flush takes any two { cards-word } along, seven in all. Five alone are a plain straight (BT‑6.6).
       *[0] A straight flush is five { cards-word } (BT‑6.6).
    }
    .title = Cards a straight flush takes along
    .word =
        { $combo-sf_kickers ->
            [2] two
           *[0] none
        }
# $straights: highest first, “10-J-Q-K-A, 9-10-J-Q-K”; $gaps: five neighbours that are no straight.
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] Straights, high to low: { $straights }. Where a 2 is in it, the suit of the 2 decides (BT‑8.1). Not straights: { $gaps }.
        [so-lectio] Straights, high to low: { $straights } (BT‑8). Not straights: { $gaps }.
       *[other] Straights, high to low: { $straights } (BT‑8.1). Not straights: { $gaps }.
    }
    .title = Straights and their order
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5 highest, 2-3-4-5-6 lowest
            [so-26-then-a5] 2-3-4-5-6 highest, then A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6 highest, A-2-3-4-5 lowest
            [so-no-a5] 10-J-Q-K-A highest, 2-3-4-5-6 lowest
            [so-2high-26low] J-Q-K-A-2 highest, 2-3-4-5-6 lowest
            [so-2high-26second] J-Q-K-A-2 highest, then 2-3-4-5-6
            [so-natural] J-Q-K-A-2 highest, 3-4-5-6-7 lowest
            [so-indonesia] A-2-3-4-5 and 2-3-4-5-6 highest, equal
            [so-hk] A-2-3-4-5 highest, then 2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A highest, then A-2-3-4-5
            [so-lectio] 1-2-3-4-5 highest, then 2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A highest, A-2-3-4-5 lowest
        }

## Comparing, answering: which of two of a kind is higher, and what beats what. “Between flushes the suit decides, …”

page-pair =
    { $combo-triple ->
        [yes] Between pairs or triples the higher rank wins. Between equal pairs the higher { suit-word } wins (BT‑7.1).
       *[no] Between pairs the higher rank wins. Between equal ones the higher { suit-word } wins (BT‑7.1).
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] Between equal straights the { suit-word } of the last { card-word } as written decides (BT‑7.2).
       *[game_top] Between equal straights the { suit-word } of the highest rank decides: of the 2, if any (BT‑7.2).
    }
    .title = Equal straights
    .word =
        { $cmp-straight_tie ->
            [sequence_top] { suit-word } of the last { card-word } in line
           *[game_top] { suit-word } of the highest rank
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] Between flushes the { suit-word } decides, then the top { card-word } (BT‑7.3).
        [top_then_suit] Between flushes the top { card-word } decides, then its { suit-word } (BT‑7.3).
       *[all_ranks_then_suit] Between flushes the ranks decide from the top down, then the { suit-word } (BT‑7.3).
    }
    .title = Order of flushes
    .word =
        { $cmp-flush ->
            [suit_first] { suit-word } first, then the top { card-word }
            [top_then_suit] the top { card-word }, then its { suit-word }
           *[all_ranks_then_suit] ranks from the top down, then { suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] Between full houses the one with the best { card-word } wins (BT‑7.1).
       *[triple_rank] Between full houses the higher triple wins, between fours the higher four (BT‑7.1).
    }
    .title = Order of full houses
    .word =
        { $cmp-full_house ->
            [best_card] by the best { card-word }
           *[triple_rank] by the triple
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] Only the straight flush 10-J-Q-K-A beats four of a kind. The others rank just below it (BT‑7.6).
       *[sf_over_quads] Every straight flush beats four of a kind (BT‑7.5).
    }
    .title = Four of a kind and straight flush
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] only 10-J-Q-K-A beats four of a kind
           *[sf_over_quads] any straight flush beats four of a kind
        }
# $ladder: kinds of five cards, weakest first: “straight, flush, full house”.
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] You beat five { cards-word } with the same kind, higher, or with a stronger kind. From low to high: { $ladder } (BT‑9.1).
       *[same_type] You answer five { cards-word } with the same kind, higher: a straight with a straight (BT‑9.2).
    }
    .title = What beats five cards
    .word =
        { $answer-five ->
            [any_stronger_type] the same kind higher, or a stronger kind
           *[same_type] only the same kind
        }
# Bombs: kinds that beat any play, of any size and kind.
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] Four of a kind and straight flush are bombs: they beat any play of any size. Only a stronger bomb beats a bomb (BT‑9.3).
       *[off] You answer with as many { cards-word } as were played (BT‑9.1).
    }
    .title = Bombs
    .word =
        { $answer-monsters ->
            [any_time] four of a kind and straight flush beat anything
           *[off] none
        }
page-size = Any other answer has as many { cards-word } as were played (BT‑9.1).

## Passing; the last card: who holds one says so, and who plays before them has a duty not to let it through

page-trick = When all others have passed, whoever played last leads anything (BT‑10.2).
rule-pass-lock =
    { $pass-lock ->
        [trick] If you pass, you’re out until the trick ends (BT‑10.3).
       *[off] If you pass, you can still play later in the same trick (BT‑10.3).
    }
    .title = What a pass means
    .word =
        { $pass-lock ->
            [trick] out until the trick ends
           *[off] out for one turn
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] When all others have passed, you may go on beating your own play. Nobody can answer (BT‑10.4).
       *[no] When all others have passed, your next play is a new lead (BT‑10.4).
    }
    .title = Beating your own play
    .off = beating your own play
    .word =
        { $pass-self_extend ->
            [yes] allowed when all others passed
           *[no] no
        }
# A lead that is higher than the play on which all others have just passed.
rule-pass-echo =
    { $pass-echo ->
        [yes] When all passed on your play and your next lead beats it, nobody can answer (BT‑10.5).
       *[no] Every lead can be answered, whatever was passed on before (BT‑10.5).
    }
    .title = Leads that beat what all passed on
    .off = leads that nobody can answer
    .word =
        { $pass-echo ->
            [yes] can’t be beaten
           *[no] can be beaten
        }
rule-last-declare =
    { $last-declare ->
        [one] With one card left you must say so: Last card! (BT‑11.1).
        [two] With two { cards-word } left you must say so (BT‑11.1).
        [both] With two { cards-word } left you must say so, and again with one (BT‑11.1).
       *[none] Nobody has to say how few { cards-word } they have left (BT‑11.1).
    }
    .title = Declaring the last card
    .word =
        { $last-declare ->
            [one] with one { card-word } left
            [two] with two { cards-word } left
            [both] with two { cards-word } and with one
           *[none] never
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] If you don’t declare your last { card-word }, you can’t play it on your next turn (BT‑11.2).
        [loses] Go out with an undeclared last { card-word }, and you lose and pay for everybody (BT‑11.2).
       *[nothing] Nothing happens if you don’t declare it (BT‑11.2).
    }
    .title = Last card not declared
    .word =
        { $last-undeclared ->
            [card_frozen] can’t be played on the next turn
            [loses] going out with it loses the deal
           *[nothing] nothing happens
        }
# On the page where nothing binds anybody before a last card.
page-top-none = Before a player with one { card-word }, you can play anything (BT‑11.4).
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] Before a player with one { card-word }, you answer a single with your highest. A bomb or a pass will do, too (BT‑11.3).
               *[off] Before a player with one { card-word }, you answer a single with your highest, or pass (BT‑11.3).
            }
       *[free] Before a player with one { card-word }, you answer a single with any (BT‑11.3).
    }
    .title = Answering before a last card
    .word =
        { $top-follow ->
            [highest] the highest single, or pass
           *[free] anything
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] Before a player with one { card-word }, you lead a combination or your highest single (BT‑11.3).
        [combo_first] Before a player with one { card-word }, you lead a combination. If you have none, you lead your highest single (BT‑11.3).
       *[free] Before a player with one { card-word }, you can lead anything (BT‑11.3).
    }
    .title = Leading before a last card
    .word =
        { $top-lead ->
            [highest_single_or_combo] a combination or the highest single
            [combo_first] a combination; with singles only, the highest
           *[free] anything
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] Before a player with one { card-word }, you can’t play anything else (BT‑11.4).
        [liability]
            { $score-settle ->
                [fixed_loser] If you play otherwise and a last { card-word } goes out at once, you alone pay (BT‑11.4).
               *[other] If you play otherwise and that { card-word } goes out at once, you pay for everybody (BT‑11.4).
            }
       *[off] { page-top-none }
    }
    .title = Duty before a last card
    .word =
        { $top-enforce ->
            [legal] other plays can’t be made
            [liability] other plays may cost everybody’s points
           *[off] none
        }

## Hands that win at once or can be redealt, the end. A dragon is 13 cards, one of each rank.

# A dragon: 13 cards, one of each rank.
rule-instant-dragon =
    { $instant-dragon ->
        [yes] A dragon, one card of each rank, wins at once (BT‑12.1).
       *[no] One card of each rank doesn’t win at once (BT‑12.1).
    }
    .title = The dragon
    .word =
        { $instant-dragon ->
            [yes] wins at once
           *[no] doesn’t win at once
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] Four 2s in one hand win at once (BT‑12.1).
       *[no] Four 2s don’t win at once (BT‑12.1).
    }
    .title = Four 2s win
    .word =
        { $instant-four_twos ->
            [yes] at once
           *[no] not at once
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] You play a hand however little it is worth (BT‑12.3).
       *[other] Hands worth less than { $redeal-points_below } can be redealt. Jacks count 1, queens 2, kings 3, aces 4, twos 5 (BT‑12.2).
    }
    .title = Redeal for a weak hand
    .word =
        { $redeal-points_below ->
            [0] no
           *[other] for a hand worth less than { $redeal-points_below }
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] Without a card above 10 you can ask for a redeal (BT‑12.3).
       *[no] You play a hand without a card above 10 as it is (BT‑12.3).
    }
    .title = Redeal without a card above 10
    .word =
        { $redeal-ten_high ->
            [yes] yes
           *[no] no
        }
# Courts are J Q K.
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] With at most two of J Q K you can ask for a redeal. An A or a 2 rules it out (BT‑12.3).
       *[no] You play a hand with at most two of J Q K as it is (BT‑12.3).
    }
    .title = Redeal with two courts at most
    .word =
        { $redeal-two_courts ->
            [yes] yes
           *[no] no
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] With four 2s you can ask for a redeal (BT‑12.3).
       *[no] You play a hand with four 2s as it is (BT‑12.3).
    }
    .title = Redeal with four 2s
    .word =
        { $redeal-four_twos ->
            [yes] yes
           *[no] no
        }
rule-end-mode =
    { $end-mode ->
        [play_on] The others play on until only one has { cards-word } left. You can still beat the last play of whoever went out (BT‑13.2).
       *[first_out] The first without { cards-word } wins, and the deal ends (BT‑13.1).
    }
    .title = When a deal ends
    .word =
        { $end-mode ->
            [play_on] when one player is left
           *[first_out] when the first player is out
        }
# $high: the highest card, 2♠ in the basic game. no_win: whoever goes out so comes last.
rule-end-top_two =
    { $end-top_two ->
        [barred] You can’t go out with { $high } alone. If you hold nothing else, you pass, even on the lead (BT‑13.3).
        [no_win] Go out with { $high } alone, and you come last. The others play on (BT‑13.3).
       *[ok] You can go out with { $high } alone (BT‑13.3).
    }
    .title = Going out with the highest card
    .off = a ban on going out with { $high } alone
    .word =
        { $end-top_two ->
            [barred] not allowed
            [no_win] doesn’t win
           *[ok] allowed
        }

## Points: what cards left in a hand count (a penalty), what multiplies that, and who pays whom. Points, never money.

# What each card left in a hand counts against its owner.
rule-score-base =
    { $score-base ->
        [values_a] Each card left counts: 3 to 10 are 1, J Q K are 2, A is 3, 2 is 4 (BT‑14.3).
        [values_b] Each card left counts: 3 is 1, 4 is 2, and so on to A is 12, 2 is 13 (BT‑14.3).
        [values_c] Each card left counts: J is 11, Q 12, K 13, A 14, 2 15, others their number (BT‑14.3).
        [indonesia] Each card left counts 1, each 2 left counts 5. Going out brings 5, or 10 for each 2 in that play. A special play that nobody beats brings points: a four 20, a straight flush 40, four 2s 80. If it ends the deal, these are doubled (BT‑14.15).
        [tw_deduct] Each card left counts: J Q K are 20, A is 30, 2 is 40, others their number (BT‑14.16).
        [tw_plus_minus] Each card left counts: 3 to 9 are 1, 10 to A are 2. Every 2 doubles the sum (BT‑14.17).
        [none] Cards left don’t count (BT‑14).
       *[cards]
            { $deck-kind ->
                [lectio] Every tile left counts 1 (BT‑14.19).
               *[std52] Every card left counts 1 (BT‑14.1).
            }
    }
    .title = What cards left count
    .word =
        { $score-base ->
            [values_a] 3 to 10 are 1, J Q K 2, A 3, 2 4
            [values_b] 3 is 1, 4 is 2, up to A 12, 2 13
            [values_c] their number; J 11 to A 14, 2 15
            [indonesia] 1 each, 2s 5; points for special plays
            [tw_deduct] their number; J Q K 20, A 30, 2 40
            [tw_plus_minus] 3 to 9 are 1, 10 to A 2; 2s double
            [none] nothing
           *[cards] 1 each
        }
# $tier_shape: flat (nothing is multiplied), one (everything by $factor) or rows. $tier_rows: parts made by the next
# message, parted by commas: “× 1 up to 7, × 2 from 8, × 3 with 13”.
rule-score-tiers =
    { $tier_shape ->
        [flat] It doesn’t matter how many { cards-word } you have left (BT‑14.2).
        [one] Every count is multiplied: × { $factor } (BT‑14.2).
       *[rows] The count is multiplied: { $tier_rows } (BT‑14.2).
    }
    .title = Multipliers by cards left
    .allowed = pairs of cards left and multiplier, from 1 card up, such as { $example }
    .word =
        { $tier_shape ->
            [flat] none
            [one] × { $factor } always
           *[rows] { $tier_rows }
        }
# $factor: the multiplier with $from to $to cards left.
tier =
    { $place ->
        [first] × { $factor } up to { $to }
        [only] × { $factor } with { $from }
       *[from] × { $factor } from { $from }
    }
# What decides the multiplier: how many cards somebody has left, or how many more than another player.
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] Of every two players, whoever has more { cards-word } pays the difference. The difference sets the multiplier (BT‑14.10).
               *[other] What counts is the difference in { cards-word } to the winner. The difference sets the multiplier (BT‑14.10).
            }
       *[hand] The number of { cards-word } in your hand sets the multiplier (BT‑14.1).
    }
    .title = What multipliers go by
    .off = multipliers by the difference
    .word =
        { $score-tiers_on ->
            [difference] the difference in { cards-word }
           *[hand] the { cards-word } in the hand
        }
# The opener is whoever led first in the deal.
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] Only the opener’s count is multiplied (BT‑14.8).
       *[all] Everybody’s count is multiplied (BT‑14.8).
    }
    .title = Whose multipliers
    .off = multipliers for the opener alone
    .word =
        { $score-tiers_apply ->
            [opener_only] the opener’s alone
           *[all] everybody’s
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] It doesn’t matter whether you have played anything (BT‑14.1).
       *[other] If you have played nothing, you count × { $score-no_play_mult }, however much is left (BT‑14.1).
    }
    .title = Multiplier without a play
    .off = a multiplier without a play
    .word =
        { $score-no_play_mult ->
            [0] none
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] Every 2 left in your hand doubles your count (BT‑14.9).
       *[1] A 2 left in your hand doubles nothing (BT‑14.9).
    }
    .title = 2s left in the hand
    .word =
        { $score-twos_in_hand ->
            [2] each doubles the count
           *[1] no extra
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] Going out with 2s alone doubles all counts (BT‑14.9).
       *[1] Going out with 2s alone doubles nothing (BT‑14.9).
    }
    .title = Going out with 2s
    .word =
        { $score-twos_finish ->
            [2] doubles all counts
           *[1] no extra
        }
# $places: the points of each place but the last, the first place first: “5, 3, 1”.
rule-score-settle =
    { $score-settle ->
        [winner_takes] Everybody pays their count to the winner (BT‑14.6).
        [ledger]
            { $score-base ->
                [indonesia] Everybody books their points. Nobody pays anybody (BT‑14.15).
               *[other] Each player loses points for their own { cards-word }. The winner books 0 (BT‑14.7).
            }
        [fixed_loser] One loser pays the winner: whoever holds the highest four of a kind or straight flush. Without any, it’s the highest 2, then the highest A, then most { cards-word } (BT‑14.11).
        [pusoy] Only the winner scores: 1 point, doubled for each 2 in the last play (BT‑14.13).
        [places] Places bring { $places }. The last place brings 0 (BT‑14.14).
       *[pairwise] Of every two players, whoever counts more pays the difference (BT‑14.5).
    }
    .title = Who pays whom
    .word =
        { $score-settle ->
            [winner_takes] everybody pays the winner
            [ledger]
                { $score-base ->
                    [indonesia] everybody books their points
                   *[other] everybody loses their count
                }
            [fixed_loser] one loser pays the winner
            [pusoy] only the winner scores
            [places] points by place
           *[pairwise] every two players settle the difference
        }
page-lost = What is left counts only where an undeclared last { card-word } loses the deal (BT‑11.2).
page-play-on = The { cards-word } at the very end count, so only the last player loses points (BT‑13.2).
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] The winner gets no bonus (BT‑14.7).
       *[other] The winner books { SIGNED($score-winner_bonus) } as a bonus (BT‑14.7).
    }
    .title = Bonus for the winner
    .off = a bonus for the winner
    .word =
        { $score-winner_bonus ->
            [0] none
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed =
    { $score-fixed ->
        [one] The one loser pays 1 point (BT‑14.11).
       *[other] The one loser pays { $score-fixed } points (BT‑14.11).
    }
    .title = What the one loser pays
    .word =
        { $score-fixed ->
            [one] 1 point
           *[other] { $score-fixed } points
        }
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠ counts 40 (BT‑14.16).
       *[no] A♠ counts like the other aces (BT‑14.16).
    }
    .title = The ace of spades
    .off = an ace of spades that counts 40
    .word =
        { $score-spade_ace_40 ->
            [yes] counts 40
           *[no] like the other aces
        }
# What one point of the count is worth in points of the ledger.
rule-score-unit =
    { $score-unit ->
        [one] Points are booked as counted (BT‑0.5).
       *[other] All points are multiplied: × { $score-unit } (BT‑0.5).
    }
    .title = Scale of the points
    .off = a scale for the points
    .word = × { $score-unit }

## Match: several deals. Exchanges: cards go from loser to winner before play; places of the last deal become ranks.

rule-match-end =
    { $match-end ->
        [deals] The match ends after { deals }. The highest total wins (BT‑15.1).
        [target] The match ends when a total reaches { $match-target } after a deal. The highest total wins (BT‑15.1).
        [deals_or_chips] Everybody starts with { $match-chips } points. The match ends after { deals }, or when somebody has none left. The highest total wins (BT‑15.1).
       *[open] Points add up from deal to deal until the host stops (BT‑15.1).
    }
    .title = How a match ends
    .word =
        { $match-end ->
            [deals] after { deals }
            [target] at { $match-target } points
            [deals_or_chips] after { deals }, or when somebody has no points left
           *[open] when the host ends it
        }
rule-match-deals =
    { $match-deals ->
        [0] No number of deals is set (BT‑15.1).
        [one] The match has at most 1 deal (BT‑15.1).
       *[other] The match has at most { $match-deals } deals (BT‑15.1).
    }
    .title = Deals of a match
    .word =
        { $match-deals ->
            [0] no limit
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] No target is set (BT‑15.1).
        [one] The target is 1 point (BT‑15.1).
       *[other] The target is { $match-target } points (BT‑15.1).
    }
    .title = Target of a match
    .word =
        { $match-target ->
            [0] none
            [one] 1 point
           *[other] { $match-target } points
        }
rule-match-chips =
    { $match-chips ->
        [0] Nobody starts with points to lose (BT‑15.1).
        [one] Everybody starts with 1 point to lose (BT‑15.1).
       *[other] Everybody starts with { $match-chips } points to lose (BT‑15.1).
    }
    .title = Points to start with
    .word =
        { $match-chips ->
            [0] none
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] From deal 2 on, the last loser gives the last winner their highest { card-word }. Any { card-word } comes back (BT‑16.1).
        [class_one_by_one] { places-are-ranks } Each may demand a { card-word } from each lower rank, and returns one (BT‑16.3).
        [class_pool] { places-are-ranks } Each may demand a { card-word } from each lower rank, then puts out as many. The givers choose, the slave first (BT‑16.4).
        [tribute_pick] From deal 2 on, hands lie face down and you choose one. The first place chooses first, the last place last (BT‑16.7).
        [tribute_1] From deal 2 on, the last place gives the first their best { card-word }. Any { card-word } comes back (BT‑16.7).
        [tribute_2_1] From deal 2 on, the last place gives the first their two best { cards-word }. The third gives the second their best. As many come back (BT‑16.7).
        [tribute_3_chain] From deal 2 on, the last place gives the first their three best { cards-word }. First, second and third set { cards-word } aside. Each next place draws 3 of the rest, unseen (BT‑16.7).
       *[none] Nobody exchanges { cards-word } between deals (BT‑16).
    }
    .title = Exchange between deals
    .off = an exchange between deals
    .word =
        { $exchange-kind ->
            [loser_winner_3p] the loser’s best { card-word } for any of the winner’s
            [class_one_by_one] king, lord, slave: { card-word } for { card-word }
            [class_pool] king, lord, slave: pooled { cards-word }
            [tribute_pick] places choose face-down hands
            [tribute_1] the last place gives one { card-word }
            [tribute_2_1] the last place gives two, the third one
            [tribute_3_chain] the last place gives three, passed on
           *[none] none
        }
places-are-ranks =
    { $seats-count ->
        [3] From deal 2 on, places are ranks: king, commoner, slave.
       *[other] From deal 2 on, places are ranks: king, lord, commoner, slave.
    }
# Beside the two sentences above. $low: the lowest card.
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] Nobody can demand or give { $low } and the 2s (BT‑16.5).
       *[none] You can demand or give any { card-word } (BT‑16.5).
    }
    .title = Cards kept out of exchanges
    .off = cards kept out of exchanges
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low } and all 2s
           *[none] none
        }
# The king is whoever came first in the deal before.
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] A king who doesn’t come first again becomes slave (BT‑16.6).
       *[no] A king gets the rank of their place, like everybody (BT‑16.6).
    }
    .title = The fall of a king
    .off = a king who falls
    .word =
        { $exchange-king_falls ->
            [yes] becomes slave unless first again
           *[no] no
        }
# Who comes first, second and so on, for ranks and tribute.
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] The order of going out decides the places (BT‑16).
       *[points] Points decide the places (BT‑16).
    }
    .title = How places are found
    .word =
        { $exchange-ranking ->
            [finish_order] by going out
           *[points] by points
        }
