ledger-heading = { $name }的記分簿
ledger-heading-game = { $name }的記分簿 · { game }
balance =
    { $deals ->
        [0] { $name }還沒在這裡跟別人打完一局。
       *[other] { $name }：打了{ deals }，**{ SIGNED($total) }**。
    }
balance-practice = 練習，不算進排行榜：打了{ deals }，**{ SIGNED($total) }**。
entry =
    { $kind ->
        [practice] **{ gained }** · 練習 · { entry-deal }
        [correction] **{ SIGNED($p) }** · 更正 · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · 總分{ SIGNED($total) }
    }
entry-deal = { game }，{ NUMBER($table, useGrouping: 0) }號桌，第{ $deal }局 · { $date }
ledger-page = 第{ $page }頁，共{ $pages }頁
points-not-drawn = 這次沒有圖：一下子要太多了。
ledger-note = 分數不能買，也不能送。

board-window =
    { $window ->
        [week] 這個星期
        [month] 這個月
        [season] 賽季「{ $season }」
        [days] { board-days }
       *[all] 全部時間
    }
board-days =
    { $bounds ->
        [from] { $start }起
        [to] 到{ $end }為止
       *[both] { $start }到{ $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }，{ board-window }，在這個頻道
       *[server] { board-ranking }，{ board-window }
    }
board-ranking =
    { $by ->
        [average] { game }，依每局平均
        [wins] { game }，依勝場
        [rating] { game }，依等級分
       *[points] { game }
    }
board-heading = 排行榜 · { board-of }
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
board-average = 每局{ SIGNED($average) }
board-wins = { $wins }勝
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = 你：第{ $place }名，{ board-ranked }。
board-you-none = 你在這裡還沒有算分的局。
board-you-few = 你：{ deals }。平均只列至少{ $least }局的人。
board-rules = 規則：{ $rules }。
board-rule-set =
    { $changed ->
        [yes] { $name }，有更動
       *[no] { $name }
    }
board-rules-more = 另外{ $n }套
board-rules-every = 規則：所有玩過的。不同規則的分數不一定能比較。
board-others = 這裡也玩過：{ $rules }。用 規則: 選。
board-empty = 這裡還沒有算分的局：要有兩個人打。用 /牌桌 開桌 開一桌。
board-empty-few = 平均只列打了{ $least }局的人。這裡還沒有人打到。

deal-entries-heading = { game } · { NUMBER($table, useGrouping: 0) }號桌，第{ $deal }局
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] { $seat }號座位：電腦，入門
        [sharp] { $seat }號座位：電腦，高手
       *[casual] { $seat }號座位：電腦，普通
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }，由{ $actor }更正：{ $reason }
deal-entries-earlier = ……還有{ $n }筆較早的更正：/記分簿 匯出 有全部。
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · 練習
       *[no] { $date } · { $rules }
    }
deal-entries-seal = 洗牌的封存碼：{ $seal }

export-said = { $n }筆紀錄，存成試算表能開的檔案。時間是UTC。
season-begun = 賽季「{ $name }」開始了。
    .note = 從現在起記的分數都算在裡面。/記分簿 賽季 結束 會結束賽季，並在這裡公布排行榜。
season-over = 賽季「{ $name }」結束了。
