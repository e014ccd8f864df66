page-head =
    { $section ->
        [cards] カード
        [declaring] 引き方と切り札
        [play] プレイ
       *[levels] 点と切り札ランク
    }
topic =
    { $topic ->
        [cards] 組数、底牌、カードの順
        [declaring] 切り札のさらし方
        [play] まとめ出し、フォロー、切り札で切ること
       *[levels] 点と切り札ランク
    }
shelf =
    { $shelf ->
       *[most] よく遊ぶもの
    }
