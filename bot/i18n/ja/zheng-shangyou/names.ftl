rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] 小ジョーカー
        [BJ] 大ジョーカー
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] 小ジョーカー
        [BJ] 大ジョーカー
       *[other] { $rank }
    }
a-two =
    { $order ->
        [low] A
       *[high] 2
    }
a-reading =
    { $kind ->
        [pair] { rank-many }のペア
        [triple] { rank-many }のスリーカード
        [quads] { rank-many }のフォーカード
        [set] { rank-many }のセット
        [full_house] { rank-many }のフルハウス
        [sequence] { rank-one }までのストレート
        [suited_sequence] { rank-one }までの同じスートのストレート
        [double_sequence] { rank-one }までの連続ペア
        [triple_sequence] { rank-one }までの連続スリーカード
        [quad_sequence] { rank-one }までの連続フォーカード
        [bomb] { rank-many }の爆弾
        [rocket] ロケット
        [none] 役でない
       *[single] シングル
    }
reading-title =
    { $kind ->
        [pair] { rank-many }のペア
        [triple] { rank-many }のスリーカード
        [quads] { rank-many }のフォーカード
        [set] { rank-many }のセット
        [full_house] { rank-many }のフルハウス
        [sequence] { rank-one }までのストレート
        [suited_sequence] { rank-one }までの同じスートのストレート
        [double_sequence] { rank-one }までの連続ペア
        [triple_sequence] { rank-one }までの連続スリーカード
        [quad_sequence] { rank-one }までの連続フォーカード
        [bomb] { rank-many }の爆弾
        [rocket] ロケット
       *[single] シングル
    }
a-kind =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quads] フォーカード
        [set] セット
        [full_house] フルハウス
        [sequence] ストレート
        [suited_sequence] 同じスートのストレート
        [double_sequence] 連続ペア
        [triple_sequence] 連続スリーカード
        [quad_sequence] 連続フォーカード
        [bomb] 爆弾
        [rocket] ロケット
       *[single] シングル
    }
kind-title =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quads] フォーカード
        [set] セット
        [full_house] フルハウス
        [sequence] ストレート
        [suited_sequence] 同じスートのストレート
        [double_sequence] 連続ペア
        [triple_sequence] 連続スリーカード
        [quad_sequence] 連続フォーカード
        [bomb] 爆弾
        [rocket] ロケット
       *[single] シングル
    }
kind-meant =
    { $kind ->
        [pair] 同じランク2枚
        [triple] 同じランク3枚
        [quads] 同じランク4枚
        [set] 同じランク何枚か
        [full_house] 同じランク3枚と、別の同じランク2枚
        [sequence] 続いたランク
        [suited_sequence] 同じスートで続いたランク
        [double_sequence] 続いたランクのペア
        [triple_sequence] 続いたランクのスリーカード
        [quad_sequence] 続いたランクのフォーカード
        [bomb] ワイルドなしの同じランク4枚以上
        [rocket] 小ジョーカーと大ジョーカー
       *[single] カード1枚
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] ペア ワンペア 2枚
        [triple] スリーカード スリー 3枚
        [quads] フォーカード フォー 4枚
        [set] セット 同ランク
        [full_house] フルハウス フル
        [sequence] ストレート 順子 階段
        [suited_sequence] ストレート 同スート 同じスート ストレートフラッシュ 階段
        [double_sequence] 連続ペア 連対
        [triple_sequence] 連続スリーカード 連続スリー
        [quad_sequence] 連続フォーカード 連続フォー
        [bomb] 爆弾 ボム
        [rocket] ロケット ジョーカー
        [none] カード
       *[single] シングル 1枚
    }

deed-pass = パス
deed-give = カード{ $n }枚を渡す
deed-choose =
    { $n ->
        [0] 1枚目
       *[other] 2枚目
    }

# 共通の文が使う言葉。
trick-word = 場

game = 争上游
preset =
    { $preset ->
        [zs-pits] ピッツ
        [zs-pits-teams] ピッツ、チーム戦
        [zs-pits-pairs] ピッツ、ペア戦
        [zs-pits-aces] ピッツ、Aがワイルド
        [zs-mobile] モバイル
        [zs-wikipedia] ウィキペディア版
        [zs-nathan] ネイサン版
       *[other] ローカルルール
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2とジョーカーがワイルド。下の2人がいちばん強いカードを渡します
        [zs-pits-teams] 3人対3人。最下位を出さないのが目標です
        [zs-pits-pairs] 2人対2人でパートナーは向かい側。25点まで
        [zs-pits-aces] 2がいちばん弱く、Aが最強でワイルド
        [zs-mobile] ワイルドも交換もなし。パスは場が流れるまで
        [zs-wikipedia] ワイルドなし。爆弾、フルハウス、5枚からのストレート
        [zs-nathan] 4人用、ワイルドなし。最弱のスペードを持つ人がリードし、爆弾があります
       *[other] このサーバーのルール
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }、{ $hand }枚ずつ
               *[other] { packs }、{ $hand }枚ずつ、{ $surplus }枚は使わない
            }
       *[no] { packs }、{ $least }枚か{ $hand }枚ずつ
    }
match-goal =
    { $zs-match_end ->
        [points] { $zs-target }点まで
        [deals] { $zs-deals }ディール
       *[open] ホストが終えるまで
    }
