import Foundation

/// Tells the decoder what comes next in the file, so that it never has to try one type after another.
///
/// Trying would cost time that grows with the cube of the nesting.
package final class OutlineGuide {
    let outline: Outline
    /// The number of the next value in the order of the file.
    private(set) var upcoming = 0

    init(_ outline: Outline) {
        self.outline = outline
    }

    fileprivate func take() -> Int? {
        guard upcoming < outline.nodes.count else { return nil }
        upcoming += 1
        return upcoming - 1
    }

    /// The name of the next value inside the container with this number; nil when the container ends.
    fileprivate func nextName(in container: Int) -> ContentPath.Element? {
        guard upcoming < outline.nodes.count, outline.nodes[upcoming].parent == container else { return nil }
        return outline.nodes[upcoming].name
    }
}

extension JSONValue: DecodableWithConfiguration {
    /// Decodes the value that the scanner saw at this place; the recursion is as deep as the scanner allowed.
    package init(from decoder: any Decoder, configuration guide: OutlineGuide) throws {
        guard let index = guide.take() else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no such value"))
        }
        switch guide.outline.nodes[index].kind {
        case .object: self = try .object(JSONValue.members(of: index, from: decoder, guide))
        case .array: self = try .array(JSONValue.items(of: index, from: decoder, guide))
        case .string: self = try .string(decoder.singleValueContainer().decode(String.self))
        case .number: self = try .number(decoder.singleValueContainer().decode(Double.self))
        case .boolean: self = try .bool(decoder.singleValueContainer().decode(Bool.self))
        case .null, .other: self = .null
        }
    }

    private static func members(of index: Int, from decoder: any Decoder, _ guide: OutlineGuide) throws -> [Member] {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var members: [Member] = []
        while case .key(let key)? = guide.nextName(in: index) {
            let value = try container.decode(JSONValue.self, forKey: AnyKey(stringValue: key), configuration: guide)
            members.append(Member(key: key, value: value))
        }
        return members
    }

    private static func items(of index: Int, from decoder: any Decoder, _ guide: OutlineGuide) throws -> [JSONValue] {
        var container = try decoder.unkeyedContainer()
        var items: [JSONValue] = []
        while guide.nextName(in: index) != nil {
            items.append(try container.decode(JSONValue.self, configuration: guide))
        }
        return items
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}
