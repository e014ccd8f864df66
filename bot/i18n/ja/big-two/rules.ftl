rule-deck-kind =
    { $deck-kind ->
        [lectio] 4色で1～{ $tiles }のタイルを使います。弱い順に3～{ $tiles }、1、2。太陽の{ $tiles }は{ $tiles }rと書き、bは雲、yは星、gは月です（BT‑1.6）。
       *[std52] 52枚のカード1組を使い、ジョーカーは入れません。弱い順に3 4 5 6 7 8 9 10 J Q K A 2（BT‑1.1）。
    }
    .title = カードの種類
    .word =
        { $deck-kind ->
            [lectio] 4色のタイル
           *[std52] カード52枚
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] 同じ数なら色で決まります。{ suits-ordered }（BT‑1.6）。
        [cdhs] 同じランクならスートで決まります。{ suits-ordered }（BT‑1.4）。
        [cshd] 同じランクならスートで決まります。{ suits-ordered }（BT‑1.5）。
       *[dchs] 同じランクならスートで決まります。{ suits-ordered }（BT‑1.3）。
    }
    .title = スートの順
    .word = 強い順に{ $suits }
suits-ordered = 強い順に{ $suits }。最強の{ card-word }は{ $high }、最弱は{ $low }です
rule-deck-tile_max = いちばん大きいタイル：{ $tile_rows }（BT‑17.2）。
    .title = いちばん大きいタイル
    .allowed = 3～5人のそれぞれに5～15（例：{ $example }）
    .word = { $tile_rows }
tile-row = { $seats }人で{ $top }
rule-seats-count = { $seats-count }人の個人戦です（BT‑2.1）。
    .title = 人数
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] 番は時計回りです（BT‑0.3）。
       *[ccw] 番は反時計回りです（BT‑0.3）。
    }
    .title = 番の回り方
    .word =
        { $seats-direction ->
            [cw] 時計回り
           *[ccw] 反時計回り
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] 回り方はディールごとに逆になります（BT‑2.2）。
       *[no] 回り方はどのディールも同じです（BT‑2.2）。
    }
    .title = 回り方の入れ替え
    .off = 回り方の入れ替え
    .word =
        { $seats-alternate ->
            [yes] ディールごと
           *[no] なし
        }

rule-deal-first_dealer = 最初のディーラーはランダムに決まります（BT‑3）。
    .title = 最初のディーラー
    .word = ランダム
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first }次からは勝者の1つ前の人が配ります（BT‑3）。
        [loser] { chance-first }次からは{ cards-word }がいちばん多く残った人が配ります（BT‑5.4）。
       *[winner] { chance-first }次からは勝者が配ります（BT‑3）。
    }
    .title = 2回目からのディーラー
    .word =
        { $deal-next_dealer ->
            [before_winner] 勝者の1つ前の人
            [loser] { cards-word }がいちばん多く残った人
           *[winner] 勝者
        }
chance-first = 最初のディーラーはランダムに決まります。
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] シャッフルはボットがします。本物の{ cards-word }では最下位か下から2番目の人です（BT‑3.5）。
       *[dealer] シャッフルはボットがします。本物の{ cards-word }ではディーラーです（BT‑3.5）。
    }
    .title = シャッフルする人
    .word =
        { $deal-shuffler ->
            [last_or_second_last] 最下位か下から2番目の人
           *[dealer] ディーラー
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] カットは誰でもできます。本物の{ cards-word }では位がいちばん上の人です（BT‑3.5）。
        [none] カットは誰でもできます。本物の{ cards-word }では誰もしません（BT‑3.5）。
       *[right_of_dealer] カットは誰でもできます。本物の{ cards-word }ではディーラーの右の人です（BT‑3.5）。
    }
    .title = カットする人
    .word =
        { $deal-cutter ->
            [first_ranked] 位がいちばん上の人
            [none] なし
           *[right_of_dealer] ディーラーの右の人
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] ディーラーの次の人から{ card-word }を配ります（BT‑3.3）。
       *[cut_card] めくった{ card-word }で、誰から配るかを決めます（BT‑3.2）。
    }
    .title = 最初に配られる人
    .word =
        { $deal-first_receiver ->
            [next_in_turn] ディーラーの次の人
           *[cut_card] めくった{ card-word }から数える
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] 全部の{ cards-word }を等分して、{ $size }枚ずつ配ります（BT‑3.1）。
       *[other] 1枚ずつ、1人{ $size }枚配ります（BT‑3.1）。
    }
    .title = 1人に配る枚数
    .allowed = { $example }（全部を等分）、または1～26
    .word =
        { $deal-hand_size ->
            [equal] 全部、{ $size }枚ずつ
           *[other] { $deal-hand_size }枚ずつ
        }
