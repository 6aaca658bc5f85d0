extension TestJournal {
    /// Joins the journals of all parts of one run.
    ///
    /// - Parameter parts: the journals with the paths of their files, in any order.
    /// - Returns: the journal of the whole run, as if it had been played in one piece and in its order.
    /// - Throws: ``JournalProblem`` where they are no parts of one run, have something twice, or leave something out.
    public static func merged(_ parts: [(name: String, journal: TestJournal)]) throws(JournalProblem) -> TestJournal {
        guard let first = parts.first else { throw JournalProblem("there is no journal to join") }
        if let other = parts.first(where: { !$0.journal.isPart(ofRunOf: first.journal) }) {
            throw JournalProblem("\(other.name) is of another run than \(first.name): they are not to be joined")
        }
        var owners: [Int: String] = [:]
        for part in parts {
            for planned in part.journal.planned {
                if let owner = owners.updateValue(part.name, forKey: planned.index) {
                    throw JournalProblem("\(planned.file) is in \(owner) and in \(part.name)")
                }
            }
        }
        guard owners.count == first.journal.head.total else {
            let missing = first.journal.head.total - owners.count
            throw JournalProblem(
                "\(missing) of \(first.journal.head.total) scenarios are in none of the journals: a part is missing")
        }
        return TestJournal(joining: parts.map(\.journal), first.journal.head)
    }

    private init(joining parts: [TestJournal], _ head: Head) {
        self = parts[0]
        self.head = head
        (self.head.shard, self.head.planned) = (nil, head.planned.map { _ in head.total })
        for part in parts.dropFirst() { add(part) }
        sortPlan()
    }

    private func isPart(ofRunOf other: TestJournal) -> Bool {
        head.whole == other.head.whole && head.total == other.head.total && head.options == other.head.options
    }

    /// The journal as text, in the order of the plan.
    public var bytes: [UInt8] {
        var bytes = Line(head).bytes
        for planned in planned { bytes += Line(planned).bytes }
        for planned in planned {
            if hasBegun(planned) { bytes += Line(Began(planned)).bytes }
            guard let result = result(of: planned) else { continue }
            if let line = recordedLine(of: planned) {
                bytes += line + [UInt8(ascii: "\n")]
                continue
            }
            bytes += Line(Finished(fingerprint: planned.fingerprint, result: result)).bytes
        }
        return bytes
    }
}

extension TestJournal.Planned {
    /// The file, and the variant where there is one, for a reader.
    public var file: String { key.split(separator: "\u{1F}").joined(separator: ", ") }
}
