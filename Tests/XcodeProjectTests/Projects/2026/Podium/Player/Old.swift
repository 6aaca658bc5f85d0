// Podium/Player/Old
