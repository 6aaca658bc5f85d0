import BackgroundRuntime

/// Reads a picture: `{ every: "1min", rows: { app: "aBBSSS", audio: "##+..." } }`.
struct PictureReader {
    let checkHolder: (String, ContentPath) -> Void
    let problems: ProblemList

    func read(_ value: JSONValue, at path: ContentPath) -> ExpectedTimeline? {
        guard let reader = ObjectReader(value, at: path, keys: ["every", "rows"], problems: problems) else {
            return nil
        }
        if !reader.has("every") {
            problems.add(path, "a picture says how long a column lasts", hint: "for example every: \"1min\"")
        }
        let every = reader.duration("every")
        if let every, every <= .zero { problems.add(path.key("every"), "expected a duration above zero") }
        if reader.members("rows").isEmpty {
            problems.add(
                path, "a picture has rows", hint: "draw rows: { app: \".\" }: the failure then has the picture to copy")
        }
        let rows = reader.members("rows").compactMap { row($0, at: path.key("rows").key($0.key)) }
        return every.flatMap { $0 > .zero ? ExpectedTimeline(every: $0, rows: rows) : nil }
    }

    private func row(_ member: JSONValue.Member, at path: ContentPath) -> ExpectedTimeline.Row? {
        guard case .string(let text) = member.value else {
            problems.add(path, "expected a string, found \(member.value.kind)")
            return nil
        }
        let isApp = member.key == Picture.app
        if !isApp { checkHolder(member.key, path) }
        // Blanks may group the columns.
        let columns = text.filter { $0 != " " }
        let letters = isApp ? ExpectedTimeline.letters.app : ExpectedTimeline.letters.holder
        if let other = columns.first(where: { !letters.contains($0) }) {
            problems.add(
                path, "\"\(other)\" stands for nothing in this row",
                hint: isApp
                    ? "A, I, B, S and . are active, inactive, background, suspended and not running; a, i, b, s and ! the "
                        + "same at the end of a column with a change"
                    : "# is all of a column, + a part, . nothing")
        }
        return ExpectedTimeline.Row(name: member.key, text: columns)
    }
}
