option-finish = その手で手札がなくなるか
option-second_finish = 相手の手で手札がなくなったか
option-leading = リード側：0は席1、3、5、1は席2、4、6
option-fails = 最後の切り札ランクで各チームが勝てなかった回数（0, 0 など）
