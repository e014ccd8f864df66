command-stats = Kinalabasan ng mga laro ng isang miyembro: panalo, taas at baba, karibal, rating
option-member-stats = Kaninong statistics; sa iyo kung wala
choice-by-rating = rating
stats-heading = Statistics ni { $name } · { game }
stats-none = Wala pang natatapos na laro ng { game } si { $name } kasama ng iba rito.
stats-sums = **{ deals }**, { $wins } panalo ({ $percent }%). Kabuuan **{ SIGNED($total) }**, { SIGNED($average) } bawat laro.
stats-ends = Pinakamataas { SIGNED($best) } (lamesa { NUMBER($table, useGrouping: 0) }, laro { $deal }), pinakamababa { SIGNED($worst) } (lamesa { NUMBER($at, useGrouping: 0) }, laro { $number }).
stats-ahead = Mas marami ang puntos kaysa kay { $name } sa { $times } sa { $n } laro.
stats-behind = Mas kaunti ang puntos kaysa kay { $name } sa { $times } sa { $n } laro.
stats-rating =
    { $listed ->
        [yes] Rating **{ NUMBER($rating, useGrouping: 0) }** pagkatapos ng { board-rated }.
       *[no] Rating **{ NUMBER($rating, useGrouping: 0) }** pagkatapos ng { board-rated }. Nasa leaderboard ito mula { $least }.
    }
stats-note = Hindi kasama rito ang practice.
picture-stats-won = { $wins } panalo
picture-stats-average = bawat laro
picture-stats-best = pinakamataas
picture-stats-worst = pinakamababa
picture-stats-rating = rating, { deals }
picture-stats-percent = { $percent }%
board-rating = rating { NUMBER($rating, useGrouping: 0) }
board-rated =
    { $deals ->
        [1] 1 rated na laro
       *[other] { $deals } rated na laro
    }
board-ratings = Mula sa mga rated na laro sa lahat ng preset. ½ lang ang bilang ng ikalawang laro ng parehong tao sa isang araw, ⅓ ng ikatlo.
board-you-unlisted =
    { $deals ->
        [0] Wala ka pang rated na laro rito.
       *[other] Ikaw: { board-rated }. Sa rating, kailangan ng { $least } o higit pa.
    }
board-empty-ratings = Wala pang may { $least } rated na laro rito. Magsimula ng rated na lamesa sa /table open na may rated:.
err-board-rating = Buong server, mula simula at lahat ng preset ang saklaw ng rating.
    .note = Alisin ang window:, from:, to:, rules: at scope:.
