command-stats = Migao ya mwanachama ilileta nini: ushindi, bora na mbaya, wapinzani, kiwango
option-member-stats = Takwimu za nani; usipotaja, zako
choice-by-rating = kiwango
stats-heading = Takwimu za { $name } · { game }
stats-none = { $name } bado hajamaliza mgao wa { game } na wengine hapa.
stats-sums = **{ deals }**, ushindi { $wins } ({ $percent }%). Jumla **{ SIGNED($total) }**, { SIGNED($average) } kwa mgao.
stats-ends = Mgao bora { SIGNED($best) } (meza { NUMBER($table, useGrouping: 0) }, mgao { $deal }), mbaya zaidi { SIGNED($worst) } (meza { NUMBER($at, useGrouping: 0) }, mgao { $number }).
stats-ahead = Pointi nyingi kuliko { $name } katika migao { $times } kati ya { $n }.
stats-behind = Pointi chache kuliko { $name } katika migao { $times } kati ya { $n }.
stats-rating =
    { $listed ->
        [yes] Kiwango **{ NUMBER($rating, useGrouping: 0) }** baada ya { board-rated }.
       *[no] Kiwango **{ NUMBER($rating, useGrouping: 0) }** baada ya { board-rated }. Orodha hukionyesha kuanzia { $least }.
    }
stats-note = Mazoezi hayahesabiwi hapa.
picture-stats-won = ushindi { $wins }
picture-stats-average = kwa mgao
picture-stats-best = mgao bora
picture-stats-worst = mgao mbaya zaidi
picture-stats-rating = kiwango, { deals }
picture-stats-percent = { $percent }%
board-rating = kiwango { NUMBER($rating, useGrouping: 0) }
board-rated =
    { $deals ->
        [one] mgao 1 wa viwango
       *[other] migao { $deals } ya viwango
    }
board-ratings = Kutoka migao ya viwango ya kanuni tayari zote. Mgao wa pili wa watu walewale kwa siku huhesabiwa nusu, wa tatu theluthi.
board-you-unlisted =
    { $deals ->
        [0] Bado huna mgao wa viwango hapa.
       *[other] Wewe: { board-rated }. Viwango huorodhesha wenye angalau { $least }.
    }
board-empty-ratings = Hakuna mwenye migao { $least } ya viwango hapa bado. /table open na rated: hufungua meza ya viwango.
err-board-rating = Viwango ni vya seva nzima, wakati wote na kanuni tayari zote.
    .note = Usitaje window:, from:, to:, rules: na scope:.
