// ClockView.mm
