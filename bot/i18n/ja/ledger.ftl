ledger-heading = { $name }さんの得点帳
ledger-heading-game = { $name }さんの得点帳 · { game }
balance =
    { $deals ->
        [0] { $name }さんは、ここでほかの人とのディールをまだ終えていません。
       *[other] { $name }さん：{ deals }で**{ SIGNED($total) }**。
    }
balance-practice = 練習（ランキング外）：{ deals }で**{ SIGNED($total) }**。
entry =
    { $kind ->
        [practice] **{ gained }** · 練習 · { entry-deal }
        [correction] **{ SIGNED($p) }** · 訂正 · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · 合計{ SIGNED($total) }
    }
entry-deal = { game }、テーブル{ NUMBER($table, useGrouping: 0) }、ディール{ $deal } · { $date }
ledger-page = { $pages }ページ中{ $page }ページ
points-not-drawn = 操作が続きすぎたので、今回は絵を省きました。
ledger-note = 点は買うことも人に渡すこともできません。

board-window =
    { $window ->
        [week] 今週
        [month] 今月
        [season] シーズン「{ $season }」
        [days] { board-days }
       *[all] 全期間
    }
board-days =
    { $bounds ->
        [from] { $start }から
        [to] { $end }まで
       *[both] { $start }～{ $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }、{ board-window }、このチャンネル
       *[server] { board-ranking }、{ board-window }
    }
board-ranking =
    { $by ->
        [average] { game }、平均順
        [wins] { game }、勝ち数順
        [rating] { game }、レーティング順
       *[points] { game }
    }
board-heading = ランキング · { board-of }
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
board-average = 平均{ SIGNED($average) }
board-wins = { $wins }勝
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = 自分：{ $place }位、{ board-ranked }。
board-you-none = 数に入る自分のディールは、ここにまだありません。
board-you-few = 自分：{ deals }。平均は{ $least }ディール以上の人を載せます。
board-rules = ルール：{ $rules }。
board-rule-set =
    { $changed ->
        [yes] { $name }、変更あり
       *[no] { $name }
    }
board-rules-more = ほか{ $n }件
board-rules-every = ルール：遊んだものすべて。点はそのまま比べられないことがあります。
board-others = ほかに遊んだルール：{ $rules }。ルール: で選べます。
board-empty = 数に入るディールはまだありません。2人以上の人が必要です。/テーブル 開く でテーブルを開けます。
board-empty-few = 平均は{ $least }ディール以上の人を載せますが、まだ誰もいません。

deal-entries-heading = { game } · テーブル{ NUMBER($table, useGrouping: 0) }、ディール{ $deal }
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] 席{ $seat }：コンピューター、やさしい
        [sharp] 席{ $seat }：コンピューター、強い
       *[casual] 席{ $seat }：コンピューター、普通
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }、{ $actor }さんが訂正：{ $reason }
deal-entries-earlier = …その前に訂正{ $n }件：/得点帳 書き出し に全部あります。
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · 練習
       *[no] { $date } · { $rules }
    }
deal-entries-seal = シャッフルの封印：{ $seal }

export-said = { $n }件を表計算用のファイルにしました。時刻はUTCです。
season-begun = シーズン「{ $name }」が始まりました。
    .note = これからの記録が数に入ります。/得点帳 シーズン 終了 で終え、ランキングをここに載せます。
season-over = シーズン「{ $name }」が終わりました。
