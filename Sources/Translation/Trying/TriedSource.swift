/// A source of an app in a trial: as it is, and as it is compiled.
struct TriedSource {
    let path: String
    let read: ReadSource
    let finder: PieceFinder
    /// What is left out of it, and where.
    private(set) var pieces: [(piece: LeftOut, tokens: Range<Int>)] = []
    /// The source without these.
    private(set) var leaving: LeavingOut
    private(set) var edited: ReadSource
    private var translation: Translation?
    private var lines = LineTable(of: [])

    init(path: String, bytes: [UInt8]) {
        let read = ReadSource(bytes)
        (self.path, self.read, finder, edited) = (path, read, PieceFinder(read), read)
        leaving = LeavingOut([], of: read)
    }

    /// Leaves a piece out; false where it is left out already, with all that it lies in.
    mutating func leaveOut(_ kind: LeftOut.Kind, _ tokens: Range<Int>, why: String) -> Bool {
        guard !pieces.contains(where: { $0.piece.kind == kind && $0.tokens == tokens }) else { return false }
        pieces.append((finder.piece(kind, tokens, why: why), tokens))
        compileAnew()
        return true
    }

    /// Adds a declaration to a class.
    ///
    /// - Parameter body: the tokens of the class's body.
    mutating func add(_ declaration: String, at body: Range<Int>, why: String) {
        pieces.append((finder.added(declaration, at: body, why: why), body))
        compileAnew()
    }

    private mutating func compileAnew() {
        leaving = LeavingOut(pieces.map(\.piece), of: read)
        edited = leaving.changes.isEmpty ? read : ReadSource(leaving.bytes)
        translation = nil
    }

    /// Whether a token lies in what is left out.
    func isLeftOut(_ token: Int) -> Bool {
        pieces.contains { !$0.piece.kind.keepsText && $0.tokens.contains(token) }
    }

    /// What is left out, without what lies in something else that is, in order.
    var outermost: [LeftOut] {
        pieces.filter { one in
            !pieces.contains { other in
                other.tokens != one.tokens && !other.piece.kind.keepsText
                    && other.tokens.lowerBound <= one.tokens.lowerBound
                    && one.tokens.upperBound <= other.tokens.upperBound
            }
        }
        .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.map(\.piece)
    }

    /// The source as it is compiled.
    mutating func translated(_ index: TargetIndex, _ options: TranslationOptions) -> Translation {
        if let translation { return translation }
        var options = options
        options.isMainFile = path.hasSuffix("/main.swift")
        let now = Translation(of: edited, path: path, index: index, options: options)
        (translation, lines) = (now, LineTable(of: Array(now.text.utf8.dropFirst(now.headerSize))))
        return now
    }

    /// Other sources say something else now.
    mutating func forgetTranslation() { translation = nil }

    /// The token of the source that a place in the compiled one is about.
    func token(line: Int, column: Int) -> Int? {
        guard let translation, let start = lines.start(of: line) else { return nil }
        let there = Self.origin(of: start + column - 1, translation.changes)
        let offset = Self.origin(of: there, leaving.changes)
        let tokens = read.source.tokens
        guard !tokens.isEmpty else { return nil }
        // The last one that begins there or before; what stands in a line's blanks belongs to what follows.
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return min(low, tokens.count - 1)
    }

    /// An offset before changes were made, of one behind them. What a change put there belongs to what it stands for.
    private static func origin(of offset: Int, _ changes: [TranslationChange]) -> Int {
        var shift = 0
        for change in changes {
            let start = change.range.lowerBound + shift
            if offset < start { break }
            if offset < start + change.text.utf8.count { return change.range.lowerBound }
            shift += change.text.utf8.count - change.range.count
        }
        return offset - shift
    }
}
