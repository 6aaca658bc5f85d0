// Podium/PodiumApp
