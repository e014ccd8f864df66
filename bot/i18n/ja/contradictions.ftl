contra = 一緒には使えません：{ $first }、{ $second }。

ways-out = { $why }変え方：{ $ways }。
ways-setting = { $option }を{ $value }にする
ways-values = { $first }か{ $last }
ways-together = { $first }＋{ $last }
ways-either = { $first }、または{ $last }
