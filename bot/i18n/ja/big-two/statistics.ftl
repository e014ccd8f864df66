stats-counted = 最後の{ card-word }：宣言{ $said }回、忘れ{ $forgotten }回。
