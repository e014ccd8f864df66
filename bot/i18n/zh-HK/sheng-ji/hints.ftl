hint-declare =
    { $suit ->
        [none] 無主，你有{ $n }張主牌。
       *[other] 你會有{ $n }張主牌。
    }
hint-redeal = 你的主牌太少。
hint-silent =
    { $stands ->
        [yes] 你亮的主仍然有效。
       *[no]
            { $able ->
                [yes] 你的主牌會太少。
               *[no] 這些牌亮不到主。
            }
    }
hint-trump = 你最多{ of-suit }。
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] 底牌沒有分。
               *[other] 底牌藏{ $p }分，你的主牌守得住。
            }
       *[other] 扣了就沒有{ of-suit }，可以用主斃。
    }
hint-lead =
    { $why ->
        [throw] 這手甩牌沒有人大得過。
        [top] 沒有人有更大的{ of-suit }。
        [run] 大得過它的手牌很少。
        [trumps] 可以逼出別人的主牌。
        [partner] 對家可能沒有{ of-suit }，可以用主斃。
        [empty] 出了就沒有{ of-suit }，可以用主斃。
       *[low] 這樣沒有甚麼損失。
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] 你的主牌贏這輪。
               *[other] 你的主牌贏{ $p }分。
            }
        [last]
            { $p ->
                [0] 你贏這輪，下輪先出。
               *[other] 你一定贏到{ $p }分。
            }
       *[higher] 到現在最大。
    }
hint-partner =
    { $p ->
        [0] 對家{ $name }最大，留起大牌。
       *[other] 對家{ $name }最大，送上{ $p }分。
    }
hint-lose =
    { $p ->
        [0] { $name }最大，墊沒有分的牌。
       *[other] { $name }最大，這樣損失最少。
    }
