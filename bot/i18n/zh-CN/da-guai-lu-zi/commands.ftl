option-finish = 这手牌是不是把手牌出完
option-second_finish = 要压的那手是不是把手牌出完
option-leading = 领打的队：0是座位1、3、5，1是座位2、4、6
option-fails = 各队在最后一级失败几次，例如0, 0
