import BackgroundRuntime
import VigilResults

extension JSONValue {
    /// The value as a person would write it in a scenario file: on one line, keys without quotation marks where they need
    /// none.
    package var source: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): Int64(exactly: number).map(String.init) ?? "\(number)"
        case .string(let text): JSONValue.quoted(text)
        case .array(let items): "[\(items.map(\.source).joined(separator: ", "))]"
        case .object(let members):
            members.isEmpty
                ? "{}" : "{ \(members.map { "\(JSONValue.key($0.key)): \($0.value.source)" }.joined(separator: ", ")) }"
        }
    }

    private static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        JSONText.append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func key(_ name: String) -> String {
        let isWord = name.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
        }
        return isWord && !name.isEmpty ? name : quoted(name)
    }

    /// The same object with another value of a key, at the place of the old one; at the front where it has none.
    package func setting(_ key: String, _ value: JSONValue) -> JSONValue {
        guard case .object(var members) = self else { return self }
        if let place = members.firstIndex(where: { $0.key == key }) {
            members[place] = Member(key, value)
        } else {
            members.insert(Member(key, value), at: 0)
        }
        return .object(members)
    }
}

extension JSONValue.Member {
    /// A key with its value.
    package init(_ key: String, _ value: JSONValue) { self.init(key: key, value: value) }
}
