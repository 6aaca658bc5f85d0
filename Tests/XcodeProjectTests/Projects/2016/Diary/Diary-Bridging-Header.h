// Bridging