page-left =
    { $left ->
        [0] 余りは出ません（BT‑3.6）。
       *[other] { cards-word }が{ $left }枚余ります（BT‑3.6）。
    }
rule-rest-use =
    { $rest-use ->
        [may_take] いちばん弱い{ card-word }を配られた人が、余った{ cards-word }を取るか断ります（BT‑4.4）。
        [swap] { $low }を持つ人は、余りの1枚目の{ card-word }と交換できます。その後は何で始めてもかまいません（BT‑4.5）。
        [discard] 余った{ cards-word }は使わず、誰も見ません（BT‑4.6）。
        [stock] 余った{ cards-word }は伏せて山札にします（BT‑4.7）。
       *[give] いちばん弱い{ card-word }を配られた人が、余った{ cards-word }を全部取ります（BT‑4.2）。
    }
    .title = 余ったカード
    .word =
        { $rest-use ->
            [may_take] 最弱の{ card-word }の人が取れる
            [swap] 最弱の{ card-word }と1枚交換できる
            [discard] 使わない
            [stock] 引くための山札
           *[give] 最弱の{ card-word }の人が取る
        }
rule-rest-face =
    { $rest-face ->
        [down] 余った{ cards-word }は伏せたままで、取る人だけが見ます（BT‑4.3）。
       *[up] 余った{ cards-word }は、先に全員に見せます（BT‑4.3）。
    }
    .title = 余ったカードを見せるか
    .word =
        { $rest-face ->
            [down] 伏せる
           *[up] 見せる
        }
rule-stock-draw =
    { $stock-draw ->
        [one] パスすると、山札から{ card-word }を1枚引きます（BT‑4.7）。
        [combo_size] パスすると、場の手と同じ枚数の{ cards-word }を引きます（BT‑4.7）。
       *[none] パスしても引きません（BT‑4.7）。
    }
    .title = パスで引く枚数
    .word =
        { $stock-draw ->
            [one] { card-word }1枚
            [combo_size] 場の手と同じ枚数
           *[none] なし
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] 山札がなくなったら、流れた場のカードで作り直します。1ディールに4回までです（BT‑4.7）。
       *[no] 山札がなくなったら、もう誰も引きません（BT‑4.7）。
    }
    .title = 山札の作り直し
    .word =
        { $stock-recycle ->
            [yes] 流れた場のカードから
           *[no] なし
        }

rule-start-first = 最初のディールは、いちばん弱い{ card-word }を持つ人が始めます（BT‑5.1）。
    .title = 最初のディールで最初に出す人
    .word = 最弱の{ card-word }の人
rule-start-later =
    { $start-later ->
        [winner] { lowest-first }次からは前の勝者がリードします（BT‑5.3）。
        [last_loser] { lowest-first }次からは{ cards-word }がいちばん多く残った人がリードします。同じなら、最強の役が弱いほうです（BT‑5.4）。
        [last_ranked] { lowest-first }次からは前の最下位がリードします（BT‑5.5）。
       *[lowest_dealt] どのディールも、いちばん弱い{ card-word }を持つ人が始めます（BT‑5.1）。
    }
    .title = 2回目から最初に出す人
    .word =
        { $start-later ->
            [winner] 前の勝者
            [last_loser] { cards-word }がいちばん多く残った人
            [last_ranked] 前の最下位
           *[lowest_dealt] 最弱の{ card-word }の人
        }
lowest-first = 最初のディールは、いちばん弱い{ card-word }を持つ人が始めます。
rule-start-low_card =
    { $start-low_card ->
        [include] いちばん弱い{ card-word }で始める人は、それを1枚か役に入れて出します（BT‑5.2）。
        [alone] いちばん弱い{ card-word }で始める人は、それを1枚で出します（BT‑5.2）。
       *[free] いちばん弱い{ card-word }を持つ人は、何で始めてもかまいません（BT‑5.2）。
    }
    .title = ディールの最初の手
    .word =
        { $start-low_card ->
            [include] 最弱の{ card-word }を入れる
            [alone] 最弱の{ card-word }1枚だけ
           *[free] 何でも
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] いちばん弱い{ card-word }から出すのは、最初のディールだけです（BT‑5.2）。
               *[other] いちばん弱い{ card-word }から出すのは、仕切り直しのディールだけです（BT‑5.2）。
            }
       *[every_lowest_start] いちばん弱い{ card-word }で始めるディールでは、毎回それから出します（BT‑5.2）。
    }
    .title = 最初の手が決まっているディール
    .word =
        { $start-low_card_scope ->
            [first_deal] 最初のディール
           *[every_lowest_start] 最弱の{ card-word }で始めるとき毎回
        }
