hint-declare =
    { $suit ->
        [none] 打无主，你有{ $n }张主牌。
       *[other] 这样你有{ $n }张主牌。
    }
hint-redeal = 你的主牌太少。
hint-silent =
    { $stands ->
        [yes] 现在是你的主。
       *[no]
            { $able ->
                [yes] 主牌会太少。
               *[no] 这些牌亮不了主。
            }
    }
hint-trump = 你的{ of-suit }最多。
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] 底里没有分。
               *[other] 底里有{ $p }分，你的主牌守得住。
            }
       *[other] 这样你就没有{ of-suit }了，可以用主牌毙。
    }
hint-lead =
    { $why ->
        [throw] 这手甩牌没人拦得住。
        [top] 别人没有更大的{ of-suit }。
        [run] 很少有人压得住。
        [trumps] 吊出别人的主牌。
        [partner] 你的对家多半没有{ of-suit }了，可以用主牌毙。
        [empty] 这样你就没有{ of-suit }了，可以用主牌毙。
       *[low] 没什么损失。
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] 你用主牌毙，赢下这轮。
               *[other] 你用主牌毙，吃到{ $p }分。
            }
        [last]
            { $p ->
                [0] 你赢下这轮，接着先出。
               *[other] 稳拿{ $p }分。
            }
       *[higher] 现在它最大。
    }
hint-partner =
    { $p ->
        [0] 对家{ $name }现在最大，大牌先留着。
       *[other] 对家{ $name }现在最大，送上{ $p }分。
    }
hint-lose =
    { $p ->
        [0] { $name }现在最大，垫没有分的牌。
       *[other] { $name }现在最大，这样损失最少。
    }
