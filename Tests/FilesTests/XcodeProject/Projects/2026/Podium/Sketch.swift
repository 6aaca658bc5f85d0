// Podium/Sketch
