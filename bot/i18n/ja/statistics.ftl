command-stats = ディールの成績：勝ち数、最高と最低、ライバル、レーティング
option-member-stats = 誰の成績か。省くと自分
choice-by-rating = レーティング

stats-heading = { $name }さんの成績 · { game }
stats-none = { $name }さんは、ここでほかの人との{ game }のディールをまだ終えていません。
stats-sums = **{ deals }**、{ $wins }勝（{ $percent }%）。合計**{ SIGNED($total) }**、平均{ SIGNED($average) }。
stats-ends = 最高{ SIGNED($best) }（テーブル{ NUMBER($table, useGrouping: 0) }、ディール{ $deal }）、最低{ SIGNED($worst) }（テーブル{ NUMBER($at, useGrouping: 0) }、ディール{ $number }）。
stats-ahead = { $name }さんより点が多かったディール：{ $n }回中{ $times }回。
stats-behind = { $name }さんより点が少なかったディール：{ $n }回中{ $times }回。
stats-rating =
    { $listed ->
        [yes] レーティング**{ NUMBER($rating, useGrouping: 0) }**（{ board-rated }）。
       *[no] レーティング**{ NUMBER($rating, useGrouping: 0) }**（{ board-rated }）。ランキングには{ $least }ディールから載ります。
    }
stats-note = 練習は入りません。

picture-stats-won = { $wins }勝
picture-stats-average = 平均
picture-stats-best = 最高の回
picture-stats-worst = 最低の回
picture-stats-rating = レーティング、{ deals }
picture-stats-percent = { $percent }%

board-rating = レーティング{ NUMBER($rating, useGrouping: 0) }
board-rated = レーティング戦{ $deals }ディール
board-ratings = すべてのルールのレーティング戦から。同じ顔ぶれでは、その日の2回目は半分、3回目は3分の1と数えます。
board-you-unlisted =
    { $deals ->
        [0] 自分のレーティング戦はまだありません。
       *[other] 自分：{ board-rated }。{ $least }ディール以上の人を載せます。
    }
board-empty-ratings = レーティング戦を{ $least }ディール終えた人はまだいません。/テーブル 開く の レーティング戦: で開けます。
err-board-rating = レーティングはサーバー全体、全期間、すべてのルールが対象です。
    .note = 期間:、開始日:、終了日:、ルール:、範囲: を省いてください。
