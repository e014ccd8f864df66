### The toy game's own words.

game = Toy
preset =
    { $preset ->
        [trumps] With trumps
        [small] One pack
       *[plain] Plain
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [trumps] Spades beat the other suits.
        [small] One pack is used.
       *[plain] Two packs are used, and no suit beats another.
    }
kind = single
a-kind = a single
# What an action comes to. $number: the points bid; $n: how many cards.
deed-bid = { $number } points
deed-pass = no more bids
deed-bury = { $n } cards put away
deed-play = a single
rules-dealt = { packs }, { $hand } each, { $kitty } put away
match-goal = The first side on level { $goal } wins.

command-bid = Bid points
command-bury = Put cards away: rank, then suit, like 3d 3d 4c
option-points = How many points

button-bid = Bid { $number }
button-bury = Put away
kind-title = Single
kind-meant = one card
side =
    { $side ->
        [alone] alone
       *[pair] the pair
    }
toy-asked =
    { $verb ->
        [bid] may bid
        [bury] to put cards away
       *[play] to play
    }
toy-to-do = { toy-asked }
    .whom = { $names } { toy-asked }
toy-bid =
    { $open ->
        [yes] The bid stands at { $bid }, by { $name }.
       *[no] { $name } plays for { $bid } points; that side has { $taken }.
    }
toy-kitty = Kitty: { $n } cards, face down.
picture-kitty = kitty
did-bid = You bid { $number }.
did-pass = You bid no more.
did-bury = Put away: { $cards }.
did-play = Played: { $cards }.
event-kitty-taken = { $name } plays for { $bid } points and takes the { $n } cards of the kitty.
event-buried = { $name } puts { $n } cards away.
event-buried-cards = You put { $cards } away.
event-trick-taken = { $name } takes the trick: { $p } points.
event-contract-ended =
    { $made ->
        [yes] { $name } bid { $bid } and made it.
       *[no] { $name } bid { $bid } and fell short.
    }

refusal-not_your_turn = It is the turn of { $name }.
    .rule = One plays behind the other.
refusal-wrong_phase = Nobody is asked for that now.
    .rule = First all bid, then one puts cards away, then all play.
refusal-bid_too_low = The bid stands at { $bid }.
    .rule = A bid is higher than the one before.
refusal-no_such_bid = There is no such bid.
    .rule = Bids go up by tens, from half of all points.
refusal-out_of_the_bidding = You do not bid now.
    .rule = Who passed, or bid highest, bids no more.
refusal-wrong_number = Exactly { $n } cards are put away.
    .rule = As many cards are put away as the kitty had.
refusal-one_card = One card is played at a time.
    .rule = A trick has one card of each player.
refusal-not_held = You do not hold { $cards }, or not so often.
    .rule = Only cards in hand are played, each as often as you hold it.
refusal-follow_suit = You have { $suits }.
    .rule = Whoever has the suit that was led follows it.
refusal-takes_no_trick = It does not take the trick.
    .rule = The highest card of the suit led takes the trick; of equal cards the first.

option-hand = The hand that the card comes from
option-bidder = Who bid highest
option-bid = How many points they bid
option-taken = How many points their side took
toy-help = Bid, put cards away, and take tricks.

contra-uneven = The cards do not go round three players.

page-head =
    { $section ->
        [match] The match
       *[cards] The cards
    }
topic =
    { $topic ->
        [match] the match
       *[cards] the cards
    }
rule-packs =
    { $packs ->
        [one] One pack is used: { $hand } cards each.
       *[other] { $packs } packs are used: { $hand } cards each.
    }
    .title = Packs
    .word = { $packs }
rule-kitty = The kitty has { $kitty } cards.
    .title = Kitty
    .word = { $kitty } cards
rule-trumps =
    { $trumps ->
        [spades] Spades beat the other suits.
       *[none] No suit beats another.
    }
    .title = Trumps
    .off = trumps
    .word =
        { $trumps ->
            [spades] spades
           *[none] none
        }
rule-window = The bidding ends { $window } seconds after the last bid.
    .title = Time to bid
    .word = { $window } s
rule-goal = The first side on level { $goal } wins.
    .title = Goal
    .word = level { $goal }

brief-cards = **Cards:** { $hand } each; { $kitty } stay in the kitty.
brief-play = **Play:** bid, put cards away, then take tricks. Trumps: { rule-trumps.word }.
shelf = All of them

misstated-no_cards = You named no card.
    .note = Write one like Ks.
misstated-missing = { $option }: is missing.
    .note = Add it to the command.
misstated-no_seat = There is no seat { $number }.
    .note = Seats are 1 to 3.
misstated-bids = Bids go from { $least } to { $most }.
    .note = Nobody takes more points than that.
judge-beats = **{ $first } beats { $second }.**
