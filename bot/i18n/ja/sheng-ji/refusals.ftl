refusal-wrong_phase =
    { $action ->
        [declare] 今は誰もさらせません。
        [pass] 今はパスするところではありません。
        [redeal] 今は誰も配り直しを求められません。
        [trump] 今は切り札を選べません。
        [bury] 今はカードを伏せられません。
        [choose] 選ぶまとめ出しがありません。
       *[play] プレイはまだ始まっていません。
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] パスできるのは、さらせるときに1回だけです。リードには必ず出します。（SJ‑7.1）
            [redeal] 最後のカードを引いてから伏せるまでに求めます。（SJ‑3.10）
            [trump] 聞かれることがあるのは親のパートナーだけです。（SJ‑3.7）
            [bury] 伏せるのは底牌を取った人だけで、最初のリードの前です。（SJ‑4.1）
            [choose] 前の人のまとめ出しが通らないときに選びます。（SJ‑6.2）
           *[play] 先にカードを引き、親が伏せます。（SJ‑4.1）
        }
refusal-not_your_turn =
    { $action ->
        [bury] 今は{ $name }さんが伏せています。
        [choose] 今は{ $name }さんがまとめ出しの部分を選んでいます。
        [trump] 今は{ $name }さんが切り札のスートを選んでいます。
       *[play] 今は{ $name }さんの番です。
    }
    .rule = その間に手札を見られます。（SJ‑1.1）
refusal-not_held = 全部は手札にありません：{ $cards }。
    .rule = どのカードも、持っている枚数だけ書きます。（SJ‑7.1）

refusal-not_drawn_yet = { $cards }はまだ引いていません。
    .rule = 持っているカードをさらします。（SJ‑3.2）
refusal-not_a_declaration =
    { $why ->
        [level] さらせるのは、ランク{ level-name }のカードかジョーカーだけです。
        [joker] ジョーカー1枚ではさらせません。
        [jokers] ここのノートランプには同じジョーカーが{ $n }枚必要です。
       *[equal] さらせるのは、同じカードだけです。
    }
    .rule =
        { $why ->
            [level] 今の切り札ランクのカードをさらします。（SJ‑3.2）
            [joker] 同じジョーカー2枚か、切り札ランクのカードをさらします。（SJ‑3.2）
            [jokers] 全部か、切り札ランクのカードをさらします。（SJ‑3.5）
           *[equal] 切り札ランクのカードを1枚か、同じスートで何枚かさらします。（SJ‑3.2）
        }
refusal-no_trump_off = ここではジョーカーをさらせません。
    .rule = 切り札ランクのカードを1つのスートでさらします。（SJ‑3.5）
refusal-declaration_too_weak = { $cards }のほうが強いか、同じ強さです。
    .rule = 同じカードが多いほど強く、同じ枚数ならジョーカーが強いです。（SJ‑3.3）
refusal-declaration_too_late = もうさらせません。
    .rule = さらせるのは引く間か、時間が来るまでです。（SJ‑3.2）
refusal-own_declaration = もう自分がさらしてあります。
    .rule = 同じカードをまた引いたら、補強できます。（SJ‑3.4）
refusal-not_entitled = この手札では配り直しを求められません。
    .rule =
        { $redeal_claims ->
            [points_15] 手札が15点以下のときだけです。（SJ‑3.10）
            [trumps_3] 切り札が3枚以下のときだけです。（SJ‑3.10）
           *[either] 15点以下か、切り札が3枚以下のときだけです。（SJ‑3.10）
        }

refusal-bury_count = 伏せるのは{ $n }枚ですが、{ $had }枚あります。
    .rule = 底牌と同じ枚数を、どれでも伏せます。（SJ‑4.1）
refusal-unit_not_offered = その部分には勝てる人がいません。
    .rule = この中から選びます：{ $units }。（SJ‑6.2）
one-unit = { $cards }
refusal-no_such_suit = それはスートではありません。
    .rule = クラブ、ダイヤ、ハート、スペードから選びます。（SJ‑3.7）

refusal-mixed_suits = リードは1つのスートか、切り札だけです。
    .rule = 切り札ランクのカードとジョーカーも切り札です。（SJ‑5.4）
refusal-not_a_combination = このカードはそのようには出せません。
    .rule = 選び直すか、役の指定を省いてください。（SJ‑5.5）

refusal-wrong_size = リードが{ $n }枚なので、{ $n }枚出します。
    .rule = 選んだのは{ $had }枚です。{ legal }（SJ‑7.1）
refusal-must_play_all = { $cards }があります。{ of-suit }は全部出します。
    .rule = 足りない分は、ほかのどのカードでも足します。（SJ‑7.2）
refusal-must_follow_suit =
    { $n ->
        [1] { of-suit }があるので、フォローします。
       *[other] { of-suit }が{ $n }枚以上あるので、フォローします。
    }
    .rule = { legal }（SJ‑7.3）
refusal-pair_owed =
    { $n ->
        [1] { of-suit }のペアがあるので、リードに合わせて出します。
        [2]
            { $led ->
                [1] { of-suit }のペアが2組あるので、リードに合わせて両方出します。
               *[other] { of-suit }のペアが2組あるので、トラクターに両方出します。
            }
       *[other] { of-suit }のペアが{ $n }組あるので、リードに合わせて出します。
    }
    .rule = たとえば{ $cards }を出します。（SJ‑7.4）
refusal-triple_owed =
    { $n ->
        [1] { of-suit }のスリーカードがあるので、リードに合わせて出します。
       *[other] { of-suit }のスリーカードが{ $n }組あるので、リードに合わせて出します。
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [1] { of-suit }のフォーカードがあるので、リードに合わせて出します。
       *[other] { of-suit }のフォーカードが{ $n }組あるので、リードに合わせて出します。
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] { of-suit }のトラクターがあるので、リードに合わせて出します。
       *[other] { of-suit }のペア{ $length }組のトラクターがあるので、リードに合わせて出します。
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = { of-suit }のブルドーザーがあるので、リードに合わせて出します。
    .rule = { refusal-pair_owed.rule }
