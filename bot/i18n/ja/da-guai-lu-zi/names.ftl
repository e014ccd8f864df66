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
kind =
    { $kind ->
        [pair] { rank-many }のペア
        [triple] { rank-many }のスリーカード
        [straight] { rank-one }までのストレート
        [flush] { rank-one }が最高のフラッシュ
        [full_house] { rank-many }のフルハウス
        [four_plus_one] { rank-many }のフォーカード
        [straight_flush] { rank-one }までのストレートフラッシュ
        [five_of_a_kind] { rank-many }のファイブカード
       *[single] シングル
    }
a-kind =
    { $kind ->
        [pair] { rank-many }のペア
        [triple] { rank-many }のスリーカード
        [straight] { rank-one }までのストレート
        [flush] { rank-one }が最高のフラッシュ
        [full_house] { rank-many }のフルハウス
        [four_plus_one] { rank-many }のフォーカード
        [straight_flush] { rank-one }までのストレートフラッシュ
        [five_of_a_kind] { rank-many }のファイブカード
        [single] シングル
       *[none] ばらのカード
    }
play-title =
    { $kind ->
        [single] シングル
        [pair] { rank-many }のペア
        [triple] { rank-many }のスリーカード
        [straight] { rank-one }までのストレート
        [flush] { rank-one }が最高のフラッシュ
        [full_house] { rank-many }のフルハウス
        [four_plus_one] { rank-many }のフォーカード
        [straight_flush] { rank-one }までのストレートフラッシュ
       *[five_of_a_kind] { rank-many }のファイブカード
    }
kind-title =
    { $kind ->
        [pair] ペア
        [triple] スリーカード
        [straight] ストレート
        [flush] フラッシュ
        [full_house] フルハウス
        [four_plus_one] フォーカード
        [straight_flush] ストレートフラッシュ
        [five_of_a_kind] ファイブカード
       *[single] シングル
    }
kind-meant =
    { $kind ->
        [pair] 同じランク2枚
        [triple] 同じランク3枚
        [straight] 続いたランク5枚
        [flush] 同じスート5枚
        [full_house] 同じランク3枚と、別の同じランク2枚
        [four_plus_one] 同じランク4枚と、何か1枚
        [straight_flush] 同じスートで続いた5枚
        [five_of_a_kind] 同じランク5枚
       *[single] カード1枚
    }
kind-typed =
    { $kind ->
        [pair] ペア ワンペア 2枚
        [triple] スリーカード スリー 3枚
        [straight] ストレート 順子 階段 から まで
        [flush] フラッシュ 同花
        [full_house] フルハウス フル
        [four_plus_one] フォーカード フォー 4枚
        [straight_flush] ストレートフラッシュ ストフラ 同花順
        [five_of_a_kind] ファイブカード ファイブ 5枚
        [single] シングル 1枚
       *[none] カード
    }

deed-pass = パス
deed-give =
    { $tribute ->
        [yes] 貢のカード1枚
       *[no]
            { $n ->
                [1] 返すカード1枚
               *[other] 選んでもらうカード{ $n }枚
            }
    }
deed-choose = 出されたカードから1枚

# 共通の文が使う言葉。
trick-word = 場

game = 大怪路子
preset =
    { $preset ->
        [dglz-standard] 標準
        [dglz-wikipedia] 切り札ランクAまで
        [dglz-17dp] 切り札ランク5まで
        [dglz-17dp-choice] 切り札ランク5まで、選択式
        [dglz-follow-the-joker] ジョーカーに続け
       *[other] ローカルルール
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] 捕まえた相手1人ごとに点。マッチは6点まで
        [dglz-wikipedia] 切り札と貢があり、切り札ランクは2からAまで
        [dglz-17dp] 切り札があり、切り札ランクは5まで。貢はランダムに決まります
        [dglz-17dp-choice] 切り札があり、切り札ランクは5まで。貢と返すカードを自分で選びます
        [dglz-follow-the-joker] ストレートがフラッシュに勝ちます。マッチは6点まで
       *[other] このサーバーのルール
    }
rules-dealt = { packs }、{ $hand }枚ずつ
match-goal =
    { $dg-match_end ->
        [points] { $dg-target }点まで
        [deals] { $dg-deals }ディール
        [level] 切り札ランク{ $dg-level_end }で勝つまで
       *[open] ホストが終えるまで
    }