rule-start-round_len =
    { $start-round_len ->
        [0] 2回目からのディールに仕切り直しはありません（BT‑5.6）。
        [1] 毎回仕切り直し、ディーラーはランダムに決まります（BT‑5.6）。
       *[other] { $start-round_len }ディールごとに仕切り直し、ディーラーはランダムに決まります（BT‑5.6）。
    }
    .title = 仕切り直しまでのディール数
    .off = 何ディールかごとの仕切り直し
    .word =
        { $start-round_len ->
            [0] なし
           *[other] { $start-round_len }
        }

page-kinds = 出せる役：{ $kinds }（BT‑6.1）。
page-unplayed = 出せない役：{ $unplayed }（BT‑6.1）。
rule-combo-triple =
    { $combo-triple ->
        [yes] スリーカードを出せます。同じランク3枚だけで、ほかの{ card-word }はつきません（BT‑6.1）。
       *[no] スリーカードだけでは出せません（BT‑6.1）。
    }
    .title = スリーカード
    .word =
        { $combo-triple ->
            [yes] あり
           *[no] なし
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] フラッシュを出せます。同じ{ suit-word }5枚で、ストレートでないものです（BT‑6.3）。
       *[no] フラッシュは出せません（BT‑6.3）。
    }
    .title = フラッシュ
    .word =
        { $combo-flush ->
            [yes] あり
           *[no] なし
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] フォーカードは5枚目の{ card-word }なしでも出せます。勝てるのは、より強いフォーカードと怪物です（BT‑6.7）。
               *[off] フォーカードは5枚目の{ card-word }なしでも出せます。勝てるのは、より強いフォーカードだけです（BT‑6.7）。
            }
        [two_pair] { cards-word }4枚はツーペアとしてだけ出せます（BT‑6.8）。
       *[none] フォーカードは同じランク4枚に、どの{ card-word }でも1枚つけた5枚です（BT‑6.5）。
    }
    .title = 4枚の役
    .word =
        { $combo-four ->
            [quads] フォーカード
            [two_pair] ツーペア
           *[none] なし
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] ツーペアにどの{ card-word }でも1枚つけて出せます。ストレートより弱い役です（BT‑6.8）。
       *[no] ツーペアに5枚目の{ card-word }をつけて出すことはできません（BT‑6.8）。
    }
    .title = ツーペア＋1枚
    .word =
        { $combo-two_pair_kicker ->
            [yes] あり
           *[no] なし
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] ストレートフラッシュはどの{ cards-word }でも2枚つけた7枚です。5枚だけならストレートです（BT‑6.6）。
       *[0] ストレートフラッシュは{ cards-word }5枚です（BT‑6.6）。
    }
    .title = ストレートフラッシュにつける枚数
    .word =
        { $combo-sf_kickers ->
            [2] 2枚
           *[0] なし
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] ストレート、強い順：{ $straights }。2が入れば、その2のスートで決まります（BT‑8.1）。ストレートでないもの：{ $gaps }。
        [so-lectio] ストレート、強い順：{ $straights }（BT‑8）。ストレートでないもの：{ $gaps }。
       *[other] ストレート、強い順：{ $straights }（BT‑8.1）。ストレートでないもの：{ $gaps }。
    }
    .title = ストレートの順
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5が最強、2-3-4-5-6が最弱
            [so-26-then-a5] 2-3-4-5-6が最強、次がA-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6が最強、A-2-3-4-5が最弱
            [so-no-a5] 10-J-Q-K-Aが最強、2-3-4-5-6が最弱
            [so-2high-26low] J-Q-K-A-2が最強、2-3-4-5-6が最弱
            [so-2high-26second] J-Q-K-A-2が最強、次が2-3-4-5-6
            [so-natural] J-Q-K-A-2が最強、3-4-5-6-7が最弱
            [so-indonesia] A-2-3-4-5と2-3-4-5-6が同じ強さで最強
            [so-hk] A-2-3-4-5が最強、次が2-3-4-5-6
            [so-a5-second] 10-J-Q-K-Aが最強、次がA-2-3-4-5
            [so-lectio] 1-2-3-4-5が最強、次が2-3-4-5-6
           *[so-pagat] 10-J-Q-K-Aが最強、A-2-3-4-5が最弱
        }

