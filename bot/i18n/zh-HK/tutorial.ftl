command-tutorial = 與電腦打一局，學會怎樣玩
tutorial-over = **整整一局打完了。**現在你懂得玩了。
    .note = 「{ button-next-deal }」繼續，沒有教練。/table open 開枱與人玩，/help 有簡介。
lesson-chosen = 這局是為教學特選，不是隨機派的。
