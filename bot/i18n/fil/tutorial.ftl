command-tutorial = Matuto sa isang laro kontra mga computer
tutorial-over = **Isang buong laro na iyon.** Alam mo na kung paano.
    .note = { button-next-deal } ang magtutuloy nang walang coach. Magbukas ng lamesa sa /table open; nasa /help ang buod ng laro.
lesson-chosen = Pinili ang larong ito para magturo, hindi basta nabalasa.
