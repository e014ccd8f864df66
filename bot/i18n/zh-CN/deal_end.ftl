wins-deal =
    { $played ->
        [computer] 电脑替{ $names }赢了第{ $deal }局
       *[self] { $names }赢了第{ $deal }局
    }
deal-stood-in = 这一局由电脑替{ $names }打完。
deal-stood-in-own = 这一局由电脑替你打完。
own-outcome =
    { $who ->
        [you] 你赢了。
        [computer] 电脑替你赢了。
        [nobody] 没有人赢。
        [void] 第{ $deal }局作废。
       *[others] { $names }赢了。
    }
deal-played-for = { $name }替电脑{ $computer }打了这一局。
own-counted-for = 排行榜上，这一局算电脑{ $computer }的。
wins-deal-nobody = 第{ $deal }局没有人赢
deal-void = { game } · 第{ $deal }局作废
deal-void-points = 大家都不记分。
deal-last-play = 最后一手：{ $name } { $cards }。
deal-order = 名次：{ $names }。
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] 你是{ picture-place }。
       *[no]
            { $place ->
                [1] 你的分：{ SIGNED($p) }。
               *[other]
                    { $n ->
                        [0] 你是{ picture-place }：{ SIGNED($p) }。
                       *[other] 你是{ picture-place }：{ SIGNED($p) }，还剩{ cards }。
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] 练习：教学局不上排行榜。
       *[no] 练习：两个人以上打的局才上排行榜。
    }
match-won = { $names }赢下本场：{ deals }打完，{ SIGNED($total) }。
match-won-by-you = 你赢下了本场。
match-won-level = { $names }赢下本场：打了{ deals }，打到{ level-name }级。
match-shared = { $names }并列赢下本场：{ SIGNED($total) }。
rematch-line = 这一场结束了。按“{ button-rematch }”从零开始新的一场。
rematch-ask = **{ $table }重开一场？**所有人的总分归零，记分簿里的分不变。要全桌的人同意。
new-match-asked = { $names }想重开一场。这一场的分会归零。
new-match-line =
    { $clock ->
        [slow] { new-match-ways }最迟{ $date }接着打这一场，{ $time }。
        [running] { new-match-ways }最迟{ $time }接着打这一场。
       *[none] { new-match-ways }
    }
new-match-ways = 同意就按“{ button-new-match }”，接着打就按“{ button-next-deal }”。在等{ $missing }。
ready-line =
    { $clock ->
        [slow] { ready-waits }最迟{ $date }开始下一局，{ $time }。
        [running] { ready-waits }最迟{ $time }开始下一局。
       *[none] { ready-waits }
    }
ready-waits = 等{ $missing }按“{ button-next-deal }”。
ready-line-away = 大家都不在。有人按“{ button-next-deal }”才开始下一局。
abandoned = 牌桌散了。这一局大家都不记分。
abandoned-by-admin = 管理服务器的{ $name }结束了第{ $deal }局。
table-ended-heading = { game } · 牌桌散了
leave-ask = 离开{ $table }？
leave-seat =
    { $stage ->
        [lobby] 你的座位会空出来。
        [deal] 电脑接着打你的手牌。
       *[between] 电脑坐你的座位。
    }
left-now = 你离开了{ $table }。
kicked-now =
    { $voted ->
        [yes] 其他人把你在{ $table }的座位换成了电脑。
       *[no] { $name }把你在{ $table }的座位换成了电脑。
    }
kick-ask = 把{ $name }的座位换成电脑？
kick-means =
    { $stage ->
        [lobby] 座位会空出来。
        [deal] 电脑接着打，这一局仍算这个人的。打完之前还可以回来。
       *[between] 这个人的分不变，还可以回来。
    }
kick-needs = 趁牌桌还在等，要{ $names }同意。
leave-back =
    { $way ->
        [hand] 这一局打完之前，按“{ button-join }”就能接回这手牌。
        [ends] 这里没有别的人，牌桌会散，不能再开。
       *[seat] 只要还有座位，按“{ button-join }”就能回来。
    }
leave-settle =
    { $settle ->
        [counts] 这一局仍算你的：打完是多少分，你就得多少分。
        [zero] 这一局不是发给你的，不算你的。
        [booked] 你到现在的分不变。
       *[nothing] 还没开局，没有分。
    }
leave-last = 这里没有别的人，打完这局就散桌。
end-ask = { $table }散桌？
end-ask-others = 提议{ $table }散桌？
end-settle =
    { $settle ->
        [zero] 这一局作废：大家都不记分。
        [nothing] 还没开局。
       *[booked] 到现在的分不变。
    }
end-others = { $names }也坐在这里。
end-needs = 要{ $names }在你下次出牌或过牌之前同意。
fair-matches = { fair-matches-alone }有了文件，本场每一局都可以查。
fair-matches-alone = 洗牌与封存码`{ $commitment }`相符。
fair-next = 下一局的洗牌已封存：`{ $commitment }`。
fair-this = 发牌之前就已封存：`{ $commitment }`。
end-account = { $sides }。
