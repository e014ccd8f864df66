brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **牌：**{ $zs-players }人，每人{ $hand }張。{ ranks-in-order }
               *[no] **牌：**{ $zs-players }人，每人最多{ $hand }張。{ ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **牌：**{ $zs-players }人分兩隊，每人{ $hand }張。{ ranks-in-order }
               *[no] **牌：**{ $zs-players }人分兩隊，每人最多{ $hand }張。{ ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] 2最細，一直到A，然後鬼牌。
       *[high] 3最細，一直到A，然後2和鬼牌。
    }
brief-plays =
    { $zs-bombs ->
        [yes] **牌型：**{ kinds-played }炸彈大過其他牌型，除了火箭。
       *[no] **牌型：**{ kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] 單張、同點數的牌、夫佬、蛇、連對、連三條。
                       *[no] 單張、同點數的牌、夫佬和蛇。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] 單張、同點數的牌、夫佬、連對、連三條。
                       *[no] 單張、同點數的牌和夫佬。
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] 單張、同點數的牌、蛇、連對、連三條。
                       *[no] 單張、同點數的牌和蛇。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] 單張、同點數的牌、連對、連三條。
                       *[no] 單張和同點數的牌。
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **百搭：**鬼牌當任何牌，{ a-two }當一起出的牌的點數。
               *[no] **百搭：**鬼牌當任何牌。
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **百搭：**{ a-two }當一起出的牌的點數。
               *[no] **百搭：**沒有。
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **輪次：**出同樣張數、同一牌型，要更大。過了就等下一輪。
       *[no] **輪次：**出同樣張數、同一牌型，要更大。過了之後還可以再出。
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **換牌：**最後兩名各交出一張最大的牌。頭兩名各還任何一張。
        [last_one] **換牌：**最後一名交出一張最大的牌。第1名還任何一張。
       *[none] **換牌：**兩局之間不換牌。
    }
brief-points = **計分：**{ places-paid }{ brief-match }
brief-match =
    { $zs-match_end ->
        [points] 一場打到{ $zs-target }分。
        [deals] 一場打{ $zs-deals }局。
       *[open] 打到枱主停。
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 名次沒有分。
                [1] 第1名得{ $paid }分。
               *[other] 頭幾名順次得{ $paid }分。
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] 名次沒有分。
                        [1] 第1名那隊得{ $paid }分。
                       *[other] 頭幾名那隊順次得{ $paid }分。
                    }
               *[other]
                    { $paid_places ->
                        [0] 沒有最後一名的那隊得{ $zs-not_last }分。
                        [1] 第1名那隊得{ $paid }分。沒有最後一名的那隊多得{ $zs-not_last }分。
                       *[other] 頭幾名那隊順次得{ $paid }分。沒有最後一名的那隊多得{ $zs-not_last }分。
                    }
            }
    }
help-aim = 盡快出完手上的牌。頭幾名有分，人人都有名次。
help-turns = 出同樣張數、同一牌型，要更大。不然就過。其他人都過，就到你先出。
help-plays = 出單張、同點數的牌，或者蛇，例如5-6-7。連對也可以。
help-wild = 多數規則裏，**鬼牌**和**2**是百搭。鬼牌可以當你要的任何牌。
help-sequences = 蛇由3到A。同一花色的，大過同樣長的雜色蛇。
help-places = 之後各局開打前，最後幾名要交出最大的牌，再收回另一張。
