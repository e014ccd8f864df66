brief-cards =
    { $deck-kind ->
        [lectio] **タイル：** { $seats-count }人、{ $size }枚ずつ。3がいちばん弱く、{ $tiles }まで上がり、次が1、最強は2。同じ数なら強い順に{ $suits }。
       *[std52] **カード：** { $seats-count }人、{ $size }枚ずつ。3がいちばん弱く、Kまで上がり、次がA、最強は2。同じランクなら強い順に{ $suits }。
    }
brief-plays = **役：** { $kinds }。
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **勝ち方：** 同じ役でより強いもの。フォーカードとストレートフラッシュは何にでも勝ちます。
               *[other] **勝ち方：** 同じ枚数の{ cards-word }でより強いもの。5枚は弱い順に：{ $ladder }。最後の2つは何にでも勝ちます。
            }
       *[off]
            { $answer-five ->
                [same_type] **勝ち方：** 同じ役でより強いもの。またはパス。
               *[other] **勝ち方：** 同じ枚数の{ cards-word }でより強いもの。5枚は弱い順に：{ $ladder }。
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **最後の1枚：** 宣言はいりません。出し方の制限もありません。
                [legal] **最後の1枚：** 宣言はいりません。次の人が1枚なら、いちばん強いシングルか2枚以上の役を出します。
               *[liability] **最後の1枚：** 宣言はいりません。次の人が1枚なら強く出します。さもないと全員の分を肩代わりすることがあります。
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **最後の1枚：** 残り1枚になったら宣言します。しないと、次の番に出せません。
                [loses] **最後の1枚：** 残り1枚になったら宣言します。せずに上がると、そのディールは負けです。
               *[nothing]
                    { $last-declare ->
                        [one] **最後の1枚：** { card-word }が残り1枚になったら宣言します。
                        [two] **最後の1枚：** { cards-word }が残り2枚になったら宣言します。
                       *[both] **最後の1枚：** { cards-word }が残り2枚になったら宣言し、1枚でもう一度宣言します。
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **点：** 勝者だけが得点：1点、最後の手の2が1枚ごとに倍。
        [places] **点：** 順位の点は{ $places }、最下位は0。
        [fixed_loser] **点：** 最後に最も強いカードを持つ敗者1人が、勝者に{ $score-fixed }点払います。
       *[other]
            { $tier_shape ->
                [rows] **点：** 残った{ cards-word }：{ rule-score-base.word }；倍：{ rule-score-tiers.word }。精算：{ rule-score-settle.word }。
                [one] **点：** 残った{ cards-word }：{ rule-score-base.word }；すべて × { $factor }。精算：{ rule-score-settle.word }。
               *[flat] **点：** 残った{ cards-word }：{ rule-score-base.word }。精算：{ rule-score-settle.word }。
            }
    }
brief-special =
    { $special_shape ->
        [none] **特別なルール：** なし。
        [all] **特別なルール：** { $specials }。
       *[some] **特別なルール：** { $specials }；ほかにもあります。
    }
special =
    { $what ->
        [exchange-kind] ディールの間：{ rule-exchange-kind.word }
        [seats-direction] 番の回り方：{ rule-seats-direction.word }
        [end-mode] ディールの終わり：{ rule-end-mode.word }
        [stock-draw] パスで引く枚数：{ rule-stock-draw.word }
        [rest-use] 余った{ cards-word }：{ rule-rest-use.word }
        [instant-dragon] 全ランク1枚ずつなら即勝ち
        [instant-four_twos] 2が4枚なら即勝ち
        [redeal-points_below] 弱い手札は配り直せる
        [redeal-ten_high] 10より上がない手札は配り直せる
        [redeal-two_courts] 絵札が2枚以下の手札は配り直せる
        [redeal-four_twos] 2が4枚の手札は配り直せる
        [pass-lock] パスしたら場が流れるまで出せない
        [pass-self_extend] 全員がパスしたら自分の手に重ねて出せる
        [pass-echo] 全員がパスした手より強いリードには、誰も勝負できない
        [end-top_two] 最強の1枚での上がり：{ rule-end-top_two.word }
        [start-low_card] 最初の手：{ rule-start-low_card.word }
        [start-later] 2回目から最初に出す人：{ rule-start-later.word }
        [match-end] マッチの終わり：{ rule-match-end.word }
       *[combo-straight_order] ストレート：{ rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] よく遊ぶもの
        [hong-kong] 香港と中国本土
        [taiwan] 台湾
        [south-east] 東南アジア
        [fewer] 2人、3人、5人用
       *[exchange] 交換あり
    }
