judge-beats = **{ $first }は{ $second }に勝ちます。**
score-side =
    { $team ->
        [0] 席1、3、5の勝ちで、{ $names }を捕まえました。
        [1] 席2、4、6の勝ちで、{ $names }を捕まえました。
       *[other] 勝敗なし：全員上がったチームに、最初に上がった人がいません。
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] マッチは終わり、席1、3、5の勝ちです。
                [1] マッチは終わり、席2、4、6の勝ちです。
               *[other] マッチは終わり、引き分けです。
            }
       *[no] 最初に上がったのは{ $name }で、次はそのチームがリード側です。
    }

misstated-no_cards = カードが書かれていません。
    .note = 7s 7s のように書きます。
misstated-no_trump_rank = このルールに切り札はありません。
    .note = 切り札: を省いてください。
misstated-trump_is_a_rank = ここの切り札はランクです。
    .note = 2 や A のようにランクを書くか、none と書きます。
misstated-no_reading = 「{ $text }」は役として読めません。
    .note = straight 10、full house K のように、役とランクを書きます。
misstated-no_second = 勝ちたい相手の手がありません。
    .note = 相手の手: に書くか、相手の読み方: と 相手の上がり: を省いてください。
misstated-no_order = 上がった順がありません。
    .note = 上がり順: に、上がった順に席を書いてください。
misstated-no_seat = 席{ $number }はありません。
    .note = 席は1～6です。
misstated-seat_twice = { $name }が2回あります。
    .note = 各席を1回だけ書きます。
misstated-too_early = 上がった順が途中で終わっています。
    .note = 1つのチームの3人が上がるまで書いてください。
misstated-too_late = { $name }が上がったところでディールは終わりました。
    .note = そこまでを書いてください。
misstated-no_team = チーム{ $n }はありません。
    .note = チームは0が席1、3、5、1が席2、4、6です。
misstated-levels_unplayed = このルールに切り札ランクの昇級はありません。
    .note = 双方のランク: と 失敗: を省いてください。
misstated-two_levels = 2つのチームがあります。
    .note = 両方の切り札ランクを 2, 5 のように書きます。
misstated-no_level = このルールに切り札ランク{ $level }はありません。
    .note = 切り札ランクは{ $low }～{ $high }です。
misstated-two_numbers = 2つのチームがあります。
    .note = それぞれの数を 0, 0 のように書きます。
misstated-below_nothing = { $n }は0より小さいです。
    .note = 合計、回数、ディール数は0からです。
misstated-fails_too_early = 勝てなかった回数は、最後の切り札ランクでだけ数えます。
    .note = 失敗: を省くか、そのチームの切り札ランクを{ $high }にしてください。
misstated-over_before = この数では、ディールの前にマッチが終わっています。
    .note = 最後のディールの前の数を書いてください。
