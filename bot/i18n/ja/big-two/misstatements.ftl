judge-beats = **{ $first }は{ $second }に勝ちます。**

misstated-no_cards = { cards-word }が書かれていません。
    .note = 3d、10h、Qs のように書きます。
misstated-not_in_pack = { $card }はこのルールのカードに入っていません。
    .note = 省くか、ルール: で別のルールを選んでください。
misstated-card_twice = { $card }が2回あります。
    .note = 同じ{ card-word }は1回だけ書きます。
misstated-too_many_cards = { cards-word }が{ $n }枚ありますが、全部で{ $size }枚です。
    .note = 残りと出した分を数え直してください。
misstated-last_play = { $cards }はここでは役になりません。
    .note = 最後の手: に、ディールを終えた手を足してください。

misstated-wrong_seats = このルールは{ $size }席ですが、{ $n }席分書かれています。
    .note = 各席の残りを | で区切って書きます：4 | 8 | - | 11。
misstated-no_seat = 席{ $number }はありません。
    .note = 席は1から数えます。
misstated-seat_twice = { $name }が2回あります。
    .note = 上がり順: には各席を1回だけ書きます。
misstated-two_winners = 勝者は{ $name }なのに、順番は{ $other }から始まっています。
    .note = 勝者: か 上がり順: を省いてください。
misstated-no_winner = { cards-word }が0枚の席がありません。
    .note = 勝者: に勝者を足してください。
misstated-several_winners = { $names }の{ cards-word }が0枚です。
    .note = 勝者: に勝者を足してください。
misstated-winner_pays = 勝者は全員の分を肩代わりできません。
    .note = 肩代わり: に別の席を書いてください。
misstated-winner_holds = { $name }は勝ったので、{ cards-word }は残っていません。
    .note = 勝者: に別の席を書くか、その残りを - にしてください。

misstated-needs_opener = このルールでは、最初にリードした席が必要です。
    .note = 最初のリード: にその席を足してください。
misstated-needs_order = このルールでは、全員の上がった順が必要です。
    .note = 上がり順: に席を 2, 1, 4, 3 のように足してください。
misstated-not_special = { $cards }は特別な役ではありません。
    .note = 勝たれなかった手: にはフォーカードかストレートフラッシュを書きます。
misstated-needs_cards = このルールでは枚数でなく、どの{ cards-word }が残ったかを数えます。
    .note = 席の間に | を入れて書きます：3d 10h | Qs | - | 4c。
