# 共通の文が使う言葉。
trick-word = 場

game = 鋤大D

kind =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quads] 4枚だけのフォーカード
        [two_pair] ツーペア
        [two_pair_kicker] ツーペア＋1枚
        [straight] ストレート
        [flush] フラッシュ
        [full_house] フルハウス
        [four_plus_one] フォーカード
        [straight_flush] ストレートフラッシュ
        [straight_flush_7] ストレートフラッシュ＋2枚
        [royal_flush] ストレートフラッシュ10-J-Q-K-A
       *[single] シングル
    }
kind-title =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quads] 4枚だけのフォーカード
        [two_pair] ツーペア
        [two_pair_kicker] ツーペア＋1枚
        [straight] ストレート
        [flush] フラッシュ
        [full_house] フルハウス
        [four_plus_one] フォーカード
        [straight_flush] ストレートフラッシュ
        [straight_flush_7] ストレートフラッシュ＋2枚
       *[single] シングル
    }
kind-meant =
    { $kind ->
        [pair] 同じランク2枚
        [triple] 同じランク3枚
        [quads] 同じランク4枚
        [two_pair] 同じランク2枚を2組
        [two_pair_kicker] 同じランク2枚を2組と、何か1枚
        [straight] 続いたランク5枚
        [flush] 同じ{ suit-word }5枚
        [full_house] 同じランク3枚と、別の同じランク2枚
        [four_plus_one] 同じランク4枚と、何か1枚
        [straight_flush] 同じ{ suit-word }で続いた5枚
        [straight_flush_7] 同じ{ suit-word }で続いた5枚と、何か2枚
       *[single] { card-word }1枚
    }
kind-plural =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quads] 4枚だけのフォーカード
        [two_pair] ツーペア
        [two_pair_kicker] ツーペア＋1枚
        [straight] ストレート
        [flush] フラッシュ
        [full_house] フルハウス
        [four_plus_one] フォーカード
        [straight_flush] ストレートフラッシュ
        [straight_flush_7] ストレートフラッシュ＋2枚
       *[single] シングル
    }
a-kind =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [quads] 4枚だけのフォーカード
        [two_pair] ツーペア
        [two_pair_kicker] ツーペア＋1枚
        [straight] ストレート
        [flush] フラッシュ
        [full_house] フルハウス
        [four_plus_one] フォーカード
        [straight_flush] ストレートフラッシュ
        [straight_flush_7] ストレートフラッシュ＋2枚
        [royal_flush] ストレートフラッシュ10-J-Q-K-A
       *[single] シングル
    }
kind-typed =
    { $kind ->
        [pair] ペア ワンペア 対子 2枚
        [triple] スリーカード スリー 三条 3枚
        [quads] フォーカード フォー 4枚
        [two_pair] ツーペア 2ペア
        [two_pair_kicker] ツーペア 2ペア
        [straight] ストレート 順子 階段 から まで
        [flush] フラッシュ 同花
        [full_house] フルハウス フル
        [four_plus_one] フォーカード フォー 4枚 怪物
        [straight_flush] ストレートフラッシュ ストフラ 同花順 から まで 怪物
        [straight_flush_7] ストレートフラッシュ ストフラ 同花順 7枚 怪物
        [single] シングル 1枚
       *[none] カード
    }

preset =
    { $preset ->
        [pagat-basic] 基本のゲーム
        [chudadi-standard] チューダーディー、標準
        [chudadi-hongkong] チューダーディー、香港の点
        [hong-kong] 香港、アイヴァン・イップ版
        [hong-kong-boehnker] 香港、カール・ベーンカー版
        [japanese-wikipedia-official] 公式、日本語版の記事から
        [hong-kong-wikipedia] 香港、日本語版の記事から
        [mainland] 中国本土
        [malaysia] マレーシア、3人用
        [taiwan] 台湾、減点式
        [taiwan-plus-minus] 台湾、プラスマイナス式
        [taiwan-latta] 台湾、トッド・ラッタ版
        [lukang] 鹿港
        [taiwan-fixed] 台湾、敗者1人
        [singapore] シンガポール
        [indonesia] インドネシア
        [philippines-pusoy-dos] プソイ・ドス
        [da-lao-er-gamesky] 打大老二、ゲームスカイ版
        [three-player-17] 3人用、17枚
        [three-player-13-draw] 3人用、引きあり
        [two-player-13] 2人用、13枚
        [two-player-17] 2人用、17枚
        [two-player-21] 2人用、21枚
        [two-player-26] 2人用、全部のカード
        [class-struggle-1] 階級闘争、1枚ずつ
        [class-struggle-2] 階級闘争、まとめて
        [tribute-hk-1] 貢、手札を選ぶ
        [tribute-hk-2] 貢、1枚
        [tribute-hk-3] 貢、2枚と1枚
        [tribute-hk-4] 貢、3枚を順に
        [lectio] レクティオ、5人用のタイル
       *[other] ローカルルール
    }
