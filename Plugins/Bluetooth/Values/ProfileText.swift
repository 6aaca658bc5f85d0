import BackgroundRuntime

// What scenario files write: `180D`, `180D/2A37 notify read`, `00 48`.

extension BluetoothUUID {
    /// An identifier that a scenario wrote.
    init(scenario text: String) throws {
        guard let uuid = BluetoothUUID(text) else {
            throw StimulusError("\"\(text)\" is no UUID: write 4, 8 or 36 characters, such as \"180D\"")
        }
        self = uuid
    }
}

extension CharacteristicPath {
    /// A place that a scenario wrote: `180D/2A37`.
    init(scenario text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw StimulusError("\"\(text)\" is no characteristic: write SERVICE/CHARACTERISTIC, such as \"180D/2A37\"")
        }
        self.init(try BluetoothUUID(scenario: parts[0]), try BluetoothUUID(scenario: parts[1]))
    }
}

extension ProfileCharacteristic {
    /// A characteristic that a scenario wrote: its place, and then what it can do; `read` and `notify` without it.
    init(scenario text: String) throws {
        let words = text.split(separator: " ").map(String.init)
        let path = try CharacteristicPath(scenario: words.first ?? "")
        let properties = try words.dropFirst().map { word in
            guard let property = CharacteristicProperty(rawValue: word) else {
                let all = CharacteristicProperty.allCases.map(\.rawValue).joined(separator: ", ")
                throw StimulusError("a characteristic cannot \"\(word)\": there are \(all)")
            }
            return property
        }
        self.init(path, properties.isEmpty ? [.read, .notify] : Set(properties))
    }
}

/// Bytes as scenario files and traces write them.
enum HexText {
    /// The bytes of `0048` or `00 48`.
    static func bytes(_ text: String) throws -> [UInt8] {
        let digits = text.filter { $0 != " " }.map(\.hexDigitValue)
        guard digits.count.isMultiple(of: 2), !digits.contains(nil) else {
            throw StimulusError("\"\(text)\" are no bytes: write two hexadecimal digits for each, such as \"00 48\"")
        }
        let known = digits.compactMap { $0 }
        return stride(from: 0, to: known.count, by: 2).map { UInt8(known[$0] << 4 | known[$0 + 1]) }
    }

    /// Bytes as `00 48`.
    static func text(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0" + text : text
        }.joined(separator: " ")
    }
}
