err-no-table = Walang lamesa rito.
    .note = Magsimula ng isa sa /table open.
err-several-tables = Aling lamesa?
    .note = Idagdag ang table: at ang numero nito. Gamitin: { $tables }.
err-no-such-table = Walang lamesa { NUMBER($table, useGrouping: 0) } dito.
    .note =
        { $n ->
            [1] Lamesa { $tables } ang nasa channel na ito.
           *[other] Mga lamesa { $tables } ang nasa channel na ito.
        }
err-table-elsewhere = Nasa { $channel } ang { table-name }.
    .note = Doon gamitin ang command na ito.
err-aside = Hindi maituloy ang { table-name }.
    .note = Hindi ito nabasa ng bot pagka-restart. Puwede itong tapusin ng host o ng admin ng server.
err-full =
    { $n ->
        [1] May nakaupo na sa nag-iisang upuan.
       *[other] May nakaupo na sa lahat ng { $n } upuan.
    }
    .note =
        { $seat ->
            [0] Puwede kang manood. Kapag may umalis, makakasali ka.
           *[other]
                { $stage ->
                    [lobby] Puwede nang pindutin ni { $host } ang Simulan.
                    [deal] Nasa Hawak ko ang mga baraha mo.
                    [between] Tapos na ang laro. Pindutin ang Susunod na laro.
                   *[over] Tapos na ang laban. Pindutin ang Rematch.
                }
        }
way-to-a-seat =
    { $way ->
        [free] Pindutin ang Sumali para sa bakanteng upuan.
        [now] Pindutin ang Sumali para pumalit kay { $name }, isang computer.
        [later] Pindutin ang Sumali para makuha ang upuan ni { $name } pagkatapos ng larong ito.
        [closing] Tapos ang lamesa pagkatapos ng larong ito. Magbukas ng bago sa /table open.
       *[full] May tao sa bawat upuan. Kapag may umalis, makakasali ka.
    }
err-stranger = Nanonood ka lang sa lamesang ito.
    .note =
        { $way ->
            [private] Para makaupo rito, magpaimbita sa host.
           *[full] { way-to-a-seat }
        }
err-went = Umalis ka sa lamesang ito.
    .note =
        { $settle ->
            [counts] Bilang pa rin sa iyo ang larong ito.
            [zero] Hindi bilang sa iyo ang larong ito.
           *[none] Mananatili ang puntos mo.
        } { $way ->
            [back] Pindutin ang Sumali para ituloy ang hawak mo.
            [private] Pindutin ang Sumali para makaupo ulit.
           *[full] { way-to-a-seat }
        }
err-taken = Hindi puwede ang upuang iyon.
    .note = Pumili ng bakante, o ng may computer.
err-no-computer = Walang computer na nakaupo rito.
    .note = Dagdag computer ang lalagay sa bakanteng upuan.
err-rated = Rated ang lamesang ito, kaya tao lang ang naglalaro rito.
    .note = Sino mang pumindot ng Sumali ay may upuan. May computer sa mga lamesang binuksan nang rated: False.
err-rated-hint = Rated ang lamesang ito, kaya walang hint.
    .note = Sa ibang lamesa, may mungkahing tira ang Hint.
err-held-another = Nakahawak ka na ng baraha sa larong ito.
    .note = Makakasali ka ulit pagkatapos nito.
err-own-seat = Iniwan mo ang upuan { $place } sa labang ito.
    .note = Pindutin ang Sumali para mabawi ito, kasama ang puntos.
err-next-up = May upuan nang nakalaan sa iyo.
    .note = Uupo ka pagkatapos ng larong ito.
err-counts =
    { $n ->
        [1] Bilang pa rin ang larong ito kay { $left }, na wala rito.
       *[other] Bilang pa rin ang larong ito kina { $left }, na wala rito.
    }
    .note = Puwede kang umalis, at mga computer ang tatapos. Puwede itong tapusin ng admin ng server.
err-plays-on = Gusto pang maglaro ni { $name }.
    .note = Puwede kang umalis: computer ang tutuloy, at sa iyo bilang ang laro.
err-agreed = Hiniling mo nang tapusin ang lamesa.
    .note = Hinihintay pumayag: { $waiting }.
err-old = Luma na ang button na iyon at walang nagawa.
    .note = Gamitin ang pinakabagong mensahe.
err-clock = Hindi oras ng turn ang “{ $text }”.
    .note = Sumulat ng 15s hanggang 7d, gaya ng 5m, 1h o 2d, o none kung walang clock.
err-not-away = Hindi ka naman umalis.
    .note = Sa iyo ang upuan mo, at walang computer na naglalaro para sa iyo.
err-elsewhere = Sa ibang lamesa ang button na iyon.
    .note = Gamitin ang mga button sa channel ng lamesang iyon.
