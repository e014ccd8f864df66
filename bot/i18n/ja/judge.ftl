command-judge = ある手が別の手に勝てるか、勝てないなら理由
command-score = 本物のカードで遊んだディールを精算する

option-first = 判定する手。ランク、スートの順（3d 3c など）
option-second = 勝ちたい相手の手。省くと、1つ目をリードできるか
option-order = 上がった順（2, 1, 4, 3 など）
option-trump = 切り札のスートかランク、またはnone
option-as = カードの読み方（straight 10、full house K など）
option-second_as = 相手の手の読み方
option-levels = 両方の側の切り札ランク（2, 5 など）。省くと最初のランク
option-totals = ディール前の、席やチームの合計（3, 2 など）
option-deals = それまでに数えたディールの数

judge-is = **{ $cards }** は{ $play }です。
judge-leads = **{ $first }はリードできます。**
judge-heading = ルール：{ $rules }
judge-note = このカードだけを見た判定で、前に出たカードは考えません。
judge-asked = { game }について聞いています。ゲーム: で別のゲームを選べます。

score-heading = { game }：{ $rules }での精算
score-seat =
    { $counts ->
        [0] { $name }：残り{ cards }、**{ gained }**
       *[other] { $name }：残り{ cards }、{ $counts }と数える、**{ gained }**
    }
score-seat-hand =
    { $counts ->
        [0] { $name }：残り{ $hand }、**{ gained }**
       *[other] { $name }：残り{ $hand }、{ $counts }と数える、**{ gained }**
    }
score-seat-alone = { $name }：**{ gained }**
score-seat-out = { $name }：上がり、**{ gained }**
score-payer = { $name }が払う点：{ $parts }。
score-part = { $other }に{ $p }
score-open = 点の合計が0にならないので、やり取りはありません。

err-left = 「{ $text }」は残りの手札として読めません。
    .note = カードか枚数、なければ - を、席の間に | を入れて書きます：4 | 8 | - | 11。
err-left-seats = このルールは{ $need }席ですが、{ $n }席分書かれています。
    .note = 各席の残りを | で区切って書きます：4 | 8 | - | 11。
err-unbeaten = 「{ $text }」は席と手として読めません。
    .note = 席、カードの順に書きます：2: 4d 4c 4h 4s 9d。
err-seat = 席{ $text }はありません。
    .note = 席は1～{ $n }です。
misstated-too_often =
    { $n ->
        [0] { $card }はこのルールのカードに入っていません。
       *[other] このルールでは{ $card }は{ $n }枚だけです。
    }
    .note = 入っている枚数より多くは書けません。
