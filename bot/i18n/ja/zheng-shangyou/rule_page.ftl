page-head =
    { $section ->
        [cards] 人数とカード
        [plays] 役とワイルド
        [turns] 番と交換
       *[points] 順位と点
    }
topic =
    { $topic ->
        [cards] 人数、組数、ランク
        [plays] 役とワイルド
        [turns] リード、パス、交換
       *[points] 順位と点
    }
shelf = よく遊ぶもの