page-pair =
    { $combo-triple ->
        [yes] ペアやスリーカードはランクで比べます。同じペアなら、強い{ suit-word }の勝ちです（BT‑7.1）。
       *[no] ペアはランクで比べます。同じなら、強い{ suit-word }の勝ちです（BT‑7.1）。
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] 同じストレートなら、並びの最後の{ card-word }の{ suit-word }で決まります（BT‑7.2）。
       *[game_top] 同じストレートなら、最強のランク（2があれば2）の{ suit-word }で決まります（BT‑7.2）。
    }
    .title = 同じストレートの比べ方
    .word =
        { $cmp-straight_tie ->
            [sequence_top] 並びの最後の{ card-word }の{ suit-word }
           *[game_top] 最強のランクの{ suit-word }
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] フラッシュは{ suit-word }、次にいちばん強い{ card-word }で比べます（BT‑7.3）。
        [top_then_suit] フラッシュはいちばん強い{ card-word }、次にその{ suit-word }で比べます（BT‑7.3）。
       *[all_ranks_then_suit] フラッシュは強いほうからランクを順に、最後に{ suit-word }で比べます（BT‑7.3）。
    }
    .title = フラッシュの比べ方
    .word =
        { $cmp-flush ->
            [suit_first] { suit-word }、次に最強の{ card-word }
            [top_then_suit] 最強の{ card-word }、次にその{ suit-word }
           *[all_ranks_then_suit] ランクを上から順に、次に{ suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] フルハウスは、いちばん強い{ card-word }で比べます（BT‑7.1）。
       *[triple_rank] フルハウスは3枚のランク、フォーカードは4枚のランクで比べます（BT‑7.1）。
    }
    .title = フルハウスの比べ方
    .word =
        { $cmp-full_house ->
            [best_card] 最強の{ card-word }
           *[triple_rank] 3枚のランク
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] フォーカードに勝つのはストレートフラッシュ10-J-Q-K-Aだけです。ほかはそのすぐ下です（BT‑7.6）。
       *[sf_over_quads] どのストレートフラッシュもフォーカードに勝ちます（BT‑7.5）。
    }
    .title = フォーカードとストレートフラッシュ
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] 10-J-Q-K-Aだけがフォーカードに勝つ
           *[sf_over_quads] どれもフォーカードに勝つ
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] { cards-word }5枚には、同じ役のより強いものか、より強い役で勝てます。弱い順に：{ $ladder }（BT‑9.1）。
       *[same_type] { cards-word }5枚には、同じ役のより強いものだけで勝てます。ストレートにはストレートです（BT‑9.2）。
    }
    .title = 5枚への勝ち方
    .word =
        { $answer-five ->
            [any_stronger_type] 同じ役で強いものか、より強い役
           *[same_type] 同じ役だけ
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] フォーカードとストレートフラッシュは怪物で、何枚のどの手にも勝ちます。怪物に勝つのは、より強い怪物だけです（BT‑9.3）。
       *[off] 場と同じ枚数の{ cards-word }で勝負します（BT‑9.1）。
    }
    .title = 怪物
    .word =
        { $answer-monsters ->
            [any_time] フォーカードとストレートフラッシュは何にでも勝つ
           *[off] なし
        }
page-size = それ以外は、場と同じ枚数の{ cards-word }で勝負します（BT‑9.1）。

page-trick = ほかの全員がパスしたら場が流れ、最後に出した人が何でもリードします（BT‑10.2）。
rule-pass-lock =
    { $pass-lock ->
        [trick] パスすると、場が流れるまで出せません（BT‑10.3）。
       *[off] パスしても、同じ場でまた出せます（BT‑10.3）。
    }
    .title = パスの意味
    .word =
        { $pass-lock ->
            [trick] 場が流れるまで出せない
           *[off] その番だけ
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] ほかの全員がパスしたら、自分の手に重ねて出せます。誰も勝負できません（BT‑10.4）。
       *[no] ほかの全員がパスしたら、次の手は新しいリードです（BT‑10.4）。
    }
    .title = 自分の手に重ねて出す
    .off = 自分の手に重ねて出すこと
    .word =
        { $pass-self_extend ->
            [yes] 全員がパスしたら可
           *[no] なし
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] 全員がパスした自分の手より強いものを次にリードすると、誰も勝負できません（BT‑10.5）。
       *[no] 前に何にパスしても、どのリードにも勝負できます（BT‑10.5）。
    }
    .title = 全員がパスした手に勝つリード
    .off = 誰も勝負できないリード
    .word =
        { $pass-echo ->
            [yes] 勝負できない
           *[no] 勝負できる
        }
