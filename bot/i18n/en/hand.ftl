### The hand, for its owner alone.

hand-turn =
    { $clock ->
        [running] **Your turn** · time is up { $time }
       *[none] **Your turn**
    }
hand-away = **A computer plays for you.** Press I’m back to take your seat again.
hand-wait = **{ $name }** is to play.
hand-over = **The deal is over.**
hand-beat = Beat { the-kind } **{ $cards }** by { $name }
hand-lead = You lead: any combination.
hand-line = Your hand, { cards }: { $hand }
hand-nothing-beats = Nothing beats this: Pass is your action.
# $case: beats, leads or none; $cards chosen, $kind theirs, $table the play to beat.
hand-chosen =
    { $case ->
        [beats] Chosen: **{ a-kind }** { $cards }, beats { $table }
        [leads] Chosen: **{ a-kind }** { $cards }
       *[none] Chosen: { $cards }, no combination
    }
# A combination that cannot be played now; $reason: the headline of its refusal.
hand-chosen-not = Chosen: { $cards } · { $reason }
hand-hint = Suggested: **{ $cards }**
hand-hint-pass = Suggested: Pass
hand-stale = That was from an earlier turn and did nothing. Here is your hand now.
