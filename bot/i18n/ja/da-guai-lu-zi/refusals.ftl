refusal-wrong_phase =
    { $phase ->
        [over] ディールは終わりました。
        [play]
            { $action ->
                [choose] 今は選ぶカードがありません。
               *[give] プレイ中はカードを渡せません。
            }
        [return] まだカードを返しているところです。
       *[tribute] まだ貢を渡しているところです。
    }
    .rule =
        { $phase ->
            [over] 次のディールをお待ちください。（DG‑5.8）
            [play] 出すか、パスしてください。（DG‑5.5）
            [return] もらった人が全員1枚返したら始まります。（DG‑7.6）
           *[tribute] 貢を渡し、カードが返ったら始まります。（DG‑7.3）
        }
refusal-not_your_turn =
    { $n ->
        [0] 先にランダムに決まることがあります。
        [1] 今は{ $names }さんの番です。
       *[other] 今することはありません。{ $names }さんを待っています。
    }
    .rule = その間に手札を見られます。（DG‑5.5）
refusal-not_held = { $cards }は手札にないか、足りません。
    .rule = どのカードも、持っている枚数だけ書きます。（DG‑3.1）

refusal-not_a_combination =
    { $why ->
        [size]
            { $n ->
                [4] 4枚の役はありません。
               *[other] { $n }枚の役はありません。
            }
        [ranks] { $cards }は同じランクではありません。
        [jokers] ジョーカーが何の代わりでも、{ $cards }は役になりません。
        [second] 相手の手の{ $cards }が役になりません。
       *[five] { $cards }は5枚の役になりません。
    }
    .rule =
        { $why ->
            [size] 1枚、2枚、3枚、5枚のどれかで出します。（DG‑3.1）
            [ranks] 2枚や3枚は同じランクで出します。（DG‑3.1）
            [second] 役になる手を書いてください。（DG‑3.1）
           *[five] ストレート、フラッシュ、フルハウスか、それ以上の役を出します。（DG‑3.1）
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] 最後の手では、このカードは{ a-kind }になります。
       *[no] このカードはその役になりません。
    }
    .rule = 役を指定せず、{ a-kind }として出してください。（DG‑4.7）
refusal-wrong_size =
    { $what ->
        [tribute] 貢は1枚です。
        [return]
            { $need ->
                [0] 返すカードはありません。
                [1] 返すのは1枚です。
               *[other] 選んでもらうカードを{ $need }枚出します。
            }
       *[play] 場が{ $need }枚なので、{ $need }枚出します。
    }
    .rule =
        { $what ->
            [tribute] いちばん強いカードを1枚渡します。（DG‑7.3）
            [return]
                { $need ->
                    [0] 出されたカードから1枚取ります。（DG‑7.6）
                   *[other] 選んだのは{ $n }枚です。（DG‑7.6）
                }
           *[play] 選んだのは{ $n }枚です。{ legal }（DG‑3.5）
        }
refusal-does_not_beat =
    { $tie ->
        [yes] { a-kind }と同じ強さです。
       *[no] { a-kind }に勝てません。
    }
    .rule = { legal }（DG‑3.5）
refusal-leader_must_play = リードなので、パスはできません。
    .rule = 何でもリードできます。（DG‑5.5）

refusal-not_highest = 貢は、いちばん強いカードから選びます。
    .rule = 渡せるもの：{ $cards }。（DG‑7.3）
refusal-same_rank = 出すカードは違うランクにします。
    .rule =
        { $need ->
            [2] 2つのランクから2枚出します。（DG‑7.6）
           *[3] 3つのランクから3枚出します。（DG‑7.6）
        }
refusal-no_such_choice =
    { $n ->
        [0] 選ぶカードは出ていません。
       *[other] 選べるカードは{ $n }枚です。
    }
    .rule =
        { $n ->
            [0] 返すカードは自分で選びます。（DG‑7.6）
           *[other] 1から数えた番号で1枚選びます。（DG‑7.6）
        }
