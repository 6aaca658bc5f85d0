import Foundation

/// A value of JSON, of a schema or of what is checked by one.
enum Document: Hashable, Codable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Document])
    case object([String: Document])

    init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        self = try decoder.decode(Document.self, from: json)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([Document].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: Document].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }

    /// A part of a path: a key or the place in a list.
    enum Step: Hashable {
        case key(String)
        case item(Int)
    }

    typealias Path = [Step]

    /// The value below a path; nil where there is none.
    subscript(path: Path) -> Document? {
        guard let first = path.first else { return self }
        let rest = Array(path.dropFirst())
        switch (self, first) {
        case (.object(let members), .key(let key)): return members[key]?[rest]
        case (.list(let items), .item(let index)) where items.indices.contains(index): return items[index][rest]
        default: return nil
        }
    }

    /// The same with another value at a path; without what is there for nil.
    func setting(_ value: Document?, at path: Path) -> Document {
        guard let first = path.first else { return value ?? .null }
        let rest = Array(path.dropFirst())
        switch (self, first) {
        case (.object(var members), .key(let key)):
            members[key] = rest.isEmpty ? value : members[key]?.setting(value, at: rest)
            return .object(members)
        case (.list(var items), .item(let index)):
            if rest.isEmpty, value == nil {
                items.remove(at: index)
            } else {
                items[index] = items[index].setting(value, at: rest)
            }
            return .list(items)
        default: return self
        }
    }

    /// Each value in it with its path, keys in alphabetical order.
    var parts: [(path: Path, value: Document)] {
        switch self {
        case .object(let members):
            [([], self)]
                + members.sorted { $0.key < $1.key }.flatMap { key, value in
                    value.parts.map { ([.key(key)] + $0.path, $0.value) }
                }
        case .list(let items):
            [([], self)]
                + items.enumerated().flatMap { index, item in
                    item.parts.map { ([.item(index)] + $0.path, $0.value) }
                }
        default: [([], self)]
        }
    }
}
