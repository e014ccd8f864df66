brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **牌：**{ $zs-players }人，每人{ $hand }张。{ ranks-in-order }
               *[no] **牌：**{ $zs-players }人，每人最多{ $hand }张。{ ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **牌：**{ $zs-players }人分两队，每人{ $hand }张。{ ranks-in-order }
               *[no] **牌：**{ $zs-players }人分两队，每人最多{ $hand }张。{ ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] 2最小，往上到A，再是王。
       *[high] 3最小，往上到A、2，再是王。
    }
brief-plays =
    { $zs-bombs ->
        [yes] **牌型：**{ kinds-played }炸弹压除王炸以外的牌型。
       *[no] **牌型：**{ kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] 单张、同点数、俘虏、顺子、连对或连三。
                       *[no] 单张、同点数、俘虏、顺子。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] 单张、同点数、俘虏、连对或连三。
                       *[no] 单张、同点数、俘虏。
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] 单张、同点数、顺子、连对或连三。
                       *[no] 单张、同点数、顺子。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] 单张、同点数、连对或连三。
                       *[no] 单张、同点数。
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **百搭：**王当任何牌，{ a-two }跟什么点数一起出，就当什么。
               *[no] **百搭：**王当任何牌。
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **百搭：**{ a-two }跟什么点数一起出，就当什么。
               *[no] **百搭：**没有。
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **轮流：**用同一种牌型、一样多张来压，要更大。过牌管一整轮。
       *[no] **轮流：**用同一种牌型、一样多张来压，要更大。过牌以后还能再出。
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **换牌：**最后两名各进贡一张最大的牌。前两名各任意还一张。
        [last_one] **换牌：**末名进贡一张最大的牌。第1名任意还一张。
       *[none] **换牌：**两局之间不换牌。
    }
brief-points = **分：**{ places-paid }{ brief-match }
brief-match =
    { $zs-match_end ->
        [points] 一场打到{ $zs-target }分。
        [deals] 一场打{ $zs-deals }局。
       *[open] 一场打到桌主喊停。
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 各名次都不得分。
                [1] 第1名得{ $paid }分。
               *[other] 从第1名起依次得{ $paid }分。
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] 各名次都不得分。
                        [1] 第1名给队里得{ $paid }分。
                       *[other] 从第1名起依次给队里得{ $paid }分。
                    }
               *[other]
                    { $paid_places ->
                        [0] 没有末名的队得{ $zs-not_last }分。
                        [1] 第1名给队里得{ $paid }分。没有末名的队再得{ $zs-not_last }分。
                       *[other] 从第1名起依次给队里得{ $paid }分。没有末名的队再得{ $zs-not_last }分。
                    }
            }
    }
help-aim = 早点把牌出完。每人都有名次，名次靠前的得分。
help-turns = 用同一种牌型、一样多张来压，要更大。或者过牌。别人都过牌，就由你先出。
help-plays = 出单张、同点数的牌，或者5-6-7这样的顺子。连对也算。
help-wild = 大多数玩法里，**王**和**2**是百搭。王可以当你要的任何牌。
help-sequences = 顺子从3到A。同花色的压一样长的杂色顺子。
help-places = 之后各局之前，名次靠后的进贡最大的牌，再换回一张。
