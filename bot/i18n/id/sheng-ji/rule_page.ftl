page-head =
    { $section ->
        [cards] Kartu
        [declaring] Menarik kartu dan menunjukkan truf
        [play] Mengeluarkan kartu
       *[levels] Poin dan tingkat
    }
topic =
    { $topic ->
        [cards] pak, kartu bawah, dan urutan kartu
        [declaring] menunjukkan truf
        [play] lemparan, mengikuti, dan memotong dengan truf
       *[levels] poin dan tingkat
    }
shelf =
    { $shelf ->
       *[most] Paling sering dimainkan
    }
