### The hand, for its owner alone.

hand-turn =
    { $clock ->
        [running] **Your turn** · time is up { $time }
       *[none] **Your turn**
    }
hand-wait = **{ $name }** is to play.
hand-over = **The deal is over.**
hand-beat = Beat { the-kind } **{ $cards }** by { $name }
hand-lead = You lead: any combination.
hand-open-include = You open. Your first play contains { $card }.
hand-open-alone = You open with { $card } by itself.
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
# The owner is about to be left with one card.
hand-last = This play leaves one { card-word }: press Last card! with it.
hand-last-chosen = Last card! goes out with your next play.
hand-called = You called { $name }.
hand-declared = Your last { card-word } is declared.
hand-undeclared = You have one { card-word } and have not declared it. Press Last card! before your turn.
hand-played = Played: { $cards }.
hand-passed = You passed.
hand-stale = That was from an earlier turn and did nothing. Here is your hand now.
hand-duty-follow = { $name } plays next and has one { card-word }: your highest single, or Pass (BT‑11.3).
hand-duty-lead = { $name } plays next and has one { card-word }: a combination or your highest single (BT‑11.3).
hand-duty-liability = { $name } plays next and has one { card-word }. If a lower single lets it through, you pay for everybody (BT‑11.4).
