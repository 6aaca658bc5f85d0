import SpriteKit

let usesOfSpriteKitAPI: [String: Use] = [
    "SKNode": { _ = SKNode() }
]
