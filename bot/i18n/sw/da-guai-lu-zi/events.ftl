event-leads-first = { $name } anaongoza mgao wa kwanza.
event-resists = { $name } ana jokari za kutosha na halipi ushuru.
event-tribute-paid = { $name } anamlipa { $other } ushuru.
event-candidates-put-out = { $name } anaweka chini kadi ili { $other } achague.
event-card-returned = { $name } anamrudishia { $other } kadi.
event-ran-out =
    { $n ->
        [1] { $name } amemaliza wa kwanza.
        [2] { $name } amemaliza wa pili.
        [3] { $name } amemaliza wa tatu.
        [4] { $name } amemaliza wa nne.
       *[5] { $name } amemaliza wa tano.
    }
event-tribute-seen =
    { $reader ->
        [giver] Ushuru wako kwa { $other }: { $cards }.
       *[receiver] Ushuru kutoka kwa { $name }: { $cards }.
    }
event-candidates-seen =
    { $reader ->
        [giver] Umemwekea { $other } chini { $cards }.
       *[receiver] { $name } amekuwekea chini { $cards }.
    }
event-return-seen =
    { $reader ->
        [giver] Umemrudishia { $other } kadi: { $cards }.
       *[receiver] { $name } amekurudishia kadi: { $cards }.
    }
