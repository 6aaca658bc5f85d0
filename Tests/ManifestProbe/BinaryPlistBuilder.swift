/// Makes binary property lists, right ones and damaged ones.
struct BinaryPlistBuilder {
    /// The encoded objects by number; references are two bytes wide.
    var objects: [[UInt8]] = []
    /// The number of the root.
    var root: UInt64 = 0

    /// Appends an object; its number.
    @discardableResult
    mutating func add(_ object: [UInt8]) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    /// The file.
    func bytes() -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += BinaryPlistBuilder.big(UInt64(offset), size: 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 2]
        for number in [UInt64(objects.count), root, UInt64(table)] {
            bytes += BinaryPlistBuilder.big(number, size: 8)
        }
        return bytes
    }

    /// A number, highest byte first.
    static func big(_ number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }

    /// An ASCII string.
    static func string(_ text: String) -> [UInt8] { head(0x50, count: text.utf8.count) + text.utf8 }

    /// An array of the objects with these numbers.
    static func array(_ items: [Int]) -> [UInt8] { head(0xA0, count: items.count) + references(items) }

    /// A dictionary.
    static func dictionary(keys: [Int], values: [Int]) -> [UInt8] {
        head(0xD0, count: keys.count) + references(keys) + references(values)
    }

    /// A date, in seconds since 2001.
    static func date(_ seconds: Double) -> [UInt8] { [0x33] + big(seconds.bitPattern, size: 8) }

    /// An array or dictionary that claims to have `count` items.
    static func claiming(_ marker: UInt8, count: UInt64) -> [UInt8] { [marker | 0xF, 0x13] + big(count, size: 8) }

    private static func head(_ marker: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [marker | UInt8(count)] : [marker | 0xF, 0x12] + big(UInt64(count), size: 4)
    }

    private static func references(_ items: [Int]) -> [UInt8] { items.flatMap { big(UInt64($0), size: 2) } }
}

extension BinaryPlistBuilder {
    /// A small manifest with two modes.
    static let manifest: BinaryPlistBuilder = {
        var builder = BinaryPlistBuilder()
        builder.add(dictionary(keys: [1, 2, 3], values: [4, 5, 6]))
        for text in ["CFBundleIdentifier", "UIBackgroundModes", "UIRequiresPersistentWiFi", "com.example.App"] {
            builder.add(string(text))
        }
        builder.add(array([7, 8]))
        builder.add([0x09])
        builder.add(string("audio"))
        builder.add(string("fetch"))
        return builder
    }()
}
