command-declare = 切り札ランクのカードかジョーカーをさらして切り札を決める
command-bury = カードを伏せる。ランク、スートの順（3d 3d 4c など）
command-trump = 聞かれたとき、切り札のスートを言う
option-declared = 同じ切り札ランクのカードかジョーカー（2s 2s など）。一覧に手札の分があります
option-suit = クラブ、ダイヤ、ハート、スペード

option-pace = カードを引く速さ。省くと4回に分けて
choice-pace-quarters = 4回に分けて
choice-pace-single = 1秒に1枚
choice-pace-once = 一度に全部
lobby-pace =
    { $value ->
        [once] カードは**一度に**配る
       *[single] カードは**1枚ずつ**引く
    }
rules-pace =
    { $value ->
        [once] このテーブルではカードを一度に配ります。時間が来るまでさらせます。
       *[single] このテーブルでは全員が1秒に1枚引きます。いつでもさらせます。
    }
err-idle-pace = このルールでは、引く間に誰もさらしません。
    .note = 速さ: を省いてください。

option-hand = そのカードを出す手札
option-level-played = 今の切り札ランク（5、10、A など）。省くと最初の切り札ランク
option-points = 子の点。底牌とまとめ出しの減点を含む
option-dealer = 親の席。省くと席1
