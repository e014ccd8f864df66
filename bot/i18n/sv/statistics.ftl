command-stats = Hur det har gått för en medlem: vinster, bästa och sämsta, rivaler, rating
option-member-stats = Vems statistik; utelämnat: din egen
choice-by-rating = rating
stats-heading = Statistik för { $name } · { game }
stats-none = { $name } har inte avslutat någon giv i { game } med andra här än.
stats-sums = **{ deals }**, { $wins } vunna ({ $percent } %). **{ SIGNED($total) }** totalt, { SIGNED($average) } per giv.
stats-ends = Bästa giv { SIGNED($best) } (bord { NUMBER($table, useGrouping: 0) }, giv { $deal }), sämsta { SIGNED($worst) } (bord { NUMBER($at, useGrouping: 0) }, giv { $number }).
stats-ahead = Fler poäng än { $name } i { $times } av { $n } givar.
stats-behind = Färre poäng än { $name } i { $times } av { $n } givar.
stats-rating =
    { $listed ->
        [yes] Rating **{ NUMBER($rating, useGrouping: 0) }** efter { board-rated }.
       *[no] Rating **{ NUMBER($rating, useGrouping: 0) }** efter { board-rated }. Topplistor visar den från { $least }.
    }
stats-note = Övning räknas inte här.
picture-stats-won = { $wins } vunna
picture-stats-average = per giv
picture-stats-best = bästa giv
picture-stats-worst = sämsta giv
picture-stats-rating = rating, { deals }
picture-stats-percent = { $percent } %
board-rating = rating { NUMBER($rating, useGrouping: 0) }
board-rated =
    { $deals ->
        [one] 1 rankad giv
       *[other] { $deals } rankade givar
    }
board-ratings = Från rankade givar med alla regelpaket. Samma personers andra giv på en dag räknas till hälften, den tredje till en tredjedel.
board-you-unlisted =
    { $deals ->
        [0] Du har ingen rankad giv här än.
       *[other] Du: { board-rated }. Ratinglistan visar den som har minst { $least }.
    }
board-empty-ratings = Ingen har { $least } rankade givar här än. /bord nytt med rankat: startar ett rankat bord.
err-board-rating = Rating gäller hela servern, sedan start och med alla regelpaket.
    .note = Utelämna tid:, från:, till:, regler: och omfång:.
