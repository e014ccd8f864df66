contra-kitty_uneven = Bila kadi za chini, kadi lazima zigawanyike kwa wachezaji wanne (SJ‑1.2).
contra-quarters_packs = Jedwali hili la ngazi ni la pakiti mbili (SJ‑10.6).
contra-full_one_pack = Kwa pakiti moja hakuna jokari mbili zinazofanana za kuonyesha (SJ‑3.5).
contra-start_off_ladder = Ngazi fupi zina 2, 5, 10, K na A tu (SJ‑10.6).
contra-stop_off_ladder = Ngazi fupi huacha ngazi ambayo upande lazima usimame (SJ‑10.6).