rule-last-declare =
    { $last-declare ->
        [one] 残り1枚になったら「ラスト1枚！」と宣言します（BT‑11.1）。
        [two] { cards-word }が残り2枚になったら宣言します（BT‑11.1）。
        [both] { cards-word }が残り2枚になったら宣言し、1枚でもう一度宣言します（BT‑11.1）。
       *[none] 残りの{ cards-word }が少なくても、宣言はいりません（BT‑11.1）。
    }
    .title = 最後の1枚の宣言
    .word =
        { $last-declare ->
            [one] { card-word }が残り1枚で
            [two] { cards-word }が残り2枚で
            [both] { cards-word }が残り2枚と1枚で
           *[none] なし
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] 最後の{ card-word }を宣言しないと、次の番に出せません（BT‑11.2）。
        [loses] 最後の{ card-word }を宣言せずに上がると負けで、全員の分を肩代わりします（BT‑11.2）。
       *[nothing] 宣言しなくても何も起きません（BT‑11.2）。
    }
    .title = 最後の1枚を宣言しないと
    .word =
        { $last-undeclared ->
            [card_frozen] 次の番に出せない
            [loses] 上がるとディールに負ける
           *[nothing] 何もなし
        }
page-top-none = 次の人の{ card-word }が残り1枚でも、何を出してもかまいません（BT‑11.4）。
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] 次の人の{ card-word }が残り1枚なら、シングルにはいちばん強いカードを出します。怪物かパスでもかまいません（BT‑11.3）。
               *[off] 次の人の{ card-word }が残り1枚なら、シングルにはいちばん強いカードを出すかパスします（BT‑11.3）。
            }
       *[free] 次の人の{ card-word }が残り1枚でも、シングルにはどれを出してもかまいません（BT‑11.3）。
    }
    .title = 最後の1枚の前の出し方（頂大）
    .word =
        { $top-follow ->
            [highest] 最強のシングルかパス
           *[free] 何でも
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] 次の人の{ card-word }が残り1枚なら、2枚以上の役か最強のシングルをリードします（BT‑11.3）。
        [combo_first] 次の人の{ card-word }が残り1枚なら、2枚以上の役をリードします。なければ最強のシングルです（BT‑11.3）。
       *[free] 次の人の{ card-word }が残り1枚でも、何でもリードできます（BT‑11.3）。
    }
    .title = 最後の1枚の前のリード（頂大）
    .word =
        { $top-lead ->
            [highest_single_or_combo] 2枚以上の役か最強のシングル
            [combo_first] 2枚以上の役、なければ最強のシングル
           *[free] 何でも
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] 次の人の{ card-word }が残り1枚なら、ほかの手は出せません（BT‑11.4）。
        [liability]
            { $score-settle ->
                [fixed_loser] ほかの手を出して最後の{ card-word }がすぐ出たら、1人で払います（BT‑11.4）。
               *[other] ほかの手を出してその{ card-word }がすぐ出たら、全員の分を肩代わりします（BT‑11.4）。
            }
       *[off] { page-top-none }
    }
    .title = 最後の1枚の前の義務（頂大）
    .word =
        { $top-enforce ->
            [legal] ほかの手は出せない
            [liability] ほかの手だと肩代わりすることがある
           *[off] なし
        }

rule-instant-dragon =
    { $instant-dragon ->
        [yes] 全ランク1枚ずつの一条竜は即勝ちです（BT‑12.1）。
       *[no] 全ランク1枚ずつでも即勝ちになりません（BT‑12.1）。
    }
    .title = 一条竜
    .word =
        { $instant-dragon ->
            [yes] 即勝ち
           *[no] 即勝ちでない
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] 2が4枚そろった手札は即勝ちです（BT‑12.1）。
       *[no] 2が4枚でも即勝ちになりません（BT‑12.1）。
    }
    .title = 2が4枚
    .word =
        { $instant-four_twos ->
            [yes] 即勝ち
           *[no] 即勝ちでない
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] 手札がどんなに弱くても遊びます（BT‑12.3）。
       *[other] { $redeal-points_below }点未満の手札は配り直せます。Jは1、Qは2、Kは3、Aは4、2は5点です（BT‑12.2）。
    }
    .title = 弱い手札の配り直し
    .word =
        { $redeal-points_below ->
            [0] なし
           *[other] { $redeal-points_below }点未満の手札
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] 10より上のカードがなければ、配り直しを求められます（BT‑12.3）。
       *[no] 10より上のカードがない手札でも、そのまま遊びます（BT‑12.3）。
    }
    .title = 10より上がないときの配り直し
    .word =
        { $redeal-ten_high ->
            [yes] あり
           *[no] なし
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] J Q Kが2枚以下なら、配り直しを求められます。Aか2があればできません（BT‑12.3）。
       *[no] J Q Kが2枚以下の手札でも、そのまま遊びます（BT‑12.3）。
    }
    .title = 絵札が2枚以下のときの配り直し
    .word =
        { $redeal-two_courts ->
            [yes] あり
           *[no] なし
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] 2が4枚なら、配り直しを求められます（BT‑12.3）。
       *[no] 2が4枚の手札でも、そのまま遊びます（BT‑12.3）。
    }
    .title = 2が4枚のときの配り直し
    .word =
        { $redeal-four_twos ->
            [yes] あり
           *[no] なし
        }
