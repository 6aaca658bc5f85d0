import VigilResults

/// What a person saw of the phone as the page of a run reads it: columns, each text once, and of a picture what is other than
/// in the one before. A label that counts seconds for an hour is a page of 150 KB so, and of more than 2 MB without.
struct ScreenColumns {
    private let screens: ScreenRecording
    /// All texts, the empty one first.
    private let texts: [String]
    private let places: [String: Int]

    /// The columns of a recording.
    init(_ screens: ScreenRecording) {
        self.screens = screens
        var (texts, places) = ([""], ["": 0])
        for text in ScreenColumns.texts(of: screens) where places[text] == nil {
            places[text] = texts.count
            texts.append(text)
        }
        (self.texts, self.places) = (texts, places)
    }

    private static func texts(of screens: ScreenRecording) -> [String] {
        let ofElements = screens.elements.flatMap { [$0.role, $0.label, $0.identifier, $0.value, $0.placeholder] }
        return ofElements + screens.sights.flatMap { [$0.cover, words(of: $0.signs)] }
    }

    private static func words(of signs: [String]) -> String { signs.joined(separator: ", ") }

    /// The columns as JSON.
    var json: JSONValue {
        .object([
            ("strings", .texts(texts)), ("elements", elements), ("pictures", .list(changes.map(JSONValue.numbers))),
            ("rest", .numbers(screens.pictures.map(\.rest))), ("sights", sights),
        ])
    }

    private var elements: JSONValue {
        let all = screens.elements
        return .object([
            ("depth", column(all.map(\.depth), but: 0)), ("role", column(all.map(\.role))),
            ("label", column(all.map(\.label))), ("identifier", column(all.map(\.identifier))),
            ("value", column(all.map(\.value))), ("placeholder", column(all.map(\.placeholder))),
            ("marks", column(all.map(\.marks.rawValue), but: 0)),
        ])
    }

    /// Of each picture: how many things at its head, and how many at its foot, are those of the one before; then the others.
    private var changes: [[Int]] {
        var last: [Int] = []
        return screens.pictures.map { picture in
            let now = picture.elements
            let most = min(last.count, now.count)
            let head = zip(last, now).prefix { $0 == $1 }.count
            let foot = zip(last.reversed(), now.reversed()).prefix(most - head) { $0 == $1 }
            last = now
            return [head, foot] + now[head..<now.count - foot]
        }
    }

    /// -1 stands for "none".
    private var sights: JSONValue {
        let all = screens.sights
        let unit = RunHead.unit(of: all.map(\.instant))
        return .object([
            ("unit", .number(unit)), ("t", .instants(ScreenColumns.steps(all.map { $0.instant / unit }))),
            ("record", .instants(ScreenColumns.steps(all.map { Int64($0.record) }))), ("app", .numbers(all.map(\.app))),
            ("picture", column(all.map { $0.picture ?? -1 }, but: -1)),
            ("alert", column(all.map { $0.alert ?? -1 }, but: -1)),
            ("touched", column(all.map { $0.touched ?? -1 }, but: -1)), ("cover", column(all.map(\.cover))),
            ("signs", column(all.map { ScreenColumns.words(of: $0.signs) })),
        ])
    }

    private func column(_ words: [String]) -> JSONValue { column(words.map { places[$0] ?? 0 }, but: 0) }

    /// A column, which is empty where all of it is `usual`.
    private func column(_ numbers: [Int], but usual: Int) -> JSONValue {
        .numbers(numbers.allSatisfy { $0 == usual } ? [] : numbers)
    }

    private static func steps(_ numbers: [Int64]) -> [Int64] {
        var last: Int64 = 0
        return numbers.map { number in
            defer { last = number }
            return number - last
        }
    }
}

extension Sequence {
    /// How many of the first elements are so, of `most` at most.
    fileprivate func prefix(_ most: Int, _ isSo: (Element) -> Bool) -> Int {
        var count = 0
        for element in self {
            guard count < most, isSo(element) else { break }
            count += 1
        }
        return count
    }
}
