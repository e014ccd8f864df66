contra-level_unscored = Permainan sampai tingkat terakhir perlu kemenangan yang menaikkan tingkat (DG‑8.2).
contra-no_target = Permainan sampai sejumlah poin perlu jumlah itu (DG‑8.2).
contra-no_deals = Permainan beberapa ronde perlu jumlahnya (DG‑8.2).
contra-end_below_start = Tingkat terakhir tidak boleh di bawah yang pertama (DG‑6.4).
