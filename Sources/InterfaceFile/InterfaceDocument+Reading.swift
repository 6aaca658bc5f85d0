import VigilDocuments

extension InterfaceDocument {
    /// How much a file may have: a real one has a hundredth of it.
    private enum Limit {
        static let depth = 200
        static let elements = 500_000
    }

    /// Reads a storyboard or a nib.
    ///
    /// - Parameters:
    ///   - bytes: what is in the file.
    ///   - name: its name, without the ending.
    ///   - file: what the file is called in a problem.
    /// - Throws: `InputProblems` with a line each, where it is no such file or its connections lead nowhere.
    package init(_ bytes: [UInt8], name: String, file: String) throws(InputProblems) {
        let root: InterfaceElement
        let kind: Kind
        do {
            var reader = ElementReader(bytes, maximalDepth: Limit.depth, maximalCount: Limit.elements)
            root = try reader.read()
            kind = try Self.kind(of: root)
        } catch {
            let line = bytes.prefix(error.offset).count { $0 == .lineFeed } + 1
            throw InputProblems([
                InputProblem(.error, file: file, line: line, message: error.message, hint: error.hint)
            ])
        }
        self.init(root, kind: kind, name: name)
        let faults = InterfaceCheck(self, root).faults
        guard faults.isEmpty else {
            throw InputProblems(
                faults.map {
                    InputProblem(.error, file: file, line: $0.line, message: $0.message, hint: $0.hint)
                })
        }
    }

    /// What the first element says that the file is.
    private static func kind(of root: InterfaceElement) throws(SyntaxFault) -> Kind {
        let hint = "give a .storyboard or .xib of an iOS app as Xcode saves it"
        guard root.name == "document" else {
            throw SyntaxFault(0, "<\(root.name.clipped)> is the first element of no storyboard and no nib", hint: hint)
        }
        let type = root["type"] ?? ""
        guard type.contains("CocoaTouch") else {
            throw SyntaxFault(0, "the document is of the type \(type.quoted), not of an iOS app", hint: hint)
        }
        return type.contains("Storyboard") ? .storyboard : .nib
    }
}

/// Makes elements of a file's tags.
private struct ElementReader {
    /// An element whose end has not come.
    private struct Open {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [InterfaceElement] = []
        var text = ""
    }

    private let bytes: [UInt8]
    private let maximalDepth: Int
    private let maximalCount: Int
    private var scanner: XMLScanner
    private var open: [Open] = []
    private var root: InterfaceElement?
    private var count = 0
    private var (line, counted) = (1, 0)

    init(_ bytes: [UInt8], maximalDepth: Int, maximalCount: Int) {
        (self.bytes, self.maximalDepth, self.maximalCount) = (bytes, maximalDepth, maximalCount)
        scanner = XMLScanner(bytes)
    }

    mutating func read() throws(SyntaxFault) -> InterfaceElement {
        while let event = try scanner.next() {
            switch event {
            case .start(let name, let attributes): try begin(name, attributes)
            case .end: end()
            case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
            }
        }
        guard let root else {
            throw SyntaxFault(0, "the file is empty", hint: "give a .storyboard or .xib as Xcode saves it")
        }
        return root
    }

    private mutating func begin(_ name: String, _ attributes: [String: String]) throws(SyntaxFault) {
        count += 1
        guard open.count < maximalDepth else {
            throw SyntaxFault(scanner.place, "elements lie in each other more than \(maximalDepth) times")
        }
        guard count <= maximalCount else {
            throw SyntaxFault(scanner.place, "the file has more than \(maximalCount) elements")
        }
        line += bytes[counted..<scanner.place].count { $0 == .lineFeed }
        counted = scanner.place
        open.append(Open(name: name, attributes: attributes, line: line))
    }

    private mutating func end() {
        let last = open.removeLast()
        let element = InterfaceElement(
            last.name, last.attributes, last.children, text: last.text.trimmed, line: last.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}

extension String {
    /// Without white space at the ends.
    fileprivate var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
