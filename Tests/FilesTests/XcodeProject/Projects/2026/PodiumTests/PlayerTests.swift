// PodiumTests/PlayerTests
