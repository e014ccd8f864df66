setting-said = { $title }：{ $value }
page-title = { game }：{ preset }
page-differs = 基本のゲームとの違い：{ $topics }。
page-same = 基本のゲームです。
page-head-differs = プリセットから変えたところ
page-head-absent = このルールにないもの
page-absent = { $names }。

preset-line = **{ preset }**（`{ $preset }`）：{ preset-about }。
fact-idle = { $fact }ほかのルールのため、ここでは効きません。
