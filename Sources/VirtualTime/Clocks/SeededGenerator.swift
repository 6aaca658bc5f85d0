/// A generator of chance that gives the same numbers for the same seed, on every machine and in every release.
///
/// The algorithm is xoshiro256**, seeded through SplitMix64, as its authors advise.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    /// A generator for `seed`; every seed is as good as another, zero included.
    public init(seed: UInt64) {
        var mixer = seed
        func mixed() -> UInt64 {
            mixer &+= 0x9E37_79B9_7F4A_7C15
            var value = mixer
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
        state = (mixed(), mixed(), mixed(), mixed())
    }

    public mutating func next() -> UInt64 {
        let result = SeededGenerator.rotate(state.1 &* 5, by: 7) &* 9
        let shifted = state.1 << 17
        state.2 ^= state.0
        state.3 ^= state.1
        state.1 ^= state.2
        state.0 ^= state.3
        state.2 ^= shifted
        state.3 = SeededGenerator.rotate(state.3, by: 45)
        return result
    }

    private static func rotate(_ value: UInt64, by bits: UInt64) -> UInt64 {
        value << bits | value >> (64 - bits)
    }

    /// A whole number in `range`. Unlike the standard library's, its algorithm is fixed here, so that traces stay the
    /// same across toolchains.
    public mutating func integer(in range: ClosedRange<Int>) -> Int {
        let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
        guard width != 0 else { return Int(bitPattern: UInt(next())) }
        return range.lowerBound &+ Int(next().multipliedFullWidth(by: width).high)
    }

    /// A number from 0 up to, not including, 1.
    public mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }
}
