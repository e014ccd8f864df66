ledger-heading = Talaan ng puntos ni { $name }
ledger-heading-game = Talaan ng puntos ni { $name } · { game }
balance =
    { $deals ->
        [0] Wala pang natatapos na laro si { $name } kasama ng iba rito.
       *[other] { $name }: **{ SIGNED($total) }** pagkatapos ng { deals }.
    }
balance-practice = Practice, wala sa leaderboard: **{ SIGNED($total) }** pagkatapos ng { deals }.
entry =
    { $kind ->
        [practice] **{ gained }** · practice · { entry-deal }
        [correction] **{ SIGNED($p) }** · pagtatama · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · kabuuan { SIGNED($total) }
    }
entry-deal = { game }, lamesa { NUMBER($table, useGrouping: 0) }, laro { $deal } · { $date }
ledger-page = Pahina { $page } ng { $pages }
points-not-drawn = Walang larawan ngayon: ang dami noon nang sabay.
ledger-note = Hindi nabibili o naipamimigay ang puntos.
board-window =
    { $window ->
        [week] linggong ito
        [month] buwang ito
        [season] season { $season }
        [days] { board-days }
       *[all] mula simula
    }
board-days =
    { $bounds ->
        [from] mula { $start }
        [to] hanggang { $end }
       *[both] { $start } hanggang { $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }, { board-window }, sa channel na ito
       *[server] { board-ranking }, { board-window }
    }
board-ranking =
    { $by ->
        [average] { game } ayon sa average
        [wins] { game } ayon sa panalo
        [rating] { game } ayon sa rating
       *[points] { game }
    }
board-heading = Leaderboard · { board-of }
board-place =
    { $tied ->
        [yes] { $place }=
       *[no] { $place }
    }
board-row = { board-place }. **{ $name }** { board-sums }
board-sums =
    { $by ->
        [average] { board-average } · { SIGNED($total) } · { deals } · { board-wins }
        [wins] { board-wins } · { SIGNED($total) } · { deals } · { board-average }
        [rating] { board-rating } · { board-rated }
       *[points] { SIGNED($total) } · { deals } · { board-wins } · { board-average }
    }
board-average = { SIGNED($average) } bawat laro
board-wins =
    { $wins ->
        [1] 1 panalo
       *[other] { $wins } panalo
    }
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = Ikaw: puwesto { $place }, { board-ranked }.
board-you-none = Wala ka pang larong bilang dito.
board-you-few = Ikaw: { deals }. Sa average, kailangan ng { $least } laro o higit pa.
board-rules = Rules: { $rules }.
board-rule-set =
    { $changed ->
        [yes] { $name } na may pagbabago
       *[no] { $name }
    }
board-rules-more = { $n } pa
board-rules-every = Rules: lahat ng preset na nilaro. Baka hindi magkapantay ang puntos nila.
board-others = Nilaro rin dito: { $rules }. Pumili sa rules:.
board-empty = Wala pang larong bilang dito: dalawang tao ang kailangan. Magbukas ng lamesa sa /table open.
board-empty-few = Sa average, kailangan ng { $least } laro. Wala pang umaabot doon.
deal-entries-heading = { game } · lamesa { NUMBER($table, useGrouping: 0) }, laro { $deal }
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] Upuan { $seat }: computer, banayad
        [sharp] Upuan { $seat }: computer, matalas
       *[casual] Upuan { $seat }: computer, karaniwan
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }, itinama ni { $actor }: { $reason }
deal-entries-earlier =
    { $n ->
        [1] … at 1 naunang pagtatama: nasa /ledger export ang lahat.
       *[other] … at { $n } naunang pagtatama: nasa /ledger export ang lahat.
    }
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · practice
       *[no] { $date } · { $rules }
    }
deal-entries-seal = Selyo ng balasa: { $seal }
export-said =
    { $n ->
        [1] 1 tala, bilang file para sa spreadsheet. UTC ang oras.
       *[other] { $n } tala, bilang file para sa spreadsheet. UTC ang oras.
    }
season-begun = Nagsimula na ang season { $name }.
    .note = Kasama rito ang maitatala mula ngayon. Isinasara ito ng /ledger season end, na magpo-post ng leaderboard dito.
season-over = Tapos na ang season { $name }.
