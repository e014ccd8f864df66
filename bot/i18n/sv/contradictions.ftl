contra = De här går inte ihop: { $first }, och { $second }.
ways-out = { $why } Sätt { $ways }.
ways-setting = { $option } till { $value }
ways-values = { $first } eller { $last }
ways-together = { $first } och { $last }
ways-either = { $first }, eller { $last }