err-card = Hindi baraha ang “{ $text }”.
    .note = Isulat ang baraha gaya ng 3d, 10h, Qs.
err-no-reading =
    { $n ->
        [0] Hindi puwedeng itira nang sabay ang { $cards }.
       *[other] Hindi puwedeng itira ang { $cards } bilang “{ $text }”.
    }
    .note =
        { $n ->
            [0] Pumili ng ibang baraha.
           *[other] Puwede mo itong itira bilang { $readings }.
        }
err-half-named = Baraha muna bago ang “as”, at uri at rank pagkatapos nito.
    .note =
        { $held ->
            [yes] Kung mag-isa, A♠ ang “as”.
           *[no] Kung mag-isa, A♠ ang “as”, at wala ka niyon.
        }
err-suit = Hindi suit ang “{ $text }”.
    .note = Isulat gaya ng s, ♠ o spades.
err-trump = Hindi suit o rank ang “{ $text }”.
    .note = Isulat gaya ng s, ♠ o 10, o none.
err-whole-number = Hindi numero ang “{ $text }”.
    .note = Isulat ang numero gaya ng 0, 2.
err-several-meant = Maraming puwedeng ibig sabihin ang “{ $text }”.
    .note = Pindutin ang ibig mong sabihin.
err-nothing-fits =
    { $verb ->
        [play] Wala kang maititira na tugma sa “{ $text }”.
       *[other] Wala kang mapipili na tugma sa “{ $text }”.
    }
    .note = Puwede mong isulat ang { examples-named }.
err-nothing-open =
    { $verb ->
        [play] Wala kang maititira ngayon na tugma sa “{ $text }”.
       *[other] Wala kang mapipili ngayon na tugma sa “{ $text }”.
    }
    .note = Nasa /hand kung kaninong turn at ano ang magagawa mo.
err-only-pass = Hindi mo ito matatalo. Mag-pass ka.
    .note = Gamitin ang /pass.
err-no-cards = Pumili muna ng { cards-word }.
    .note = Pindutin o piliin, tapos pindutin ang Tira.
try-again = Subukan ulit pagkatapos ng isang minuto.
err-saving = Hindi iyon na-save, kaya hindi natuloy.
    .note = { try-again }
err-saving-rules = Hindi na-save ang rules na ito. Mananatili ang dati.
    .note = { try-again }
err-reading = Hindi ito mabasa sa ngayon.
    .note = { try-again }
err-ours = Kami ang nagkamali roon.
    .note = Baka natuloy pa rin: tingnan muna bago subukan ulit. Pakisabi sa admin: `{ $id }`
err-rights = Sa { $channel }, kailangan ng bot ang: **{ $names }**.
err-rules-other = Hindi malalaro ang rules na ito.
    .note = Nasa /rules show ang rules na nilalaro rito.
err-already-seated = Nakaupo ka na rito, sa upuan { $seat }.
    .note = Para mabakante ito, pindutin ang Umalis.
err-table-full-start =
    { $n ->
        [1] Isang manlalaro pa ang kulang.
       *[other] { $n } manlalaro pa ang kulang.
    }
    .note =
        { $rated ->
            [yes] Rated ang lamesang ito, kaya naghihintay ito ng taong pipindot ng Sumali.
           *[no] Pindutin ang Punuin ng computer para mapuno ang bakanteng upuan.
        }
err-not-host = Si { $host } ang host ng lamesang ito.
    .note = Host ang nagsisimula at tumatapos, at nagsasabi kung sino ang makakaupo.
err-started =
    { $stage ->
        [deal] Nagsimula na ang laro.
        [between] Tapos na ang laro.
       *[over] Tapos na ang laban.
    }
    .note =
        { $stage ->
            [deal] Nasa Hawak ko ang mga baraha mo.
            [between] Pindutin ang Susunod na laro.
           *[over] Pindutin ang Rematch.
        } Sa computer pa rin ang upuan nito hanggang may sumali.
err-not-started = Wala pang nasisimulang laro rito.
    .note = Pipindutin ni { $host } ang Simulan kapag puno na ang mga upuan.
err-not-over = Hindi pa tapos ang laro.
    .note = Nasa Hawak ko ang mga baraha mo.
err-ended = Tapos na ang lamesang ito.
    .note = Magbukas ng bago sa /table open.
err-no-result = Hindi na maipakita nang buo ang laro { $deal }.
    .note = Nasa /ledger show ang puntos ng bawat manlalaro.
err-match-over = Tapos na ang laban.
    .note = Rematch ang magbubukas ulit ng parehong lamesa.
err-cut-long =
    { $n ->
        [1] Hanggang { $limit } karakter lang ang cut; 1 ang sa iyo.
       *[other] Hanggang { $limit } karakter lang ang cut; { $n } ang sa iyo.
    }
    .note = Pindutin ulit ang Cut at iklian.
