option-duplicate = new para magsimula ng gabi na pare-pareho ang baraha sa mga lamesa; numero para sumali
option-evening-deals = Ilang laro ang gabi, 1 hanggang 32; 4 kung wala
option-against = Kapalit ng ibang lamesa, mga computer sa level na ito ang hahawak ng parehong baraha
choice-duplicate-new = new · magsisimula ng gabi sa lamesang ito
choice-duplicate = { $evening } · { game } · { deals }
evening-lobby =
    { $against ->
        [gentle] Gabi { $evening } · { deals }. Banayad na computer ang hahawak ng parehong baraha sa bawat upuan.
        [casual] Gabi { $evening } · { deals }. Karaniwang computer ang hahawak ng parehong baraha sa bawat upuan.
        [sharp] Gabi { $evening } · { deals }. Matalas na computer ang hahawak ng parehong baraha sa bawat upuan.
       *[none] Gabi { $evening } · { deals }, pare-pareho ang baraha sa bawat lamesa. Magbukas ng isa pa sa /table open duplicate: { $evening }. Huwag itong panoorin habang naglalaro ka.
    } May selyo na ang balasa: `{ $commitment }`. Walang magka-cut.
evening-closed =
    { $n ->
        [0] Makikita ang mga baraha kapag nalaro na rin ito ng mga computer.
        [1] Makikita ang mga baraha kapag nalaro na rin ito ng lamesa { $tables }.
       *[other] Makikita ang mga baraha kapag nalaro na rin ito ng mga lamesa { $tables }.
    }
err-evening-closed =
    { $n ->
        [0] Nakatago pa ang mga baraha ng laro { $deal }.
       *[other] Nilalaro pa ng iba ang laro { $deal } na pareho ang baraha.
    }
    .note = { evening-closed }
evening-compared = Gabi { $evening }, laro { $deal }: kita na ang mga baraha
evening-seat = **{ $name }** { SIGNED($p) } · match points { $mp } · { $others }
evening-other =
    { $table ->
        [0] mga computer { SIGNED($p) }
       *[other] { $name } { SIGNED($p) } sa lamesa { $table }
    }
evening-not-compared = Walang ibang nakatapos ng larong ito.
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }
evening-board = Tapos na ang gabi { $evening } · { game }, { deals }
evening-row = { $place }. **{ $name }** match points { $mp } · { SIGNED($p) }
evening-nobody = Walang nakatapos ng kahit isang laro.
err-evening-cut = Pareho sa bawat lamesa ang balasa ng gabi { $evening }, kaya walang magka-cut.
    .note = Pindutin ang Simulan kapag nandito na ang lahat.
err-evening-rematch = Hiwalay ang bawat laro ng gabi, kaya walang bagong laban.
    .note = Pindutin ang Susunod na laro para sa kasunod.
err-evening-over = Nalaro na ng lamesang ito ang lahat ng laro ng gabi.
    .note = Tapos ito kapag nakita na ang mga baraha ng huling laro.
err-evening-elsewhere =
    { $other ->
        [0] Nagbubukas ka na ng lamesa ng gabi { $evening }.
       *[other] Naglalaro ka na ng gabi { $evening } sa lamesa { $other }.
    }
    .note = Walang makakakita ng parehong baraha sa dalawang lamesa.
err-evening-full = Hindi na tumatanggap ng lamesa ang gabi { $evening }.
    .note = Magsimula ng iba sa /table open duplicate: new.
err-evening-unknown = Walang gabing “{ $text }” dito.
    .note = Pumili sa listahan, o new.
err-evening-fixed = May game at rules na ang gabi { $evening }.
    .note = Alisin ang { $option }: at buksan ulit ang lamesa.
err-evening-alone = Para sa gabi ng duplicate ang { $option }:.
    .note = Idagdag ang duplicate: new, o alisin ang { $option }:.
