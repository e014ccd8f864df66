hint-play =
    { $why ->
        [out] Ni kadi zako zote.
        [long] Kadi nyingi za chini zinaondoka kwa pamoja.
        [many] Kadi nyingi zinaondoka kwa pamoja.
        [other] Anayekaribia kumaliza hawezi kuijibu.
        [cheap] Huna cha kuishinda kwa gharama ndogo zaidi.
        [strong] Hakuna anayeweza kuishinda.
       *[low] Kadi za chini huenda kwanza.
    }
hint-pass =
    { $why ->
        [cannot] Huna cha kuishinda.
        [partner] Mshirika wako anakaribia kumaliza.
       *[later] Tunza kadi zako kwa baadaye.
    }
hint-give = Ndiyo unayoihitaji kidogo zaidi.
hint-choose = Si ya chini kuliko nyingine.