err-closing = Hindi na tumatanggap ng manlalaro ang lamesang ito.
    .note = Tapos ito pagkatapos ng larong ito. Magbukas ng bago sa /table open.
err-too-fast =
    { $n ->
        [1] Ang dami noon nang sabay. Subukan ulit pagkatapos ng 1 segundo.
       *[other] Ang dami noon nang sabay. Subukan ulit pagkatapos ng { $n } segundo.
    }
err-too-many =
    { $of ->
        [host] Host ka na ng { $n } lamesa. Hanggang diyan lang ang isang tao.
       *[guild] May { $n } lamesa na ang server na ito. Wala nang puwang.
    }
    .note =
        { $of ->
            [host] Kapag natapos ang isa, makakapagbukas ka ulit.
           *[guild] { $minutes ->
                [0] Sumali sa isa, o magbukas kapag may natapos.
                [1] Subukan ulit pagkatapos ng 1 minuto: may puwang na noon.
               *[other] Subukan ulit pagkatapos ng { $minutes } minuto: may puwang na noon.
            }
        }
err-too-many-table = { table-name } sa { $channel }
err-too-many-elsewhere =
    { $n ->
        [1] 1 lamesa sa ibang server
       *[other] { $n } lamesa sa ibang mga server
    }
err-several-hands = May hawak kang baraha sa { $n } lamesa.
    .note = Gamitin ang /hand sa { $channels }.
err-no-hand = Wala kang hawak na baraha ngayon.
    .note = Sa susunod na laro, may bago kang hawak.
err-game = Hindi game dito ang “{ $text }”.
    .note = Mayroon: { $names }.
err-other-option = Walang option na { $option } ang { game }.
    .note =
        { $table ->
            [yes] Alisin ito.
           *[no] Alisin ito, o pumili ng ibang game sa game:.
        }
err-option-missing = Kailangan ng { game } ang { $option }: dito.
    .note = Idagdag ang { $option }: sa command.
err-not-offered = Hindi iyan puwede sa { $option }:
    .note =
        { $fits ->
            [truth] Gamitin ang True o False.
            [between] Gamitin ang { $low } hanggang { $high }.
           *[names] Gamitin ang { $names }.
        }
err-too-long = Masyadong mahaba iyan para sa { $option }:
    .note =
        { $high ->
            [1] Hanggang 1 karakter lang.
           *[other] Hanggang { $high } karakter lang.
        }
err-too-short = Masyadong maikli iyan para sa { $option }:
    .note =
        { $low ->
            [1] Kahit 1 karakter man lang.
           *[other] Di bababa sa { $low } karakter.
        }
err-seats =
    { $n ->
        [1] Sa rules na ito, isa ang upuan ng { game }.
       *[other] Sa rules na ito, { $n } ang upuan ng { game }.
    }
    .note = Alisin ang seats:.
err-computers =
    { $seats ->
        [1] Isa lang ang upuan ng lamesang ito, at sa iyo iyon.
       *[other] { $seats } ang upuan ng lamesang ito, at sa iyo ang isa.
    }
    .note =
        { $most ->
            [0] Alisin ang computers:.
            [1] computers: puwedeng 0 o 1.
           *[other] computers: puwedeng 0 hanggang { $most }.
        }
err-rated-open = Walang computer sa simula ng rated na lamesa.
    .note = Alisin ang computers:, o piliin ang rated: False.
err-member = Wala sa server na ito si “{ $text }”.
    .note = Pumili ng pangalan sa listahan.
err-no-wish = Piliin muna ang { card-word } na gusto mo.
    .note = Pumili sa bawat listahan sa itaas, tapos pindutin ang Hingin.
err-no-gift = Pumili muna ng { cards-word }.
    .note = Pindutin o piliin, tapos pindutin ang button sa ibaba.
err-no-player = Hindi mo mapipili rito ang “{ $text }”.
    .note = Pumili ng isa rito: { $names }.
err-one-card = Humingi ng isang { card-word }, hindi “{ $text }”.
    .note = Isulat gaya ng Kh.
err-names-no-cards = Wala kang binanggit na { cards-word }.
    .note = Isulat gaya ng 3d, 10h, Qs.
err-other-game = Walang magagawa ang /{ $command } sa lamesang ito.
    .note = Nasa Hawak ko ang magagawa mo.
err-kick-nobody = Walang nakaupo rito na ganyan ang pangalan.
    .note = Pumili ng tao sa listahan. Para sa computer, pindutin ang Bawas computer bago ang unang laro.
err-kick-self = Sarili mong upuan iyan.
    .note = Para bitawan ito, gamitin ang Umalis sa Menu.
err-kick-early = Hindi hinihintay ng lamesa si { $name }.
    .note = Humiling kapag turn niya, o kapag siya ang hinihintay ng Susunod na laro. Puwede ito ng host na si { $host } sa pagitan ng laro.
