page-head =
    { $section ->
        [cards] カード
        [plays] 役
        [jokers] ジョーカー
        [leads] リードする人
        [tribute] 貢
       *[score] 点、切り札ランク、マッチ
    }
topic =
    { $topic ->
        [cards] 組数とカードの順
        [plays] 役の強さ
        [jokers] ジョーカーの使い方
        [leads] リードする人
        [tribute] 貢
       *[score] 点、切り札ランク、マッチ
    }
shelf = よく遊ぶもの
