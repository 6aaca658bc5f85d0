import BackgroundRuntime

/// A run drawn in characters: a row for the app and one for each thing that kept it awake, a column for each stretch of time.
///
/// In the row of the app, the letter of a column is its state at the end of it, in lower case where it had others in it too.
/// In the other rows, a column is full, in part, or empty.
struct Picture {
    /// The name of the row of the app itself.
    static let app = "app"
    /// How many columns a picture may have: more of them nobody reads.
    static let mostColumns = 2_000

    /// The rows by what they stand for, that of the app first.
    private(set) var rows: [(name: String, text: String)] = []
    /// When the first column begins.
    let start: VirtualInstant
    /// How long a column lasts.
    let every: Duration

    /// Draws a history, of which the last column may last less long.
    ///
    /// - Throws: what to do where there would be too many columns.
    init(of history: AppHistory, every: Duration) throws(StimulusError) {
        let stretches = (0..<history.stretchCount).map(history.stretch)
        let end = stretches.last?.end ?? .boot
        (start, self.every) = (stretches.first?.begin ?? .boot, every)
        let grid = Grid(start: start, end: end, every: every.wholeNanoseconds)
        guard grid.count <= Picture.mostColumns else {
            throw StimulusError(
                "the picture would have \(grid.count) columns, and \(Picture.mostColumns) are the most: make \"every\" longer, or "
                    + "begin later with \"since\"")
        }
        var states = StateRow(grid)
        var holders: [String: HolderRow] = [:]
        for (number, stretch) in stretches.enumerated() {
            // Nothing was so before the boot.
            if number == 0, stretch.cause == nil, stretch.begin == stretch.end, stretches.count > 1 { continue }
            states.add(stretch)
            for holder in history.holders(in: stretch) { holders[holder, default: HolderRow(grid)].add(stretch) }
        }
        rows = [(Picture.app, states.text)] + holders.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) }
    }

    /// The row of this name, as people write it; without a mark where it stands for nothing that ever held.
    func text(of name: String) -> String {
        rows.first { HolderName.mean([name], someOf: [$0.name]) }?.text
            ?? String(repeating: ".", count: rows.first?.text.count ?? 0)
    }

    /// The picture as a scenario has it, a line each.
    var lines: [String] {
        ["picture: { every: \"\(TimeText.duration(every))\", rows: {"]
            + rows.map { "    \(Picture.key($0.name)): \"\($0.text)\"," } + ["} }"]
    }

    private static func key(_ name: String) -> String {
        if name.allSatisfy({ $0.isASCII && $0.isLetter }) { return name }
        return "'" + name.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

/// The columns of a picture.
private struct Grid {
    let start: VirtualInstant
    let end: VirtualInstant
    let every: Int64

    /// How many there are; the last one has the end in it.
    var count: Int {
        let length = start.duration(to: end).wholeNanoseconds
        return Int(max(1, (length + every - 1) / every))
    }

    /// The columns in which a stretch lies. One without length lies in the one that begins with it, or before the end.
    func columns(of stretch: Stretch) -> ClosedRange<Int> {
        let first = start.duration(to: stretch.begin).wholeNanoseconds / every
        let last = (start.duration(to: stretch.end).wholeNanoseconds - 1) / every
        let most = count - 1
        return min(Int(first), most)...min(max(Int(first), Int(last)), most)
    }

    /// How much of a column a stretch lasts.
    func length(of stretch: Stretch, in column: Int) -> Int64 {
        let (begin, end) = ends(of: column)
        return max(0, min(stretch.end, end).nanoseconds - max(stretch.begin, begin).nanoseconds)
    }

    /// How long a column lasts.
    func length(of column: Int) -> Int64 { ends(of: column).begin.duration(to: ends(of: column).end).wholeNanoseconds }

    private func ends(of column: Int) -> (begin: VirtualInstant, end: VirtualInstant) {
        let begin = start.advanced(by: .nanoseconds(Int64(column) * every))
        return (begin, min(end, begin.advanced(by: .nanoseconds(every))))
    }
}

/// The states of an app, column by column.
private struct StateRow {
    private let grid: Grid
    private var columns: [(last: AppState, isMixed: Bool)?]

    init(_ grid: Grid) {
        self.grid = grid
        columns = Array(repeating: nil, count: grid.count)
    }

    mutating func add(_ stretch: Stretch) {
        for column in grid.columns(of: stretch) {
            let before = columns[column]
            columns[column] = (stretch.state, before.map { $0.isMixed || $0.last != stretch.state } ?? false)
        }
    }

    var text: String { columns.map { $0.map { StateRow.letter($0.last, isMixed: $0.isMixed) } ?? "." }.joined() }

    private static func letter(_ state: AppState, isMixed: Bool) -> String {
        switch state {
        case .notRunning: isMixed ? "!" : "."
        case .inactive: isMixed ? "i" : "I"
        case .active: isMixed ? "a" : "A"
        case .background: isMixed ? "b" : "B"
        case .suspended: isMixed ? "s" : "S"
        }
    }
}

/// Something that keeps an app awake, column by column.
private struct HolderRow {
    private let grid: Grid
    private var held: [Int64?]

    init(_ grid: Grid) {
        self.grid = grid
        held = Array(repeating: nil, count: grid.count)
    }

    mutating func add(_ stretch: Stretch) {
        for column in grid.columns(of: stretch) { held[column, default: 0] += grid.length(of: stretch, in: column) }
    }

    var text: String {
        held.indices.map { column in
            held[column].map { $0 == grid.length(of: column) ? "#" : "+" } ?? "."
        }.joined()
    }
}

extension [Int64?] {
    fileprivate subscript(index: Int, default value: Int64) -> Int64 {
        get { self[index] ?? value }
        set { self[index] = newValue }
    }
}
