/// What a scanner found in a file: every value with its place, in the order of the file, but no contents.
///
/// Foundation's parsers say neither where a value is nor where an error is, so our scanners walk the text first.
package struct Outline: Sendable {
    /// What kind a value is.
    enum Kind: Sendable { case object, array, string, number, boolean, null, other }

    /// A value of the text, with its place in the tree.
    struct Node: Sendable {
        /// The number of the value around it; -1 for the root.
        let parent: Int
        /// The last step of its path; nil for the root.
        let name: ContentPath.Element?
        let kind: Kind
        /// Where its key is, or the value itself when it has none.
        let keyOffset: Int
        /// Where the value begins.
        let offset: Int
    }

    /// A key that was given twice in one object.
    struct Duplicate: Sendable {
        let first: Int
        let secondOffset: Int
    }

    private struct Key: Hashable {
        let parent: Int
        let name: ContentPath.Element
    }

    fileprivate(set) var nodes: [Node] = []
    fileprivate(set) var duplicates: [Duplicate] = []
    private var places: [Key: Int] = [:]

    /// The value at the end of `path`; nil when there is none.
    func node(at path: ContentPath) -> Node? {
        guard !nodes.isEmpty else { return nil }
        var index = 0
        for name in path.elements {
            guard let child = places[Key(parent: index, name: name)] else { return nil }
            index = child
        }
        return nodes[index]
    }

    /// The path to the value with this number.
    func path(to index: Int) -> ContentPath {
        var elements: [ContentPath.Element] = []
        var index = index
        while index >= 0, let name = nodes[index].name {
            elements.append(name)
            index = nodes[index].parent
        }
        return ContentPath(elements.reversed())
    }

    fileprivate mutating func append(_ node: Node) {
        if let name = node.name {
            let place = Key(parent: node.parent, name: name)
            if let first = places[place] {
                duplicates.append(Duplicate(first: first, secondOffset: node.keyOffset))
            } else {
                places[place] = nodes.count
            }
        }
        nodes.append(node)
    }
}

/// Builds an outline while a scanner walks a text, and bounds its nesting and its size.
struct OutlineBuilder {
    /// How deep values may be nested; Foundation's parsers recurse, and crash where the stack ends.
    static let nestingLimit = 100
    /// How many values a file may hold, unless more are expected of its kind.
    static let valueLimit = 100_000
    /// The message when there are more.
    static let tooManyValues = "more than 100,000 values"

    private struct Level {
        let node: Int
        let isObject: Bool
        var items = 0
        var key: (name: String, offset: Int)?
    }

    private let limit: Int
    private(set) var outline = Outline()
    private var levels: [Level] = []

    /// - Parameter limit: how many values the file may hold.
    init(atMost limit: Int = OutlineBuilder.valueLimit) { self.limit = limit }

    /// How many containers are open.
    var depth: Int { levels.count }
    /// Whether the innermost open container is an object.
    var isInObject: Bool { levels.last?.isObject == true }
    /// Whether an object waits for the value of the key just read.
    var hasKey: Bool { levels.last?.key != nil }
    /// The key that waits for its value.
    var pendingKey: String? { levels.last?.key?.name }
    /// Where the innermost open container began.
    var openOffset: Int { levels.last.map { outline.nodes[$0.node].offset } ?? 0 }
    /// Whether the root value has been read.
    var hasRoot: Bool { !outline.nodes.isEmpty }

    /// The next value is the value of this key.
    mutating func key(_ name: String, at offset: Int) {
        levels[levels.count - 1].key = (name, offset)
    }

    /// A value without parts.
    mutating func leaf(_ kind: Outline.Kind, at offset: Int) throws(SyntaxFault) {
        guard outline.nodes.count < limit else {
            let isUsual = limit == OutlineBuilder.valueLimit
            throw SyntaxFault(offset, isUsual ? OutlineBuilder.tooManyValues : "more than \(limit) values")
        }
        var name: ContentPath.Element?
        var keyOffset = offset
        if let level = levels.last {
            name = level.key.map { .key($0.name) } ?? .item(level.items)
            keyOffset = level.key?.offset ?? offset
            levels[levels.count - 1].items += 1
            levels[levels.count - 1].key = nil
        }
        let parent = levels.last?.node ?? -1
        outline.append(Outline.Node(parent: parent, name: name, kind: kind, keyOffset: keyOffset, offset: offset))
    }

    /// The beginning of an object or an array.
    mutating func open(_ kind: Outline.Kind, at offset: Int) throws(SyntaxFault) {
        guard levels.count < OutlineBuilder.nestingLimit else {
            throw SyntaxFault(offset, "values are nested more than \(OutlineBuilder.nestingLimit) deep")
        }
        try leaf(kind, at: offset)
        levels.append(Level(node: outline.nodes.count - 1, isObject: kind == .object))
    }

    /// The end of the innermost container.
    mutating func close() {
        levels.removeLast()
    }
}