preset-short =
    { $preset ->
        [pagat-basic] 基本
        [chudadi-standard] チューダーディー
        [chudadi-hongkong] チューダーディー香港
        [hong-kong] 香港（イップ）
        [hong-kong-boehnker] 香港（ベーンカー）
        [japanese-wikipedia-official] 公式
        [hong-kong-wikipedia] 香港（記事）
        [mainland] 中国本土
        [malaysia] マレーシア
        [taiwan] 台湾
        [taiwan-plus-minus] 台湾プラスマイナス
        [taiwan-latta] 台湾（ラッタ）
        [lukang] 鹿港
        [taiwan-fixed] 台湾敗者1人
        [singapore] シンガポール
        [indonesia] インドネシア
        [philippines-pusoy-dos] プソイ・ドス
        [da-lao-er-gamesky] 打大老二
        [three-player-17] 3人用
        [three-player-13-draw] 3人用引きあり
        [two-player-13] 2人用13枚
        [two-player-17] 2人用17枚
        [two-player-21] 2人用21枚
        [two-player-26] 2人用26枚
        [class-struggle-1] 階級闘争
        [class-struggle-2] 階級闘争まとめて
        [tribute-hk-1] 貢、手札
        [tribute-hk-2] 貢1枚
        [tribute-hk-3] 貢2枚
        [tribute-hk-4] 貢3枚
        [lectio] レクティオ
       *[other] ローカルルール
    }
preset-about =
    { $preset ->
        [pagat-basic] 基本のゲーム。ホストが終えるまで点を足していきます
        [chudadi-standard] 最後の1枚を宣言します。マッチは200点まで
        [chudadi-hongkong] 最後の1枚を宣言します。点は軽めで、マッチは100点まで
        [hong-kong] 一条竜は即勝ち。いちばん強いカード1枚では上がれません
        [hong-kong-boehnker] ストレートとフラッシュは香港式、ほかは基本のゲーム
        [japanese-wikipedia-official] 勝者が最初に出します。弱い手札は配り直せます。各自が自分のカードの分だけ減点
        [hong-kong-wikipedia] 公式と同じで、最後の1枚を宣言しないと負け
        [mainland] 公式と同じで、倍が大きめ
        [malaysia] いちばん弱いカードを、伏せたカードと交換できます
        [taiwan] スリーカードとフラッシュなし。5枚は同じ役で勝負、怪物は何にでも勝ちます
        [taiwan-plus-minus] 台湾と同じで、2は倍、勝者に1点
        [taiwan-latta] スリーカードとフラッシュなし。7枚のストレートフラッシュが怪物
        [lukang] 基本のゲームに、何にでも勝つ怪物
        [taiwan-fixed] 怪物は何にでも勝ち、敗者1人が勝者に払います
        [singapore] 基本のゲームからスリーカードとフラッシュを除いたもの
        [indonesia] パスは場が流れるまで。特別な役に点。10ディールごとに仕切り直し
        [philippines-pusoy-dos] ダイヤがいちばん強く、勝者だけに点
        [da-lao-er-gamesky] フラッシュなし、怪物は何にでも勝ちます
        [three-player-17] 3人用の基本のゲーム、1枚余り
        [three-player-13-draw] 3人用の基本のゲーム、パスすると山札から引きます
        [two-player-13] 2人用の基本のゲーム、カードは半分
        [two-player-17] 2人用の基本のゲーム、17枚ずつ
        [two-player-21] 2人用の基本のゲーム、21枚ずつ
        [two-player-26] 2人用の基本のゲーム、全部のカード
        [class-struggle-1] 国王、諸侯、平民、奴隷がディールの前に1枚ずつ交換
        [class-struggle-2] 国王、諸侯、平民がカードを要求し、代わりのカードを出して選ばせます
        [tribute-hk-1] 伏せた手札を、1位から順に選びます
        [tribute-hk-2] 最下位がいちばん強いカードを1位に渡します
        [tribute-hk-3] 最下位が1位に2枚、3位が2位に1枚渡します
        [tribute-hk-4] 強い3枚が1位に渡り、カードが順に回ります
        [lectio] 4色で1～15のタイル、最初は149点ずつ
       *[other] このサーバーのルール
    }

rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] タイルは{ $tiles }まで、{ $size }枚ずつ
               *[other] タイルは{ $tiles }まで、{ $size }枚ずつ、余り{ $left }枚
            }
       *[std52]
            { $left ->
                [0] { packs }、{ $size }枚ずつ
               *[other]
                    { $rest-use ->
                        [stock] { packs }、{ $size }枚ずつ、山札{ $left }枚
                        [discard] { packs }、{ $size }枚ずつ、{ $left }枚は使わない
                       *[give] { packs }、{ $size }枚ずつ、余り{ $left }枚
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] { $match-target }点まで
        [deals] { deals }
        [deals_or_chips] { deals }、または誰かの点がなくなるまで
       *[open] ホストが終えるまで
    }