rule-end-mode =
    { $end-mode ->
        [play_on] { cards-word }を持つ人が1人になるまで続けます。上がった人の最後の手にも勝負できます（BT‑13.2）。
       *[first_out] { cards-word }を最初になくした人の勝ちで、ディールは終わります（BT‑13.1）。
    }
    .title = ディールの終わり
    .word =
        { $end-mode ->
            [play_on] 残り1人になったとき
           *[first_out] 最初の人が上がったとき
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] { $high }1枚では上がれません。それしかなければ、リードでもパスします（BT‑13.3）。
        [no_win] { $high }1枚で上がると最下位になり、ほかの人は続けます（BT‑13.3）。
       *[ok] { $high }1枚で上がれます（BT‑13.3）。
    }
    .title = 最強のカードでの上がり
    .off = { $high }1枚での上がりの禁止
    .word =
        { $end-top_two ->
            [barred] できない
            [no_win] 勝ちにならない
           *[ok] できる
        }

rule-score-base =
    { $score-base ->
        [values_a] 残ったカードの点：3～10は1、J Q Kは2、Aは3、2は4（BT‑14.3）。
        [values_b] 残ったカードの点：3は1、4は2と続き、Aは12、2は13（BT‑14.3）。
        [values_c] 残ったカードの点：Jは11、Qは12、Kは13、Aは14、2は15、ほかは数字どおり（BT‑14.3）。
        [indonesia] 残ったカードは1枚1点、2は5点です。上がると5点、その手の2が1枚ごとに10点。誰にも勝たれない特別な役にも点がつきます：フォーカード20、ストレートフラッシュ40、2が4枚で80。それで上がれば倍です（BT‑14.15）。
        [tw_deduct] 残ったカードの点：J Q Kは20、Aは30、2は40、ほかは数字どおり（BT‑14.16）。
        [tw_plus_minus] 残ったカードの点：3～9は1、10～Aは2。2は1枚ごとに合計を倍にします（BT‑14.17）。
        [none] 残ったカードは数えません（BT‑14）。
       *[cards]
            { $deck-kind ->
                [lectio] 残ったタイルは1枚1点です（BT‑14.19）。
               *[std52] 残ったカードは1枚1点です（BT‑14.1）。
            }
    }
    .title = 残ったカードの点
    .word =
        { $score-base ->
            [values_a] 3～10は1、J Q Kは2、Aは3、2は4
            [values_b] 3は1、4は2、Aは12、2は13まで
            [values_c] 数字どおり、Jの11からAの14、2は15
            [indonesia] 1枚1点、2は5点、特別な役にも点
            [tw_deduct] 数字どおり、J Q Kは20、Aは30、2は40
            [tw_plus_minus] 3～9は1、10～Aは2、2は倍
            [none] なし
           *[cards] 1枚1点
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] 残った{ cards-word }の枚数で倍にはなりません（BT‑14.2）。
        [one] 減点はいつも × { $factor }です（BT‑14.2）。
       *[rows] 減点の倍：{ $tier_rows }（BT‑14.2）。
    }
    .title = 残り枚数による倍
    .allowed = 枚数と倍の組を1枚から順に（例：{ $example }）
    .word =
        { $tier_shape ->
            [flat] なし
            [one] いつも × { $factor }
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] { $to }枚まで × { $factor }
        [only] { $from }枚で × { $factor }
       *[from] { $from }枚から × { $factor }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] 2人ずつ比べ、{ cards-word }の多い人が差を払います。倍は差で決まります（BT‑14.10）。
               *[other] 勝者との{ cards-word }の差を数えます。倍は差で決まります（BT‑14.10）。
            }
       *[hand] 倍は手札に残った{ cards-word }の枚数で決まります（BT‑14.1）。
    }
    .title = 倍の決め方
    .off = 差による倍
    .word =
        { $score-tiers_on ->
            [difference] { cards-word }の差
           *[hand] 手札の{ cards-word }
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] 最初に出した人の減点だけ倍になります（BT‑14.8）。
       *[all] 全員の減点が倍になります（BT‑14.8）。
    }
    .title = 倍になる人
    .off = 最初に出した人だけの倍
    .word =
        { $score-tiers_apply ->
            [opener_only] 最初に出した人だけ
           *[all] 全員
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] 1枚も出さなくても同じです（BT‑14.1）。
       *[other] 1枚も出していないと、残りが何枚でも減点は × { $score-no_play_mult }です（BT‑14.1）。
    }
    .title = 1枚も出さないときの倍
    .off = 1枚も出さないときの倍
    .word =
        { $score-no_play_mult ->
            [0] なし
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] 手札に残った2が1枚ごとに、減点を倍にします（BT‑14.9）。
       *[1] 手札に2が残っても倍になりません（BT‑14.9）。
    }
    .title = 手札に残った2
    .word =
        { $score-twos_in_hand ->
            [2] 1枚ごとに減点が倍
           *[1] なし
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] 2だけで上がると、全員の減点が倍になります（BT‑14.9）。
       *[1] 2だけで上がっても倍になりません（BT‑14.9）。
    }
    .title = 2での上がり
    .word =
        { $score-twos_finish ->
            [2] 全員の減点が倍
           *[1] なし
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] 全員が自分の減点を勝者に払います（BT‑14.6）。
        [ledger]
            { $score-base ->
                [indonesia] 各自が自分の点を記録し、やり取りはありません（BT‑14.15）。
               *[other] 各自が自分の{ cards-word }の分だけ減点され、勝者は0です（BT‑14.7）。
            }
        [fixed_loser] 敗者1人が勝者に払います。いちばん強いフォーカードかストレートフラッシュを持つ人です。なければ最強の2、次に最強のA、次に{ cards-word }の多い人です（BT‑14.11）。
        [pusoy] 勝者だけが得点します：1点、最後の手の2が1枚ごとに倍です（BT‑14.13）。
        [places] 順位の点は{ $places }、最下位は0です（BT‑14.14）。
       *[pairwise] 2人ずつ比べ、減点の多い人が差を払います（BT‑14.5）。
    }
    .title = 精算
    .word =
        { $score-settle ->
            [winner_takes] 全員が勝者に払う
            [ledger]
                { $score-base ->
                    [indonesia] 各自が自分の点を記録
                   *[other] 各自が自分の分だけ減点
                }
            [fixed_loser] 敗者1人が勝者に払う
            [pusoy] 勝者だけ得点
            [places] 順位の点
           *[pairwise] 2人ずつ差を払う
        }
