contra = Hizi haziendi pamoja: { $first }, na { $second }.
ways-out = { $why } Weka { $ways }.
ways-setting = { $option } kuwa { $value }
ways-values = { $first } au { $last }
ways-together = { $first } na { $last }
ways-either = { $first }, au { $last }
