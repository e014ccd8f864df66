ledger-heading = { $name }的记分簿
ledger-heading-game = { $name }的记分簿 · { game }
balance =
    { $deals ->
        [0] { $name }在这里还没和别人打完过一局。
       *[other] { $name }：**{ SIGNED($total) }**，打了{ deals }。
    }
balance-practice = 练习，不上排行榜：**{ SIGNED($total) }**，打了{ deals }。
entry =
    { $kind ->
        [practice] **{ gained }** · 练习 · { entry-deal }
        [correction] **{ SIGNED($p) }** · 更正 · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · 累计{ SIGNED($total) }
    }
entry-deal = { game }，{ NUMBER($table, useGrouping: 0) }号桌，第{ $deal }局 · { $date }
ledger-page = 第{ $page }页，共{ $pages }页
points-not-drawn = 这次没有图：一下子要得太多了。
ledger-note = 分不能买，也不能送。
board-window =
    { $window ->
        [week] 本周
        [month] 本月
        [season] 赛季“{ $season }”
        [days] { board-days }
       *[all] 全部时间
    }
board-days =
    { $bounds ->
        [from] { $start }起
        [to] 到{ $end }为止
       *[both] { $start }到{ $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }，{ board-window }，本频道
       *[server] { board-ranking }，{ board-window }
    }
board-ranking =
    { $by ->
        [average] { game }，按每局平均分
        [wins] { game }，按赢的局数
        [rating] { game }，按等级分
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
board-wins = 赢{ $wins }局
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = 你：第{ $place }名，{ board-ranked }。
board-you-none = 你在这里还没有计入的局。
board-you-few = 你：{ deals }。平均分榜列出打满{ $least }局的人。
board-rules = 玩法：{ $rules }。
board-rule-set =
    { $changed ->
        [yes] { $name }，有改动
       *[no] { $name }
    }
board-rules-more = 另有{ $n }种
board-rules-every = 玩法：打过的全部。它们的分不一定可比。
board-others = 这里还打过：{ $rules }。用 规则: 选。
board-empty = 这里还没有计入的局：至少要两个人打。用 /牌桌 开桌 开一张。
board-empty-few = 平均分榜列出打满{ $least }局的人。这里还没有人打满。
deal-entries-heading = { game } · { NUMBER($table, useGrouping: 0) }号桌，第{ $deal }局
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] { $seat }号座位：初级电脑
        [sharp] { $seat }号座位：高级电脑
       *[casual] { $seat }号座位：普通电脑
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }，{ $actor }更正：{ $reason }
deal-entries-earlier = …还有{ $n }次更早的更正：用 /记分簿 导出 看全部。
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · 练习
       *[no] { $date } · { $rules }
    }
deal-entries-seal = 洗牌的封存码：{ $seal }
export-said = { $n }条记录，存成电子表格文件。时间是UTC。
season-begun = 赛季“{ $name }”开始了。
    .note = 从现在起记的分都算进去。/记分簿 赛季 结束 会结束赛季，并在这里贴出排行榜。
season-over = 赛季“{ $name }”结束了。
