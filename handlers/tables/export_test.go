package tables

// Beat looks at the clocks now, as watchClocks does every second.
func (l *Live) Beat() { l.seeToClocks(l.pulse.now()) }
