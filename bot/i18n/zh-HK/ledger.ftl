ledger-heading = { $name }的記分簿
ledger-heading-game = { $name }的記分簿 · { game }
balance =
    { $deals ->
        [0] { $name }在這裏還沒有與人打完過一局。
       *[other] { $name }：打了{ deals }，**{ SIGNED($total) }**。
    }
balance-practice = 練習，不計入排行榜：打了{ deals }，**{ SIGNED($total) }**。
entry =
    { $kind ->
        [practice] **{ gained }** · 練習 · { entry-deal }
        [correction] **{ SIGNED($p) }** · 更正 · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · 總分{ SIGNED($total) }
    }
entry-deal = { game }，{ NUMBER($table, useGrouping: 0) }號枱第{ $deal }局 · { $date }
ledger-page = 第{ $page }頁，共{ $pages }頁
points-not-drawn = 今次沒有圖：一下子太多了。
ledger-note = 分不可以買，也不可以送。
board-window =
    { $window ->
        [week] 本週
        [month] 本月
        [season] 賽季「{ $season }」
        [days] { board-days }
       *[all] 全部時間
    }
board-days =
    { $bounds ->
        [from] { $start }起
        [to] 至{ $end }
       *[both] { $start }至{ $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }，{ board-window }，這個頻道
       *[server] { board-ranking }，{ board-window }
    }
board-ranking =
    { $by ->
        [average] { game }，按平均
        [wins] { game }，按贏的局數
        [rating] { game }，按排位分
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
board-wins = 贏{ $wins }局
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = 你：第{ $place }名，{ board-ranked }。
board-you-none = 你在這裏還沒有計入的牌局。
board-you-few = 你：{ deals }。最少{ $least }局才列入平均榜。
board-rules = 規則：{ $rules }。
board-rule-set =
    { $changed ->
        [yes] { $name }，有更改
       *[no] { $name }
    }
board-rules-more = 另外{ $n }套
board-rules-every = 規則：所有玩過的。不同規則的分未必可以比較。
board-others = 這裏也玩過：{ $rules }。用 rules: 揀。
board-empty = 這裏還沒有計入的牌局：要有兩個人。用 /table open 開枱。
board-empty-few = 平均榜要打{ $least }局才列入。這裏還沒有人夠。
deal-entries-heading = { game } · { NUMBER($table, useGrouping: 0) }號枱第{ $deal }局
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] { $seat }號座位：初級電腦
        [sharp] { $seat }號座位：高手電腦
       *[casual] { $seat }號座位：普通電腦
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }，由{ $actor }更正：{ $reason }
deal-entries-earlier = ……還有{ $n }次較早的更正：/ledger export 有全部。
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · 練習
       *[no] { $date } · { $rules }
    }
deal-entries-seal = 洗牌封存碼：{ $seal }
export-said = { $n }項記錄，可用試算表開啟。時間為UTC。
season-begun = 賽季「{ $name }」開始了。
    .note = 由現在起記的分都計入。/ledger season end 結束賽季，並在這裏貼出排行榜。
season-over = 賽季「{ $name }」結束了。