page-lost = 残りを数えるのは、最後の{ card-word }を宣言せずに負けたときだけです（BT‑11.2）。
page-play-on = 最後に残った{ cards-word }を数えるので、減点は最後の1人だけです（BT‑13.2）。
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] 勝者におまけの点はありません（BT‑14.7）。
       *[other] 勝者におまけの{ SIGNED($score-winner_bonus) }がつきます（BT‑14.7）。
    }
    .title = 勝者のおまけの点
    .off = 勝者のおまけの点
    .word =
        { $score-winner_bonus ->
            [0] なし
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed = 敗者1人が払うのは{ $score-fixed }点です（BT‑14.11）。
    .title = 敗者1人が払う点
    .word = { $score-fixed }点
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠は40点です（BT‑14.16）。
       *[no] A♠はほかのAと同じです（BT‑14.16）。
    }
    .title = スペードのA
    .off = 40点のスペードのA
    .word =
        { $score-spade_ace_40 ->
            [yes] 40点
           *[no] ほかのAと同じ
        }
rule-score-unit =
    { $score-unit ->
        [1] 数えた点をそのまま記録します（BT‑0.5）。
       *[other] すべての点を × { $score-unit }にします（BT‑0.5）。
    }
    .title = 点の倍率
    .off = 点の倍率
    .word = × { $score-unit }

