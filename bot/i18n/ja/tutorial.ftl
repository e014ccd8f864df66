command-tutorial = コンピューター相手に1ディールでゲームを覚える
tutorial-over = **これで1ディールです。** 流れがつかめました。
    .note = 「{ button-next-deal }」でコーチなしで続きます。/table open でほかの人とのテーブルを開けます。/help にあらましがあります。
lesson-chosen = このディールは練習のために選んだもので、ランダムではありません。
