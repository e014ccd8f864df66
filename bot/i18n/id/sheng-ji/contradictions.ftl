contra-kitty_uneven = Tanpa kartu bawah, kartu harus terbagi rata ke empat pemain (SJ‑1.2).
contra-quarters_packs = Tabel tingkat ini untuk dua pak (SJ‑10.6).
contra-full_one_pack = Dengan satu pak tidak ada dua joker kembar untuk ditunjukkan (SJ‑3.5).
contra-start_off_ladder = Tangga pendek hanya punya tingkat 2, 5, 10, K, dan A (SJ‑10.6).
contra-stop_off_ladder = Tangga pendek melewatkan tingkat tempat pihak harus berhenti (SJ‑10.6).
