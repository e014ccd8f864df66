brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **牌：**{ $zs-players }人玩，每人{ $hand }張。{ ranks-in-order }
               *[no] **牌：**{ $zs-players }人玩，每人最多{ $hand }張。{ ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **牌：**{ $zs-players }人分兩隊，每人{ $hand }張。{ ranks-in-order }
               *[no] **牌：**{ $zs-players }人分兩隊，每人最多{ $hand }張。{ ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] 2最小，往上到A，鬼牌最大。
       *[high] 3最小，往上到A，再來2，鬼牌最大。
    }
brief-plays =
    { $zs-bombs ->
        [yes] **牌型：**{ kinds-played }炸彈壓得過其他牌型，火箭除外。
       *[no] **牌型：**{ kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] 單張、同點數、葫蘆、順子、連對或連三條。
                       *[no] 單張、同點數、葫蘆和順子。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] 單張、同點數、葫蘆、連對或連三條。
                       *[no] 單張、同點數和葫蘆。
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] 單張、同點數、順子、連對或連三條。
                       *[no] 單張、同點數和順子。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] 單張、同點數、連對或連三條。
                       *[no] 單張和同點數。
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **百搭：**鬼牌可以當任何牌，{ a-two }可以當旁邊的點數。
               *[no] **百搭：**鬼牌可以當任何牌。
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **百搭：**{ a-two }可以當旁邊的點數。
               *[no] **百搭：**沒有。
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **輪流：**出一樣多張、同牌型更大的。過了就要等下一輪。
       *[no] **輪流：**出一樣多張、同牌型更大的。過了之後還可以再出。
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **換牌：**最後兩名各交出一張最大的牌。前兩名各還任意一張。
        [last_one] **換牌：**最後一名交出一張最大的牌。第一名還任意一張。
       *[none] **換牌：**局間不換牌。
    }
brief-points = **分數：**{ places-paid }{ brief-match }
brief-match =
    { $zs-match_end ->
        [points] 打到{ $zs-target }分為一場。
        [deals] 打{ $zs-deals }局為一場。
       *[open] 打到桌主喊停。
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 名次不給分。
                [1] 第一名得{ $paid }分。
               *[other] 前幾名依序得{ $paid }分。
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] 名次不給分。
                        [1] 第一名替隊伍得{ $paid }分。
                       *[other] 前幾名依序替隊伍得{ $paid }分。
                    }
               *[other]
                    { $paid_places ->
                        [0] 沒有最後一名的隊得{ $zs-not_last }分。
                        [1] 第一名替隊伍得{ $paid }分。沒有最後一名的隊多得{ $zs-not_last }分。
                       *[other] 前幾名依序替隊伍得{ $paid }分。沒有最後一名的隊多得{ $zs-not_last }分。
                    }
            }
    }

help-aim = 早點把牌出完。前面的名次得分，每個人都有名次。
help-turns = 出一樣多張、同牌型更大的，不然就過。其他人都過，就由你先出。
help-plays = 出單張、同點數的牌，或順子，例如5-6-7。連對也可以。
help-wild = 多數玩法裡**鬼牌**和**2**是百搭。鬼牌可以當你要的任何牌。
help-sequences = 順子從3到A。同花順壓得過一樣長的雜花順子。
help-places = 之後每局開始前，後面的名次交出最好的牌，再拿回一張別的。
