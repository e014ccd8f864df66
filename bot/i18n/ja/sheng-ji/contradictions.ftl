contra-kitty_uneven = 底牌を除いたカードが、4人で割り切れません（SJ‑1.2）。
contra-quarters_packs = この昇級の表は2組用です（SJ‑10.6）。
contra-full_one_pack = 1組では、同じジョーカー2枚をさらせません（SJ‑3.5）。
contra-start_off_ladder = 短い段にある切り札ランクは2、5、10、K、Aだけです（SJ‑10.6）。
contra-stop_off_ladder = 短い段には、止まるべき切り札ランクの1つがありません（SJ‑10.6）。
