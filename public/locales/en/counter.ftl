counter-title = Cards Speak
