// Podium/Player/Player
