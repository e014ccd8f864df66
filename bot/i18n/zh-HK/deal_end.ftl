wins-deal =
    { $played ->
        [computer] 電腦代{ $names }贏了第{ $deal }局
       *[self] { $names }贏了第{ $deal }局
    }
deal-stood-in = 這局由電腦代{ $names }打完。
deal-stood-in-own = 這局由電腦代你打完。
own-outcome =
    { $who ->
        [you] 你贏了。
        [computer] 電腦代你贏了。
        [nobody] 沒有人贏。
        [void] 第{ $deal }局作廢。
       *[others] { $names }贏了。
    }
deal-played-for = { $name }代電腦{ $computer }打了這局。
own-counted-for = 這局在排行榜上算電腦{ $computer }的。
wins-deal-nobody = 第{ $deal }局沒有人贏
deal-void = { game } · 第{ $deal }局作廢
deal-void-points = 沒有人得分。
deal-last-play = 最後一手：{ $name } { $cards }。
deal-order = 名次：{ $names }。
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] 你得{ picture-place }。
       *[no]
            { $place ->
                [1] 你的分：{ SIGNED($p) }。
               *[other]
                    { $n ->
                        [0] 你得{ picture-place }：{ SIGNED($p) }。
                       *[other] 你得{ picture-place }：{ SIGNED($p) }，剩{ cards }。
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] 練習：教學局不計入排行榜。
       *[no] 練習：兩人或以上打的一局，才計入排行榜。
    }
match-won = 打了{ deals }，{ $names }以{ SIGNED($total) }贏了這場。
match-won-by-you = 你贏了這場。
match-won-level = 打了{ deals }，{ $names }在{ level-name }級贏了這場。
match-shared = { $names }以{ SIGNED($total) }並列贏了這場。
rematch-line = 這場打完了。按「{ button-rematch }」由零再來。
rematch-ask = **{ $table }要重開一場？** 大家的總分會歸零。記分簿的分不變。要在座所有人同意。
new-match-asked = { $names }想重開一場。這場的分會歸零。
new-match-line =
    { $clock ->
        [slow] { new-match-ways }最遲{ $date }繼續這場，{ $time }。
        [running] { new-match-ways }最遲{ $time }繼續這場。
       *[none] { new-match-ways }
    }
new-match-ways = 同意就按「{ button-new-match }」，繼續就按「{ button-next-deal }」。還在等{ $missing }。
ready-line =
    { $clock ->
        [slow] { ready-waits }最遲{ $date }開下一局，{ $time }。
        [running] { ready-waits }最遲{ $time }開下一局。
       *[none] { ready-waits }
    }
ready-waits = 等{ $missing }按「{ button-next-deal }」。
ready-line-away = 現在沒有人在。有人按「{ button-next-deal }」就開下一局。
abandoned = 這枱散了。這局沒有人得分。
abandoned-by-admin = 管理伺服器的{ $name }結束了第{ $deal }局。
table-ended-heading = { game } · 這枱散了
leave-ask = 離開{ $table }？
leave-seat =
    { $stage ->
        [lobby] 你的座位會空出來。
        [deal] 電腦會接打你的手牌。
       *[between] 電腦會坐你的座位。
    }
left-now = 你離開了{ $table }。
kicked-now =
    { $voted ->
        [yes] 其他人把你在{ $table }的座位交給電腦。
       *[no] { $name }把你在{ $table }的座位交給電腦。
    }
kick-ask = 把{ $name }的座位交給電腦？
kick-means =
    { $stage ->
        [lobby] 座位會空出來。
        [deal] 電腦接手，這局照算本人的，打完之前可以回來。
       *[between] 分保留，也可以回來。
    }
kick-needs = 還在等的時候，要{ $names }同意。
leave-back =
    { $way ->
        [hand] 這局打完之前，按「{ button-join }」可以回來打這手牌。
        [ends] 沒有其他人在座，這枱會散，不可以重開。
       *[seat] 有位的話，按「{ button-join }」就可以回來。
    }
leave-settle =
    { $settle ->
        [counts] 這局照算你的：打完得多少分就是多少。
        [zero] 這局不是派給你的，所以不算你的。
        [booked] 你到現在的分保留。
       *[nothing] 還沒有開局，未有分要算。
    }
leave-last = 沒有其他人在座，這局打完就散枱。
end-ask = { $table }要散枱？
end-ask-others = 提議{ $table }散枱？
end-settle =
    { $settle ->
        [zero] 這局作廢：沒有人得分。
        [nothing] 還沒有開局。
       *[booked] 到現在的分保留。
    }
end-others = { $names }也坐在這裏。
end-needs = 在你下次出牌或過之前，要{ $names }同意。
fair-matches = { fair-matches-alone }有這個檔案，就可以核對這場每一局。
fair-matches-alone = 洗牌與封存碼`{ $commitment }`相符。
fair-next = 下一局已洗好，封存碼`{ $commitment }`。
fair-this = 派第一張牌前已封存：`{ $commitment }`。
end-account = { $sides }。
