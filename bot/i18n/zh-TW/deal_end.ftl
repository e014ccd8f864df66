wins-deal =
    { $played ->
        [computer] 電腦替{ $names }贏了第{ $deal }局
       *[self] { $names }贏了第{ $deal }局
    }
deal-stood-in = 這局最後是電腦替{ $names }打完的。
deal-stood-in-own = 這局最後是電腦替你打完的。
own-outcome =
    { $who ->
        [you] 你贏了。
        [computer] 電腦替你贏了。
        [nobody] 沒有人贏。
        [void] 第{ $deal }局不算。
       *[others] { $names }贏了。
    }
deal-played-for = 這局{ $name }替電腦{ $computer }打。
own-counted-for = 排行榜上這局算電腦{ $computer }的。
wins-deal-nobody = 第{ $deal }局沒有人贏
deal-void = { game } · 第{ $deal }局不算
deal-void-points = 誰都不得分。
deal-last-play = 最後一手：{ $name } { $cards }。
deal-order = 名次：{ $names }。
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] 你是{ picture-place }。
       *[no]
            { $place ->
                [1] 你的分數：{ SIGNED($p) }。
               *[other]
                    { $n ->
                        [0] 你是{ picture-place }：{ SIGNED($p) }。
                       *[other] 你是{ picture-place }：{ SIGNED($p) }，剩{ cards }。
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] 練習：教學局不算進排行榜。
       *[no] 練習：至少兩個人一起打的局，才算進排行榜。
    }

match-won = { $names }打了{ deals }，以{ SIGNED($total) }分贏得這一場。
match-won-by-you = 你贏了這一場。
match-won-level = { $names }打了{ deals }，以{ level-name }級贏得這一場。
match-shared = { $names }以{ SIGNED($total) }分並列這一場第一。
rematch-line = 這一場結束了。按「{ button-rematch }」就從零開始再打一場。
rematch-ask = **在{ $table }開新的一場？**每個人的總分歸零。記分簿裡的分數不變。這裡的每個人都要同意。
new-match-asked = { $names }想開新的一場。這一場的分數會歸零。
new-match-line =
    { $clock ->
        [slow] { new-match-ways }這一場最晚{ $date }繼續，{ $time }。
        [running] { new-match-ways }這一場最晚{ $time }繼續。
       *[none] { new-match-ways }
    }
new-match-ways = 同意就按「{ button-new-match }」，要繼續打就按「{ button-next-deal }」。還在等{ $missing }。
ready-line =
    { $clock ->
        [slow] { ready-waits }下一局最晚{ $date }開始，{ $time }。
        [running] { ready-waits }下一局最晚{ $time }開始。
       *[none] { ready-waits }
    }
ready-waits = 等{ $missing }按「{ button-next-deal }」。
ready-line-away = 現在沒有人在。有人按「{ button-next-deal }」，下一局就開始。
abandoned = 已經收桌。這局誰都不得分。
abandoned-by-admin = { $name }是伺服器管理員，結束了第{ $deal }局。
table-ended-heading = { game } · 已收桌

leave-ask = 離開{ $table }？
leave-seat =
    { $stage ->
        [lobby] 你的座位會空出來。
        [deal] 電腦會接著打你的手牌。
       *[between] 電腦會坐你的座位。
    }
left-now = 你離開了{ $table }。
kicked-now =
    { $voted ->
        [yes] 其他人把你在{ $table }的座位交給了電腦。
       *[no] { $name }把你在{ $table }的座位交給了電腦。
    }
kick-ask = 把{ $name }的座位交給電腦？
kick-means =
    { $stage ->
        [lobby] 座位會空出來。
        [deal] 電腦會接著打，這局仍算本人的。本人在這局結束前都可以回來。
       *[between] 本人保留分數，也可以回來。
    }
kick-needs =
    { $n ->
        [1] 要{ $names }在這桌還在等的時候同意。
       *[other] 要{ $names }在這桌還在等的時候都同意。
    }
leave-back =
    { $way ->
        [hand] 這局結束前，按「{ button-join }」就能拿回這手牌。
        [ends] 沒有別人坐在這裡，所以會收桌，而且不能再開。
       *[seat] 還有座位的話，按「{ button-join }」就能回來。
    }
leave-settle =
    { $settle ->
        [counts] 這局仍算你的：最後幾分就是幾分。
        [zero] 這局不是發給你的，所以不算你的。
        [booked] 你目前的分數不變。
       *[nothing] 還沒開始打，所以沒有分數。
    }
leave-last = 沒有別人坐在這裡，所以打完這局就收桌。

end-ask = { $table }收桌？
end-ask-others = 提議{ $table }收桌？
end-settle =
    { $settle ->
        [zero] 這局不算：誰都不得分。
        [nothing] 還沒開始打。
       *[booked] 目前的分數不變。
    }
end-others = { $names }也坐在這裡。
end-needs =
    { $n ->
        [1] 要{ $names }在你下次出牌或過之前同意。
       *[other] 要{ $names }在你下次出牌或過之前都同意。
    }

fair-matches = { fair-matches-alone }用這個檔案可以核對這一場的每一局。
fair-matches-alone = 洗牌跟封存碼 `{ $commitment }` 相符。
fair-next = 下一次洗牌已封存：`{ $commitment }`。
fair-this = 第一張牌發出前已封存：`{ $commitment }`。

end-account = { $sides }。
