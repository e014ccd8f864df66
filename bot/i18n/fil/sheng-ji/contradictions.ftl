contra-kitty_uneven = Bukod sa kitty, dapat pantay ang baraha ng apat na manlalaro (SJ‑1.2).
contra-quarters_packs = Para sa dalawang pakete ang talaan ng level na ito (SJ‑10.6).
contra-full_one_pack = Sa isang pakete, walang dalawang magkaparehong joker (SJ‑3.5).
contra-start_off_ladder = 2, 5, 10, K at A lang ang level ng maikling hagdan (SJ‑10.6).
contra-stop_off_ladder = Wala sa maikling hagdan ang isang level na dapat tigilan (SJ‑10.6).
