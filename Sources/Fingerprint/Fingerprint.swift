/// A short number for some bytes, the same in each process and on each machine: FNV-1a of 64 bits. No secret is kept by it.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    package private(set) var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The fingerprint of nothing.
    package init() {}

    /// Adds bytes, and how many they were: two texts are not one longer text.
    package mutating func add(_ bytes: some Sequence<UInt8>) {
        var count: UInt64 = 0
        for byte in bytes {
            mix(byte)
            count += 1
        }
        for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: count >> shift)) }
    }

    package mutating func add(_ text: String) { add(text.utf8) }

    /// Adds a byte alone.
    package mutating func mix(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// The number in sixteen hexadecimal digits.
    package var description: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
