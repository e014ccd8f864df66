event-leads-first = 第一局由{ $name }先出。
event-resists = { $name }的鬼牌夠多，不用進貢。
event-tribute-paid = { $name }向{ $other }進貢。
event-candidates-put-out = { $name }放出幾張讓{ $other }挑。
event-card-returned = { $name }還{ $other }一張。
event-ran-out =
    { $n ->
        [1] { $name }最先出完。
        [2] { $name }第二個出完。
        [3] { $name }第三個出完。
        [4] { $name }第四個出完。
       *[5] { $name }第五個出完。
    }

event-tribute-seen =
    { $reader ->
        [giver] 你向{ $other }進貢：{ $cards }。
       *[receiver] { $name }向你進貢：{ $cards }。
    }
event-candidates-seen =
    { $reader ->
        [giver] 你放出{ $cards }讓{ $other }挑。
       *[receiver] { $name }放出{ $cards }讓你挑。
    }
event-return-seen =
    { $reader ->
        [giver] 你還{ $other }一張：{ $cards }。
       *[receiver] { $name }還你一張：{ $cards }。
    }
