import BackgroundRuntime

/// Damages files, by a seed: some bytes are changed, removed, doubled, or tokens of the format inserted.
struct ByteDamage {
    private var random: SeededGenerator
    private let tokens: [String]

    init(seed: UInt64, tokens: [String]) {
        random = SeededGenerator(seed: seed)
        self.tokens = tokens
    }

    /// The file with one to four damages.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty { damage(&bytes) }
        return bytes
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        let place = Int.random(in: bytes.indices, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 4:
            bytes.insert(contentsOf: tokens[Int.random(in: tokens.indices, using: &random)].utf8, at: place)
        default: if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeLast(bytes.count - place) }
        }
    }
}
