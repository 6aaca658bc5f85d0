/// The identifier of a service or a characteristic: 16 or 32 bits that a standard assigns, or 128 of one's own.
public struct BluetoothUUID: Hashable, Sendable, CustomStringConvertible {
    /// As Core Bluetooth writes it: `180D`, or 36 characters in capitals.
    public let text: String

    private static let base = "-0000-1000-8000-00805F9B34FB"

    /// An identifier from 4, 8 or 36 characters; nil where the text is none. One that a standard assigns is the same in
    /// any length, and may have `0x` before it.
    public init?(_ text: String) {
        let all = text.uppercased()
        let capitals = all.hasPrefix("0X") && [6, 10].contains(all.count) ? String(all.dropFirst(2)) : all
        let groups = capitals.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.joined().allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        let lengths = groups.map(\.count)
        guard lengths == [4] || lengths == [8] || lengths == [8, 4, 4, 4, 12] else { return nil }
        let isAssigned = capitals.count == 36 && capitals.hasSuffix(BluetoothUUID.base)
        let short = isAssigned ? String(capitals.prefix(8)) : capitals
        self.text = short.count == 8 && short.hasPrefix("0000") ? String(short.dropFirst(4)) : short
    }

    public var description: String { text }

    /// The bytes, the highest first: 2, 4 or 16.
    public var bytes: [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
