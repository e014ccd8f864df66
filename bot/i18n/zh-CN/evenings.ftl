option-duplicate = new开一场几桌打同样牌的复式赛；写号码就加入那一场
option-evening-deals = 复式赛打几局，1到32；不填就是4局
option-against = 不靠别的桌，由这种水平的电脑打同样的手牌
choice-duplicate-new = new · 从这张桌开始一场复式赛
choice-duplicate = { $evening } · { game } · { deals }
evening-lobby =
    { $against ->
        [gentle] 复式赛{ $evening } · { deals }。初级电脑在每个座位打同样的手牌。
        [casual] 复式赛{ $evening } · { deals }。普通电脑在每个座位打同样的手牌。
        [sharp] 复式赛{ $evening } · { deals }。高级电脑在每个座位打同样的手牌。
       *[none] 复式赛{ $evening } · { deals }，每桌的牌都一样。再开一桌用 /牌桌 开桌 复式赛: { $evening }。打的时候别去旁观。
    }洗牌已封存：`{ $commitment }`。不切牌。
evening-closed =
    { $n ->
        [0] 等电脑也打完这一局，才亮牌。
       *[other] 等{ $tables }号桌也打完这一局，才亮牌。
    }
err-evening-closed =
    { $n ->
        [0] 第{ $deal }局还没亮牌。
       *[other] 别人还在用同样的牌打第{ $deal }局。
    }
    .note = { evening-closed }
evening-compared = 复式赛{ $evening }，第{ $deal }局：亮牌了
evening-seat = **{ $name }** { SIGNED($p) } · 比赛分{ $mp } · { $others }
evening-other =
    { $table ->
        [0] 电脑{ SIGNED($p) }
       *[other] { $table }号桌{ $name } { SIGNED($p) }
    }
evening-not-compared = 没有别人打完这一局。
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }
evening-board = 复式赛{ $evening }结束 · { game }，{ deals }
evening-row = { $place }. **{ $name }** 比赛分{ $mp } · { SIGNED($p) }
evening-nobody = 没有人打完一局。
err-evening-cut = 复式赛{ $evening }每桌的洗牌都一样，所以不切牌。
    .note = 人齐了就按“开始”。
err-evening-rematch = 复式赛每局单独算，没有新的一场。
    .note = 请按“下一局”。
err-evening-over = 这张桌打完了复式赛的所有局。
    .note = 最后一局亮牌以后就散桌。
err-evening-elsewhere =
    { $other ->
        [0] 你已经在开复式赛{ $evening }的一张桌了。
       *[other] 你已经在{ $other }号桌打复式赛{ $evening }了。
    }
    .note = 谁都不能在两张桌看到同样的牌。
err-evening-full = 复式赛{ $evening }不再加桌。
    .note = 用 /牌桌 开桌 复式赛: new 另开一场。
err-evening-unknown = 这里没有复式赛“{ $text }”。
    .note = 请从列表里选，或者写new。
err-evening-fixed = 复式赛{ $evening }的牌和规则已经定了。
    .note = 请去掉 { $option }:，再开一次桌。
err-evening-alone = { $option }: 只有复式赛才用。
    .note = 加上 复式赛: new，或者去掉 { $option }:。
