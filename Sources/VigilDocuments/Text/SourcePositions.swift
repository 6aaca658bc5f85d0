/// Where every value of a file is: from a path to line and column.
package struct SourcePositions: Sendable {
    private let source: SourceText
    private let outline: Outline

    init(source: SourceText, outline: Outline) {
        self.source = source
        self.outline = outline
    }

    /// Where the value at the end of `path` begins; nil when there is none.
    package func position(of path: ContentPath) -> SourcePosition? {
        outline.node(at: path).map { source.position(at: $0.offset) }
    }

    /// The line of the value at the end of `path`; nil when there is none.
    package func line(of path: ContentPath) -> Int? {
        outline.node(at: path).map { source.lineNumber(at: $0.offset) }
    }

    /// Where the key of the value at the end of `path` begins, or the value itself where it has no key.
    package func keyPosition(of path: ContentPath) -> SourcePosition? {
        outline.node(at: path).map { source.position(at: $0.keyOffset) }
    }

    /// The place of `path`, or of what is around it when there is no such value.
    package func nearestPosition(of path: ContentPath) -> SourcePosition? {
        nearestNode(to: path).map { source.position(at: $0.offset) }
    }

    /// The line of ``nearestPosition(of:)``, without the cost of counting columns.
    package func nearestLine(of path: ContentPath) -> Int? {
        nearestNode(to: path).map { source.lineNumber(at: $0.offset) }
    }

    private func nearestNode(to path: ContentPath) -> Outline.Node? {
        var path = path
        while true {
            if let node = outline.node(at: path) { return node }
            if path.elements.popLast() == nil { return nil }
        }
    }
}

/// Where every value of a JSON5 file is.
package typealias JSON5Positions = SourcePositions
