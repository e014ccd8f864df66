high-card =
    { $high ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $high }
    }
coach-own =
    { $kind ->
        [pair] { $rank }のペア
        [triple] { $rank }のスリーカード
        [quads] { $rank }のフォーカード
        [straight] ストレート{ $low }-{ $high }
        [straight_flush] ストレートフラッシュ{ $low }-{ $high }
        [straight_flush_7] ストレートフラッシュ{ $cards }
        [flush] { high-card }が最高のフラッシュ
        [full_house] { $rank }のフルハウス
        [four_plus_one] { $rank }のフォーカード
        [two_pair] ツーペア{ $cards }
        [two_pair_kicker] ツーペア{ $cards }
       *[single] { $cards }
    }
coach-keep =
    { $kept ->
        [1] { $rank-kept }は、後に取っておきましょう
       *[other] { $kept }枚の{ $rank-kept }は、後に取っておきましょう
    }
coach-why =
    { $why ->
        [wins] { coach-own }を出しましょう。これで勝ちです。
        [opens] { $opening }があるので、最初に出す人です。{ coach-own }をリードしましょう。
        [guards] { $name }さんの{ card-word }は残り1枚で、{ coach-own }には勝てません。これをリードしましょう。
        [stops] { $name }さんの{ card-word }は残り1枚です。出せる中で最強の{ coach-own }を出しましょう。
        [long] { coach-own }をリードしましょう。{ cards-word }が一度に{ $n }枚減ります。
        [low] { coach-own }をリードしましょう。弱いものから先に出します。
        [leads]
            { $kind ->
                [pair] { coach-own }をリードしましょう。勝てるのは、より強いペアだけです。
                [triple] { coach-own }をリードしましょう。勝てるのは、より強いスリーカードだけです。
               *[single] { coach-own }をリードしましょう。勝てるのは、より強い{ card-word }だけです。
            }
        [keeps] { coach-own }で場のカードに勝てます。{ coach-keep }。
        [lowest] { coach-own }で場のカードに勝てます。これより弱い手では勝てません。
       *[beats] { coach-own }で場のカードに勝てます。
    }
coach-ranks = いちばん弱い{ card-word }は{ $lowest }、いちばん強いのは{ $highest }です。
coach-met =
    { $met ->
        [quads] フォーカードは、同じランク4枚です。
        [two_pair] ツーペアは、同じランク2枚が2組です。
        [two_pair_kicker] ツーペアには、どの{ card-word }でも1枚つきます。
       *[straight] ストレートは、続いたランク5枚です。
        [flush] フラッシュは、同じ{ suit-word }5枚です。
        [full_house] フルハウスは、同じランク3枚と、別の同じランク2枚です。
        [four_plus_one] フォーカードは、同じランク4枚と、何か1枚です。
        [straight_flush] ストレートフラッシュは、同じ{ suit-word }で続いた5枚です。
        [straight_flush_7] ここのストレートフラッシュには、何か2枚がつきます。
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met }{ coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes] 下で選んであります（✓）。**出す**を押してください。
       *[no]
            { $n ->
                [1] 下で選んで（✓）、**出す**を押してください。
               *[other] 下で{ $n }枚選んで（✓）、**出す**を押してください。
            }
    }
coach-play =
    { $teaches ->
        [last-card] **コーチ：** { coach-advice }**ラスト1枚！**をオンにしてから、**出す**を押してください。
        [everything] **コーチ：** { coach-ranks }{ coach-advice }{ coach-ticks }
        [ticks] **コーチ：** { coach-advice }{ coach-ticks }
       *[nothing] **コーチ：** { coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] これに勝てる手がありません。**パス**を押してください。
        [breaks] **パス**を押してください。勝つには{ coach-own }を崩すことになります。
        [keeps] **パス**を押してください。{ coach-keep }。
       *[saves] **パス**を押してください。勝てるカードは後のほうが役に立ちます。
    }
coach-pass =
    { $met ->
        [none] **コーチ：** { coach-pass-why }
       *[straight] **コーチ：** { coach-met }{ coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **コーチ：** **{ $what }**を押してください。
       *[other] **コーチ：** { $cards }を選んで、**{ $what }**を押してください。
    }
coach-wait = **コーチ：** 最初に{ cards-word }をなくした人の勝ちです。{ coach-ranks }番が来たら助言します。お待ちください。
