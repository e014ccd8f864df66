contra = Das passt nicht zusammen: { $first } – und { $second }.

ways-out = { $why } Setz { $ways }.
ways-setting = { $option } auf { $value }
ways-values = { $first } oder { $last }
ways-together = { $first } und { $last }
ways-either = { $first }, oder { $last }
