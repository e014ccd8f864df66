option-finish = 這手是不是把手牌出完
option-second_finish = 要壓過的那手是不是把手牌出完
option-leading = 先出的隊：0是1、3、5號座位，1是2、4、6號座位
option-fails = 各隊在最後一級失敗過幾次，例如0, 0
