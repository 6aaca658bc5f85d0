import VigilResults

/// A value that is written as JSON, with its keys in the order in which they are given.
indirect enum JSONValue {
    case text(String)
    case number(Int64)
    /// A number in its own words.
    case decimal(String)
    case flag(Bool)
    case list([JSONValue])
    case numbers([Int])
    case instants([Int64])
    case texts([String])
    case object([(String, JSONValue)])

    /// A list of objects or whatever `make` makes of the elements.
    static func list<Element>(of elements: [Element], _ make: (Element) -> JSONValue) -> JSONValue {
        .list(elements.map(make))
    }

    /// The value as JSON that may stand inside a page: no text of it can end the element around it.
    var text: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the value to a text.
    func append(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): JSONValue.append(text, to: &bytes)
        case .number(let number): JSONText.append(number, to: &bytes)
        case .decimal(let digits): bytes += digits.utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .list(let list): JSONValue.append(list, to: &bytes) { $0.append(to: &$1) }
        case .numbers(let list): JSONValue.append(list, to: &bytes) { JSONText.append(Int64($0), to: &$1) }
        case .instants(let list): JSONValue.append(list, to: &bytes) { JSONText.append($0, to: &$1) }
        case .texts(let list): JSONValue.append(list, to: &bytes) { JSONValue.append($0, to: &$1) }
        case .object(let members): JSONValue.append(members, to: &bytes)
        }
    }

    private static func append<Element>(
        _ list: [Element], to bytes: inout [UInt8], _ add: (Element, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: "["))
        for (place, element) in list.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            add(element, &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private static func append(_ members: [(String, JSONValue)], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        for (place, member) in members.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            append(member.0, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            member.1.append(to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            // `</script>` and `<!--` would end the element or change how it is read.
            case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
                bytes += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
