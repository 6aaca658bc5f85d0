import BackgroundRuntime

/// A picture of the time up to a step, as a scenario draws it.
public struct ExpectedTimeline: Sendable, Hashable {
    /// A row of the picture.
    public struct Row: Sendable, Hashable {
        /// `app`, or what keeps the app awake.
        public let name: String
        /// A character for each column.
        public let text: String
    }

    /// How long a column lasts.
    public let every: Duration
    /// The rows, in the order of the file.
    public let rows: [Row]

    /// The characters of the row of the app, and those of the others.
    static let letters = (app: "AIBSaibs.!", holder: "#+.")

    /// What is drawn otherwise; nil where all is the same. What held and has no row is drawn otherwise, too.
    ///
    /// - Throws: what to do where there would be too many columns.
    func mismatch(in history: AppHistory) throws -> Mismatch? {
        let found = try Picture(of: history, every: every)
        let missing = found.rows.filter { row in !rows.contains { HolderName.mean([$0.name], someOf: [row.name]) } }
        let changed = rows.filter { $0.text != found.text(of: $0.name) }
        guard !missing.isEmpty || !changed.isEmpty else { return nil }
        let names = changed.map(\.name) + missing.map(\.name)
        var mismatch = Mismatch(
            key: "picture", expected: "as it is drawn", found: "otherwise: \(names.joined(separator: ", "))", why: nil)
        let lines =
            changed.flatMap { difference($0, found) } + missing.map { "\($0.name): no row, found \"\($0.text)\"" }
            + ["the picture of what happened:"] + found.lines.map { "  " + $0 }
        mismatch.detail = lines.map { "      " + $0 }.joined(separator: "\n")
        return mismatch
    }

    /// The row as it was drawn and as it is, with a mark below the first column that differs, and its time.
    private func difference(_ row: Row, _ picture: Picture) -> [String] {
        let found = picture.text(of: row.name)
        let same = zip(row.text, found).prefix { $0 == $1 }.count
        let place = picture.start.advanced(by: .nanoseconds(every.wholeNanoseconds * Int64(same)))
        return [
            "\(row.name): expected \"\(row.text)\"", "\(row.name): found    \"\(found)\"",
            String(repeating: " ", count: row.name.count + 12 + same) + "^ \(TimeText.clock(place))",
        ]
    }
}
