/// The way to a value inside a file: `steps[3].with.category`.
package struct ContentPath: Hashable, Sendable {
    /// One step on the way.
    package enum Element: Hashable, Sendable {
        /// The value of a key.
        case key(String)
        /// An item of a list, counted from 0.
        case item(Int)
    }

    /// The steps, from the root of the file.
    package var elements: [Element]

    /// The root of the file.
    package static let root = ContentPath([])

    /// A path from its steps.
    package init(_ elements: [Element]) {
        self.elements = elements
    }

    /// The path to the value of `key` in this object.
    package func key(_ key: String) -> ContentPath { ContentPath(elements + [.key(key)]) }

    /// The path to the item at `index` of this list.
    package func item(_ index: Int) -> ContentPath { ContentPath(elements + [.item(index)]) }
}

extension ContentPath: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }

    /// A path from its description: `steps[3].with`, `["com.example.key"].name`.
    package init(_ text: String) {
        elements = []
        var rest = text[...]
        while let first = rest.first {
            let inside = rest.dropFirst(2)
            if rest.hasPrefix("[\""), let end = inside.firstRange(of: "\"]") {
                elements.append(.key(String(inside[..<end.lowerBound])))
                rest = inside[end.upperBound...]
            } else if first == "[", let end = rest.firstIndex(of: "]"), let item = Int(rest[..<end].dropFirst()) {
                elements.append(.item(item))
                rest = rest[rest.index(after: end)...]
            } else if first == "." {
                rest = rest.dropFirst()
            } else {
                let key = rest.prefix(1) + rest.dropFirst().prefix { $0 != "." && $0 != "[" }
                elements.append(.key(String(key)))
                rest = rest.dropFirst(key.count)
            }
        }
    }
}

extension ContentPath: CustomStringConvertible {
    package var description: String {
        elements.reduce(into: "") { text, element in
            switch element {
            case .item(let index): text += "[\(index)]"
            case .key(let key) where !ContentPath.isPlain(key): text += "[\"\(key.clipped)\"]"
            case .key(let key): text += (text.isEmpty ? "" : ".") + key.clipped
            }
        }
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty && !key.contains { ".[]\"".contains($0) }
    }
}
