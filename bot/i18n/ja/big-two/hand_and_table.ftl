table-left-over =
    { $taken ->
        [yes] 余って、取られたカード：{ $cards }
       *[no] 余り（公開）：{ $cards }
    }
table-stock =
    { $n ->
        [0] 山札はもうありません。
       *[other] 山札：{ cards }
    }
table-opens = { $name }さんが{ $card }を持っていて、最初に出します。
table-opens-alone = { $name }さんが{ $card }1枚で始めます。
table-last-cards = 最後の{ card-word }：{ $names }。
table-undeclared = { $name }さんの{ card-word }は残り1枚です。
alt-declared = 最後の{ card-word }を宣言
last-card-notice = **ラスト1枚！** { $name }さんの{ card-word }は残り1枚で、宣言しました。

lobby-callouts = 指摘**あり**
rules-callouts = 指摘あり：最後の{ card-word }の宣言忘れは、間に合うように指摘されたときだけ数えます。期限はその人の次の番の前です。外した指摘は、そのディールで最後になります。
err-idle-callouts = このルールでは、最後の{ card-word }を宣言しなくても何も失わず、指摘できません。
    .note = 指摘: を省くか、宣言忘れで損をするルールを選んでください。

hand-open-include = 最初に出す人です。最初の手には{ $card }を入れます。
hand-open-alone = { $card }1枚で始めます。
hand-last = **出すと{ card-word }が残り{ $n }枚です。先に「ラスト1枚！」を押してください。**
hand-last-chosen = 次に出すとき「ラスト1枚！」を宣言します。
hand-declared = 「ラスト1枚！」を宣言しました。
hand-undeclared = { card-word }が残り{ $n }枚です。番の前に「ラスト1枚！」を押してください。
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one }いちばん強いシングルを出すか、パスしてください。
       *[no] { next-has-one }いちばん強いシングルを出してください。
    }
hand-duty-lead = { next-has-one }2枚以上の役か、いちばん強いシングルをリードしてください。
hand-duty-liability = { next-has-one }弱いシングルで通すと、全員の分を肩代わりします。
next-has-one = 次の{ $name }さんの{ card-word }は残り1枚です。
hand-hold-means = **パス**はこの番だけ。**この場はパス**は、次のリードまでずっとパスします。
hand-held =
    { $verb ->
        [pass] 次のリードまでパスします。やめるには、もう一度「この場はパス」を押してください。
       *[play] 始まったら{ $cards }を出します。変えるには、別の手を出すか「取り消す」を押してください。
    }
hand-opens = もう「出す」を押せます。始まったらカードが出ます。

hint-out = これで手札が全部出ます。
hint-sure = 誰も勝てません。
hint-last-card =
    { $single ->
        [yes] { $name }さんの{ card-word }は残り1枚なので、強く出します。
       *[no] { $name }さんの{ card-word }は残り1枚で、これには勝てません。
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] 弱めの{ kind }です。
                [high] 強めの{ kind }です。
               *[middle] { kind-title }で、強い{ card-word }を使わずにすみます。
            }
       *[other]
            { $height ->
                [low] 弱めの{ kind }で、{ $kept }が残ります。
                [high] 強めの{ kind }で、{ $kept }が残ります。
               *[middle] { kind-title }で、{ $kept }が残ります。
            }
    }
hint-pass =
    { $why ->
        [cannot] 勝てる手がありません。
        [breaks] どう出しても{ $kept }が崩れます。
        [high] 強い{ cards-word }は後のほうが役に立ちます。
       *[later] 手札の{ cards-word }は後のほうが役に立ちます。
    }
hint-before =
    { $why ->
        [weak] たいていの手札より弱いです。
        [fair] 手札は十分な強さです。
        [better] もらうと手札がよくなります。
        [no-better] もらっても手札はよくなりません。
        [lowest] いちばん弱いカードより、たいていの{ card-word }のほうが役に立ちます。
        [helps] いちばん手札の助けになります。
        [highest]
            { $n ->
                [1] いちばん強いカードです。
               *[other] いちばん強い{ $n }枚です。
            }
       *[least]
            { $n ->
                [1] いちばんいらないカードです。
               *[other] いちばんいらない{ $n }枚です。
            }
    }

did-play = { $cards }を出しました。
did-pass = パスしました。
did-declare = { hand-declared }
did-call = { $name }さんを指摘しました。

button-last-card = ラスト1枚！
button-callout = 指摘
button-keep = このまま
button-held =
    { $verb ->
        [pass] この場はパス
       *[play] 取り消す
    }
callout-ask = 誰を指摘しますか。外すと、このディールではもう指摘できません。

picture-open = 最初の手
picture-last-card = ラスト1枚！
picture-opens = { $name }さんから
picture-left-over = 余り
picture-stock = 山札
picture-pays-for-all = 肩代わり
picture-penalty = 減点

help-aim = { cards-word }を最初に出し切った人の勝ちです。手札に残った{ cards-word }は減点になります。
help-ranks = いちばん弱いのは**3**、次に4～10、J、Q、K、A、最強は**2**です。同じランクならスートで決まります。
help-kinds = { card-word }1枚、ペア、または5枚の役（ストレート5-6-7-8-9など）を出します。
help-beat = 同じ枚数の{ cards-word }で、より強い手を出します。出さないならパスします。
help-lead = ほかの全員がパスしたら、何でもリードできます。
help-last-card = ルールにあれば、{ card-word }が残り1枚で**ラスト1枚！**を押します。
