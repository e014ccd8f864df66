option-finish = 這手牌出了，手牌是否出完
option-second_finish = 要大過的那手出了，手牌是否出完
option-leading = 做莊的隊：0即1、3、5號座位，1即2、4、6號座位
option-fails = 每隊在最後一級輸了多少次，例如 0, 0
