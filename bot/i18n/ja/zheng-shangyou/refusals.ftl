refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] 今は誰もカードを渡しません。
               *[choose] 今は選ぶものがありません。
            }
        [over] ディールは終わりました。
       *[other] まだカードを交換しているところです。
    }
    .rule =
        { $phase ->
            [play] 今は出すか、パスします。（ZS‑9.5）
            [over] 次のディールで新しいカードが配られます。（ZS‑9.5）
            [give-up] 先に下の順位の人が1枚ずつ渡します。（ZS‑6.2）
            [give-back] 先に上の順位の人が1枚ずつ返します。（ZS‑6.2）
           *[other] 先に2枚から1枚を選びます。（ZS‑6.2）
        }
refusal-passed_this_trick = パスしたので、場が流れるまで出せません。
    .rule = 次のリードからまた出せます。（ZS‑5.3）
refusal-not_your_turn =
    { $phase ->
        [play] 今は{ $names }さんの番です。
       *[other] 今することはありません。{ $names }さんを待っています。
    }
    .rule =
        { $phase ->
            [play] その間にカードを選んでおけます。（ZS‑5.3）
           *[other] その間に手札を見られます。（ZS‑6.2）
        }
refusal-not_held = { $cards }は手札にないか、足りません。
    .rule = どのカードも、持っている枚数だけ書きます。（ZS‑9.5）

refusal-not_a_combination =
    { $why ->
        [nothing] カードが書かれていません。
        [jokers] ここのジョーカーはワイルドでないので、{ $cards }は役になりません。
        [wild] { a-two }はストレートに入らないので、{ $cards }は役になりません。
        [outside] ストレートに入らないランクがあるので、{ $cards }は役になりません。
        [gap] 間のランクが抜けているので、{ $cards }は役になりません。
        [short] { $cards }はストレートには短すぎます。
        [few] { $cards }は続きが足りません。
        [long] { $cards }はどのストレートより長いです。
       *[uneven] { $cards }は役になりません。
    }
    .rule =
        { $why ->
            [short] ストレートは{ $n }枚以上です。{ legal }（ZS‑3.4）
            [few] 続いたランクが{ $n }つ以上必要です。{ legal }（ZS‑3.5）
           *[other] 同じランクか、続いたランクを出します。{ legal }（ZS‑3.1）
        }
refusal-reading_not_offered = { $cards }はその役になりません。
    .rule = こう出せます：{ $readings }。（ZS‑4.2）
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] カードが書かれていません。
               *[other] 渡すのは1枚ですが、{ $n }枚あります。
            }
       *[play] { $need }枚に{ $n }枚では勝てません。
    }
    .rule =
        { $what ->
            [gift] 1枚だけ書いてください。（ZS‑6.2）
           *[play]
                { $bombs ->
                    [yes] 場と同じ枚数か、爆弾を出します。{ legal }（ZS‑3.8）
                   *[no] 場と同じ枚数を出します。{ legal }（ZS‑3.8）
                }
        }
refusal-wrong_kind = { a-kind }に別の役では勝てません。
    .rule = 同じ役で、より強いものを出します。{ legal }（ZS‑3.8）
refusal-does_not_beat =
    { $why ->
        [smaller] その爆弾のほうが枚数が少ないです。
        [mixed] スートのまざったストレートは、同じスートのストレートに勝てません。
        [impure] 同じランクなら、ワイルド入りの役はワイルドなしに勝てません。
        [equal] { $table }と同じ強さです。
       *[lower] { $table }より弱いです。
    }
    .rule =
        { $why ->
            [mixed] 同じスートのより強いストレートを出します。{ legal }（ZS‑3.8）
           *[other] 同じ役で、より強いものが必要です。{ legal }（ZS‑3.8）
        }
refusal-leader_must_play = リードなので、パスはできません。
    .rule = { legal }（ZS‑5.3）

refusal-not_highest = 渡すのは、いちばん強いランクのカードです。
    .rule = 渡せるもの：{ $cards }。（ZS‑6.2）
refusal-no_such_choice = 選べるカードは2枚です。
    .rule = 1枚目か2枚目を選んでください。（ZS‑6.2）
