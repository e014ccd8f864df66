kind =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quad] フォーカード
        [tractor] トラクター
        [bulldozer] ブルドーザー
        [throw] まとめ出し
        [cards] ばらのカード
       *[single] シングル
    }
kind-title =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quad] フォーカード
        [tractor] トラクター
        [bulldozer] ブルドーザー
        [throw] まとめ出し
        [cards] ばらのカード
       *[single] シングル
    }
kind-meant =
    { $kind ->
        [pair] 同じカード2枚
        [triple] 同じカード3枚
        [quad] 同じカード4枚
        [tractor] 同じスートで続いたペア
        [bulldozer] 同じスートで続いたスリーカード以上
        [throw] 同じスートのいくつかの役を一度に
        [cards] 役にならないカード
       *[single] カード1枚
    }
a-kind =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quad] フォーカード
        [tractor] トラクター
        [bulldozer] ブルドーザー
        [throw] まとめ出し
        [cards] ばらのカード
       *[single] シングル
    }
a-play =
    { $kind ->
        [tractor] { $n }枚のトラクター
        [bulldozer] { $n }枚のブルドーザー
        [throw] { $n }枚のまとめ出し
        [cards] カード{ $n }枚
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair] ペア{ $n }組
        [triple] スリーカード{ $n }組
        [quad] フォーカード{ $n }組
        [tractor] { $cards }枚のトラクター{ $n }組
        [bulldozer] { $cards }枚のブルドーザー{ $n }組
       *[single] シングル{ $n }枚
    }
deed-play = { a-play }
deed-declare = { $n }枚さらす
deed-pass = { picture-done }
deed-redeal = 配り直し
deed-trump = 切り札は{ suit }
deed-bury = { $n }枚伏せる
deed-choose = まとめ出しの{ $n }枚
kind-typed =
    { $kind ->
        [pair] ペア 対子 2枚
        [triple] スリーカード スリー 3枚
        [quad] フォーカード フォー 4枚
        [tractor] トラクター 拖拉機 連続ペア
        [bulldozer] ブルドーザー 推土機 連続スリー
        [throw] まとめ出し まとめ 全部
        [single] シングル 1枚
       *[cards] カード
    }

of-suit =
    { $suit ->
        [T] 切り札
       *[other] { suit }
    }

# 共通の文が使う言葉。
trick-word = トリック

game = 升級
preset =
    { $preset ->
        [standard] 標準
        [strict] 厳格
        [popular] 一般
        [tournament] 大会
        [rbtying] rbtying版
       *[other] ローカルルール
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] 2組のカード、切り札ランク2～A。底牌は2倍
        [strict] 標準と同じで、切り札で切るにはリードとまったく同じ形が必要
        [popular] 最後がペアやトラクターなら底牌はもっと多く数える。止められたまとめ出しは最小の部分
        [tournament] 止められたまとめ出しは減点。子の昇級は1回に3つまで
        [rbtying] 切り札で切った役には、全部の部分で勝つ必要がある
       *[other] このサーバーのルール
    }
rules-dealt = { packs }、{ $hand }枚ずつ、底牌{ $kitty }枚
match-goal =
    { $max_level ->
        [NT] ノートランプで親を守るまで
       *[A] 切り札ランクAで親を守るまで
    }
