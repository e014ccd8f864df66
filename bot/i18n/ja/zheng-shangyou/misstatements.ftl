judge-beats = **{ $second }に{ $first }を出せます。**
score-next =
    { $over ->
        [yes] マッチは終わりです。
       *[no] 次は席{ $number }が配ります。
    }

misstated-no_cards = カードが書かれていません。
    .note = 7s 7h のように書きます。
misstated-no_reading = 「{ $text }」は役とランクとして読めません。
    .note = set 8 のように、役、ランクの順に書きます。
misstated-no_second = 勝ちたい相手の手がありません。
    .note = 相手の手: に書くか、相手の読み方: を省いてください。
misstated-no_order = 上がった順がありません。
    .note = 上がり順: に、すべての席を順位の順に足してください。
misstated-no_seat = 席{ $number }はありません。
    .note = このルールにある席を書いてください。
misstated-seat_twice = { $name }が2回あります。
    .note = 各席を1回だけ、順位の順に書きます。
misstated-short_order = { $n }席のうち{ $had }席しかありません。
    .note = すべての席を順位の順に書きます。最下位は省けます。
misstated-wrong_totals = 合計が{ $had }つありますが、席は{ $n }つです。
    .note = 各席の合計を1つずつ書いてください。
misstated-no_deals = { $n }はディール数になりません。
    .note = 0以上を書いてください。
misstated-below_nothing = { $n }は0より小さいです。
    .note = 合計は0からです。
misstated-partners_differ = { $name }と{ $other }はパートナーなのに、合計が違います。
    .note = パートナーには同じ合計を書いてください。
misstated-over_before = この数では、ディールの前にマッチが終わっています。
    .note = 最後のディールの前の合計とディール数を書いてください。
