option-finish = Apakah langkah itu menghabiskan kartu di tangan
option-second_finish = Apakah langkah yang harus dikalahkan menghabiskan kartu di tangan
option-leading = Tim yang memimpin: 0 untuk kursi 1, 3, 5, dan 1 untuk kursi 2, 4, 6
option-fails = Kegagalan tiap tim di tingkat terakhir, misalnya 0, 0
