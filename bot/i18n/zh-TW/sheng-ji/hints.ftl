hint-declare =
    { $suit ->
        [none] 沒有主花色的話，你有{ $n }張主牌。
       *[other] 這樣你有{ $n }張主牌。
    }
hint-redeal = 你的主牌很少。
hint-silent =
    { $stands ->
        [yes] 你亮的主還在。
       *[no]
            { $able ->
                [yes] 亮了主牌也太少。
               *[no] 你的牌不能亮主。
            }
    }
hint-trump = 你的{ of-suit }最多。
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] 沒有把分扣進去。
               *[other] 扣進{ $p }分，你的主牌守得住。
            }
       *[other] 你就沒有{ of-suit }了，之後可以用主牌斃。
    }
hint-lead =
    { $why ->
        [throw] 這手甩牌沒人擋得住。
        [top] 沒有人有更大的{ of-suit }。
        [run] 很少人壓得過。
        [trumps] 可以吊出別人的主牌。
        [partner] 對家可能沒有{ of-suit }，可以用主牌斃。
        [empty] 你就沒有{ of-suit }了，之後可以用主牌斃。
       *[low] 損失很小。
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] 你用主牌斃，贏這輪。
               *[other] 你用主牌斃，拿{ $p }分。
            }
        [last]
            { $p ->
                [0] 你贏這輪，下一輪先出。
               *[other] 你一定拿到{ $p }分。
            }
       *[higher] 這是目前最大的。
    }
hint-partner =
    { $p ->
        [0] 對家{ $name }目前最大，大牌先留著。
       *[other] 對家{ $name }目前最大，送{ $p }分。
    }
hint-lose =
    { $p ->
        [0] { $name }目前最大，出沒有分的牌就好。
       *[other] { $name }目前最大，這樣損失最少。
    }
