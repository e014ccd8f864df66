option-duplicate = new 開始一場複式賽，好幾桌打同樣的牌；填號碼就是加入
option-evening-deals = 複式賽打幾局，1到32；不填就是4
option-against = 不跟別桌比，由這個程度的電腦打同樣的手牌
choice-duplicate-new = new · 用這桌開始一場複式賽
choice-duplicate = { $evening } · { game } · { deals }

evening-lobby =
    { $against ->
        [gentle] 複式賽{ $evening } · { deals }。每個座位的牌，入門電腦也打一次。
        [casual] 複式賽{ $evening } · { deals }。每個座位的牌，普通電腦也打一次。
        [sharp] 複式賽{ $evening } · { deals }。每個座位的牌，高手電腦也打一次。
       *[none] 複式賽{ $evening } · { deals }，每桌的牌都一樣。再開一桌用 /牌桌 開桌 複式賽: { $evening }。自己在打時不要看別桌。
    }洗牌已封存：`{ $commitment }`。不切牌。

evening-closed =
    { $n ->
        [0] 等電腦也打完這局，才公開牌。
       *[other] 等{ $tables }號桌也打完這局，才公開牌。
    }
err-evening-closed =
    { $n ->
        [0] 第{ $deal }局的牌還沒公開。
       *[other] 別人還在用同樣的牌打第{ $deal }局。
    }
    .note = { evening-closed }

evening-compared = 複式賽{ $evening }，第{ $deal }局：公開牌了
evening-seat = **{ $name }** { SIGNED($p) } · 比賽分{ $mp } · { $others }
evening-other =
    { $table ->
        [0] 電腦{ SIGNED($p) }
       *[other] { $table }號桌的{ $name } { SIGNED($p) }
    }
evening-not-compared = 沒有別人把這局打完。
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }

evening-board = 複式賽{ $evening }結束了 · { game }，{ deals }
evening-row = { $place }. **{ $name }** 比賽分{ $mp } · { SIGNED($p) }
evening-nobody = 沒有人打完一局。

err-evening-cut = 複式賽{ $evening }每桌的洗牌都一樣，所以不切牌。
    .note = 人到齊就按「開始」。
err-evening-rematch = 複式賽的每一局各自獨立，所以沒有新的一場。
    .note = 要打下一局就按「下一局」。
err-evening-over = 這桌打完了複式賽的每一局。
    .note = 最後一局公開牌之後就收桌。
err-evening-elsewhere =
    { $other ->
        [0] 你正在開複式賽{ $evening }的桌。
       *[other] 你已經在{ $other }號桌打複式賽{ $evening }。
    }
    .note = 同樣的牌，誰都不能在兩桌看到。
err-evening-full = 複式賽{ $evening }不再收新的桌。
    .note = 用 /牌桌 開桌 複式賽: new 另開一場。
err-evening-unknown = 這裡沒有「{ $text }」這場複式賽。
    .note = 從清單選一場，或選 new。
err-evening-fixed = 複式賽{ $evening }的遊戲和規則已經定了。
    .note = 不要填 { $option }:，再開一次。
err-evening-alone = { $option }: 只有複式賽用得到。
    .note = 加上 複式賽: new，或不要填 { $option }:。
