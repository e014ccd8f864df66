command-tutorial = コンピューター相手に1ディールでゲームを覚える
tutorial-over = **これで1ディールです。** これで遊び方はわかりました。
    .note = 「{ button-next-deal }」を押すと、コーチなしで続きます。/table open でほかの人とのテーブルを開けます。/help にあらましがあります。
lesson-chosen = このディールは練習のために選んだもので、ランダムではありません。