err-kick-soon = May oras pa si { $name }.
    .note = Humiling kapag dalawang minuto na siyang hinihintay ng lamesa. Sa pagitan ng laro, hindi kailangang maghintay ng host.
err-stand-in-soon = May oras pa si { $name }.
    .note = Kung walang clock, magagawa mo ito pagkatapos ng dalawang minuto.
err-kick-alone = Hindi mo ito mapagpapasyahan nang mag-isa.
    .note = Dapat gusto rin ng dalawa o higit pang iba. Magagawa ito mag-isa ng host na si { $host } o ng admin.
err-kick-agreed = Sinabi mo nang gusto mo iyan.
    .note = Tinatanong na sa lamesa ang iba.
err-board-day = Hindi araw ang “{ $text }”.
    .note = Isulat gaya ng 2026-01-31: taon, buwan, araw.
err-board-order = Natatapos ang panahong iyan bago magsimula.
    .note = Mas huli ang from: { $start } kaysa to: { $end }. Pagpalitin.
err-board-both = Hindi puwedeng magkasama ang window: at ang from: at to:.
    .note = Alisin ang window:, o alisin ang from: at to:.
err-board-rules = Wala pang naglaro rito ng “{ $text }”.
    .note =
        { $some ->
            [yes] Nilaro na rito: { $names }.
           *[no] Wala pang larong bilang dito.
        }
err-no-season = Wala pang season dito.
    .note = Puwedeng magsimula ang namamahala ng server sa /ledger season start.
err-undo-no-deal = Walang larong nagaganap.
    .note = Kapag tapos na ang laro, hindi na mababago ang mga tira.
err-undo-tutorial = Sa tutorial, walang bawian ng tira.
    .note = Ituloy mo lang: walang puntos dito.
err-undo-evening = Sa gabi ng duplicate, walang bawian ng tira.
    .note = Pareho ang baraha sa ibang lamesa.
err-undo-nothing = Wala ka pang nagagawa sa larong ito.
    .note = Sarili mong huling tira ang mababawi mo.
err-undo-played = Tumira na si { $name } pagkatapos mo.
    .note = Mababawi mo lang ang tira mo bago tumira ang ibang tao.
err-undo-shown = May nakakita na ng nakatagong baraha.
    .note = Nakita na iyon, kaya tuloy ang tira mo.
err-undo-counts = Bilang pa rin ang larong ito kay { $name }, na umalis.
    .note = Hindi na siya matatanong, kaya tuloy ang mga tira.
err-undo-asked = Hiniling mo na iyan.
    .note = Hinihintay pumayag: { $agreeing }.
err-undo-other = May gustong bawiin si { $name }.
    .note = Sagutin muna iyon.
err-undo-kept = Tuloy ang tirang iyon: may hindi pumayag.
    .note = Ituloy ang laro.
err-undo-long-ago = Masyado nang matagal iyon.
    .note = Kapag may clock, mga huling tira lang ang mababawi.
err-undo-agreed = Pumayag ka na riyan.
    .note = Hinihintay pumayag: { $agreeing }.
err-deal-typed = Walang larong tinutukoy ang “{ $text }”.
    .note = Isulat ang numero ng lamesa at laro, gaya ng 7.3.
err-no-deal = Walang laro { $id } sa talaan ng puntos.
    .note = Pumili sa listahan. Nasa /ledger show ang sa bawat isa.
err-correct-reason = Sabihin kung bakit.
    .note = Idagdag ang reason: at ilang salita. Mababasa ito ng lahat ng titingin sa laro.
err-correct-nothing = Walang mababago ang 0 puntos.
    .note = Isulat kung ilan ang idadagdag, gaya ng 5 o -5.
err-correct-member = Walang puntos si { $name } sa larong iyon.
    .note =
        { $some ->
            [yes]
                { $n ->
                    [1] Naitala ito para kay { $names }.
                   *[other] Naitala ito para kina { $names }.
                }
           *[no] Naitala ito para sa mga computer lang.
        }
err-export-many = { $n } ang naitala sa panahong iyon; { $most } ang kasya sa file.
    .note = Bawasan ang mga araw sa from: at to:.
err-export-nothing = Walang naitala sa panahong iyon.
    .note = Pumili ng ibang araw sa from: at to:.
err-season-name = Kailangan ng pangalan ang season.
    .note = Sumulat ng isa o dalawang salita, gaya ng Tag-araw.
err-season-runs = Tuloy pa ang season { $name }.
    .note = Tapusin muna ito sa /ledger season end.
err-season-none = Walang season ngayon.
    .note = Magsimula ng isa sa /ledger season start.
err-zone = Hindi time zone ang “{ $text }”.
    .note = Sumulat ng lungsod o time zone, gaya ng { $names }.
