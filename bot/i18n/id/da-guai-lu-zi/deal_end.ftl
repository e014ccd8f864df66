picture-caught = tangkap
picture-points = poin
picture-total = total
picture-was-caught = tertangkap
picture-decided =
    { $team ->
        [0] tanpa hasil
       *[other] tim { $team } menangkap { $n }
    }

end-standing =
    { $counted ->
        [points] total { $total }
        [levels] tingkat { $level }
       *[both] tingkat { $level }, total { $total }
    }
end-gained =
    { $won ->
        [yes] { $names } **menang**, { end-standing }
       *[no] { $names } masing-masing **{ SIGNED($p) }**, { end-standing }
    }
end-own =
    { $won ->
        [yes] Timmu: { end-standing }.
       *[no] Kamu mendapat { SIGNED($p) }, { end-standing }.
    }

end-decided =
    { $team ->
        [0] Tim { $out } habis semua, tapi { $name } dari tim { $first } habis pertama. Tidak ada yang menang.
       *[other] Tim { $team } menangkap { $names }.
    }
end-not-led = Tim { $team } tidak memimpin ronde ini, jadi tingkatnya tetap.
end-failed =
    { $n ->
        [1] Tim { $team } memimpin di tingkat terakhir dan tidak menang.
       *[other] Tim { $team } memimpin di tingkat terakhir dan tidak menang, sudah { $n } kali.
    }
end-next =
    { $tribute ->
        [yes] { $name } habis pertama, jadi timnya memimpin ronde berikutnya. Yang tertangkap membayar upeti.
       *[no] { $name } habis pertama dan memulai ronde berikutnya.
    }
