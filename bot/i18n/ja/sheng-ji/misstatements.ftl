judge-beats = **{ $second }に{ $first }でフォローできます。**

misstated-no_cards = カードが書かれていません。
    .note = 7s 7s 8s 8s のように書きます。
misstated-not_a_lead = { $cards }はリードできません。
    .note = { refusal-mixed_suits }
misstated-no_level = このルールに切り札ランク{ level-name }はありません。
    .note = 5、10、A など、別のものを書いてください。
misstated-no_suit = ここの切り札はスートで、{ $rank }はランクです。
    .note = s や ♠ のようにスートを書くか、none と書きます。

misstated-two_levels = 2つの側があります。
    .note = 両方の切り札ランクを 2, 5 のように書きます。
misstated-no_points = 子の点がありません。
    .note = コマンドに 点: を足してください。
misstated-no_seat = 席{ $number }はありません。
    .note = 席は1～4です。
misstated-in_fives = { $points }点にはなりません。点は5点きざみです。
    .note = { $below }か{ $above }と書いてください。

score-worth =
    { $outcome ->
        [held] 子が{ $p }点なら、親側が{ end-levels }昇級します。
       *[taken]
            { $n ->
                [0] { $p }点なら、子が次の親になり、昇級はありません。
               *[other] { $p }点なら、子が次の親になり、{ end-levels }昇級します。
            }
    }
score-levels =
    切り札ランク：{ $first }と{ $second }。{ $over ->
        [yes] マッチは終わりです。
       *[no] 次の親は席{ $number }です。
    }
score-note-stays = { end-must-hold }
