option-duplicate = new開始一場複式賽，幾枱打同樣的牌；填編號就加入
option-evening-deals = 複式賽打多少局，1至32；不填即4
option-against = 代替其他枱：由這個程度的電腦打同樣的手牌
choice-duplicate-new = new · 用這枱開始一場複式賽
choice-duplicate = { $evening } · { game } · { deals }
evening-lobby =
    { $against ->
        [gentle] { $evening }號複式賽 · { deals }。初級電腦在每個座位打同樣的手牌。
        [casual] { $evening }號複式賽 · { deals }。普通電腦在每個座位打同樣的手牌。
        [sharp] { $evening }號複式賽 · { deals }。高手電腦在每個座位打同樣的手牌。
       *[none] { $evening }號複式賽 · { deals }，每枱打同樣的牌。另一枱用 /table open duplicate: { $evening } 開。自己打的時候不要旁觀那枱。
    }牌已洗好，封存碼`{ $commitment }`。不切牌。
evening-closed =
    { $n ->
        [0] 電腦也打完這局，牌就會公開。
       *[other] { $tables }號枱也打完這局，牌就會公開。
    }
err-evening-closed =
    { $n ->
        [0] 第{ $deal }局的牌還沒有公開。
       *[other] 還有人在打第{ $deal }局同樣的牌。
    }
    .note = { evening-closed }
evening-compared = { $evening }號複式賽，第{ $deal }局：牌已公開
evening-seat = **{ $name }** { SIGNED($p) } · 比賽分{ $mp } · { $others }
evening-other =
    { $table ->
        [0] 電腦{ SIGNED($p) }
       *[other] { $table }號枱{ $name } { SIGNED($p) }
    }
evening-not-compared = 沒有其他人打完這局。
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }
evening-board = { $evening }號複式賽完了 · { game }，{ deals }
evening-row = { $place }. **{ $name }** 比賽分{ $mp } · { SIGNED($p) }
evening-nobody = 沒有人打完一局。
err-evening-cut = { $evening }號複式賽每枱的洗牌都一樣，所以不切牌。
    .note = 人齊就按「開始」。
err-evening-rematch = 複式賽每局獨立，沒有新一場。
    .note = 按「下一局」繼續。
err-evening-over = 這枱打完了複式賽所有局。
    .note = 最後一局的牌公開後就散枱。
err-evening-elsewhere =
    { $other ->
        [0] 你正在為{ $evening }號複式賽開枱。
       *[other] 你已在{ $other }號枱打{ $evening }號複式賽。
    }
    .note = 沒有人可以在兩枱看同樣的牌。
err-evening-full = { $evening }號複式賽不再加枱。
    .note = 用 /table open duplicate: new 開始另一場。
err-evening-unknown = 這裏沒有「{ $text }」號複式賽。
    .note = 在清單揀，或者填new。
err-evening-fixed = { $evening }號複式賽的玩法和規則已定。
    .note = 不填 { $option }:，再開枱一次。
err-evening-alone = { $option }: 是複式賽用的。
    .note = 加 duplicate: new，或者不填 { $option }:。