rule-match-end =
    { $match-end ->
        [deals] マッチは{ deals }で終わり、合計がいちばん多い人の勝ちです（BT‑15.1）。
        [target] ディールの後に誰かの合計が{ $match-target }点に届くと、マッチは終わります。合計がいちばん多い人の勝ちです（BT‑15.1）。
        [deals_or_chips] 全員{ $match-chips }点から始めます。{ deals }か、誰かの点がなくなればマッチは終わります。合計がいちばん多い人の勝ちです（BT‑15.1）。
       *[open] ホストが終えるまで、ディールごとに点を足していきます（BT‑15.1）。
    }
    .title = マッチの終わり
    .word =
        { $match-end ->
            [deals] { deals }で
            [target] { $match-target }点で
            [deals_or_chips] { deals }か、誰かの点がなくなったとき
           *[open] ホストが終えるとき
        }
rule-match-deals =
    { $match-deals ->
        [0] ディール数は決めません（BT‑15.1）。
       *[other] マッチは最大{ $match-deals }ディールです（BT‑15.1）。
    }
    .title = マッチのディール数
    .word =
        { $match-deals ->
            [0] 制限なし
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] 目標は決めません（BT‑15.1）。
       *[other] 目標は{ $match-target }点です（BT‑15.1）。
    }
    .title = マッチの目標
    .word =
        { $match-target ->
            [0] なし
           *[other] { $match-target }点
        }
rule-match-chips =
    { $match-chips ->
        [0] 最初の持ち点はありません（BT‑15.1）。
       *[other] 全員{ $match-chips }点の持ち点から始めます（BT‑15.1）。
    }
    .title = 最初の持ち点
    .word =
        { $match-chips ->
            [0] なし
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] 2回目から、前の敗者が勝者にいちばん強い{ card-word }を渡します。勝者は好きな{ card-word }を返します（BT‑16.1）。
        [class_one_by_one] { places-are-ranks }下の位の人に1枚ずつ{ card-word }を要求でき、1枚返します（BT‑16.3）。
        [class_pool] { places-are-ranks }下の位の人に1枚ずつ{ card-word }を要求し、同じ枚数を出します。渡した人が奴隷から順に選びます（BT‑16.4）。
        [tribute_pick] 2回目から、伏せた手札を選びます。1位から順に、最下位が最後です（BT‑16.7）。
        [tribute_1] 2回目から、最下位が1位にいちばん強い{ card-word }を渡します。1位は好きな{ card-word }を返します（BT‑16.7）。
        [tribute_2_1] 2回目から、最下位が1位に強い{ cards-word }を2枚、3位が2位に1枚渡します。同じ枚数が返ります（BT‑16.7）。
        [tribute_3_chain] 2回目から、最下位が1位に強い{ cards-word }を3枚渡します。1位、2位、3位は順に{ cards-word }をよけます。次の順位の人が残りから見ずに3枚引きます（BT‑16.7）。
       *[none] ディールの間に{ cards-word }の交換はありません（BT‑16）。
    }
    .title = ディールの間の交換
    .off = ディールの間の交換
    .word =
        { $exchange-kind ->
            [loser_winner_3p] 敗者の最強の{ card-word }と勝者の1枚
            [class_one_by_one] 国王、諸侯、奴隷：{ card-word }を1枚ずつ
            [class_pool] 国王、諸侯、奴隷：{ cards-word }をまとめて
            [tribute_pick] 順位順に伏せた手札を選ぶ
            [tribute_1] 最下位が{ card-word }を1枚渡す
            [tribute_2_1] 最下位が2枚、3位が1枚渡す
            [tribute_3_chain] 最下位が3枚渡し、順に回す
           *[none] なし
        }
places-are-ranks =
    { $seats-count ->
        [3] 2回目から、順位が位になります：国王、平民、奴隷。
       *[other] 2回目から、順位が位になります：国王、諸侯、平民、奴隷。
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] { $low }と2は要求することも渡すこともできません（BT‑16.5）。
       *[none] どの{ card-word }も要求でき、渡せます（BT‑16.5）。
    }
    .title = 交換できないカード
    .off = 交換できないカード
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low }とすべての2
           *[none] なし
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] また1位にならなかった国王は奴隷になります（BT‑16.6）。
       *[no] 国王も、ほかの人と同じく順位どおりの位になります（BT‑16.6）。
    }
    .title = 国王の没落
    .off = 国王の没落
    .word =
        { $exchange-king_falls ->
            [yes] 1位でなければ奴隷
           *[no] なし
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] 順位は上がった順です（BT‑16）。
       *[points] 順位は点で決まります（BT‑16）。
    }
    .title = 順位の決め方
    .word =
        { $exchange-ranking ->
            [finish_order] 上がった順
           *[points] 点
        }
