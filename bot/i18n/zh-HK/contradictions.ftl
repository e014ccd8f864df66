contra = 這兩項不可以一起用：{ $first }；{ $second }。
ways-out = { $why }可以改：{ $ways }。
ways-setting = { $option }改為{ $value }
ways-values = { $first }或{ $last }
ways-together = { $first }，同時{ $last }
ways-either = { $first }；或者{ $last }
