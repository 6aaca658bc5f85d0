/// How two texts differ, line by line, for a reader: what is gone, what is new, and what stands around it.
package struct LineDifference {
    /// A line of one of the texts, or of both.
    package enum Line: Hashable, Sendable {
        case both(String)
        /// Only in the first.
        case first(String)
        /// Only in the second.
        case second(String)
        /// Lines of both that are left out, as many.
        case skipped(Int)
    }

    /// The differences with what stands around them; empty where the texts are the same.
    package let lines: [Line]
    /// How many lines are in one text only.
    package let count: Int
    /// How many lines stand around a difference.
    private static let around = 2
    /// Texts that differ in more than this are not aligned: what is gone comes before what is new.
    private static let most = 4_000

    /// The difference between two texts.
    package init(_ first: [String], _ second: [String]) {
        let start = zip(first, second).prefix { $0 == $1 }.count
        let limit = min(first.count, second.count) - start
        let end = zip(first.reversed(), second.reversed()).prefix(limit).prefix { $0 == $1 }.count
        let middle = LineDifference.aligned(
            Array(first[start..<first.count - end]), Array(second[start..<second.count - end]))
        let all = first[..<start].map { Line.both($0) } + middle + first.suffix(end).map { Line.both($0) }
        count = middle.count { if case .both = $0 { false } else { true } }
        lines = count == 0 ? [] : LineDifference.shortened(all)
    }

    /// Both texts in one list, in which what they have in common stands once.
    private static func aligned(_ first: [String], _ second: [String]) -> [Line] {
        guard first.count + second.count <= most else { return first.map { .first($0) } + second.map { .second($0) } }
        let difference = second.difference(from: first)
        let (removed, inserted) = (Set(difference.removals.map(\.place)), Set(difference.insertions.map(\.place)))
        var lines: [Line] = []
        var (one, other) = (0, 0)
        while one < first.count || other < second.count {
            if one < first.count, removed.contains(one) {
                lines.append(.first(first[one]))
                one += 1
            } else if other < second.count, inserted.contains(other) {
                lines.append(.second(second[other]))
                other += 1
            } else {
                lines.append(.both(first[one]))
                (one, other) = (one + 1, other + 1)
            }
        }
        return lines
    }

    /// Leaves out what is the same, but for what stands around a difference.
    private static func shortened(_ lines: [Line]) -> [Line] {
        var isShown = [Bool](repeating: false, count: lines.count)
        for (place, line) in lines.enumerated() {
            if case .both = line { continue }
            for near in max(place - around, 0)...min(place + around, lines.count - 1) { isShown[near] = true }
        }
        var shown: [Line] = []
        for (place, line) in lines.enumerated() {
            if isShown[place] {
                shown.append(line)
            } else if case .skipped(let count)? = shown.last {
                shown[shown.count - 1] = .skipped(count + 1)
            } else {
                shown.append(.skipped(1))
            }
        }
        return shown
    }

    /// The difference as text: `-` before what is gone, `+` before what is new.
    package func text(_ style: TextStyle = .plain) -> [String] {
        lines.map { line in
            switch line {
            case .both(let text): "  " + text
            case .first(let text): style.red("- " + text)
            case .second(let text): style.green("+ " + text)
            case .skipped(let count): style.dim("  ... \(count) line\(count == 1 ? "" : "s") as before")
            }
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
