contra = 這兩項不能並用：{ $first }，和{ $second }。

ways-out = { $why }可以這樣改：{ $ways }。
ways-setting = { $option }改成{ $value }
ways-values = { $first }或{ $last }
ways-together = { $first }，同時{ $last }
ways-either = { $first }，或{ $last }
