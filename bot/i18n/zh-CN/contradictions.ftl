contra = 这两项不能并用：{ $first }；{ $second }。
ways-out = { $why }可以改：{ $ways }。
ways-setting = { $option }改为{ $value }
ways-values = { $first }或{ $last }
ways-together = { $first }，同时{ $last }
ways-either = { $first }，或者{ $last }
