import Foundation
import Testing
import VigilFacts
import VigilFingerprint
import VigilResults

struct TestJournalTests: Facts {
    @Test("The journal of a test run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let keys = ["a.json5", "b.json5", "c.json5", "d.json5"]

    private static func head(_ shard: String? = nil, whole: String = "w") -> TestJournal.Head {
        TestJournal.Head(options: ["--strict"], total: Self.keys.count, whole: whole, shard: shard)
    }

    private static func planned(_ index: Int, _ fingerprint: String = "f") -> TestJournal.Planned {
        TestJournal.Planned(index: index, key: Self.keys[index], fingerprint: fingerprint)
    }

    private static func result(_ index: Int) -> ScenarioResult {
        var result = ScenarioResult(ScenarioIdentity(file: Self.keys[index], name: "s \(index)"), .passed)
        result.rules = ["task.leak.kill"]
        result.failure = "a text\nin \u{1B} lines"
        return result
    }

    private static func lines(_ places: [Int], shard: String? = nil, finishing: Int = .max) -> [TestJournal.Line] {
        [.init(Self.head(shard))] + places.map { .init(Self.planned($0)) }
            + places.prefix(finishing).flatMap { place -> [TestJournal.Line] in
                [
                    .init(TestJournal.Began(Self.planned(place))),
                    .init(TestJournal.Finished(fingerprint: "f", result: Self.result(place))),
                ]
            }
    }

    private static func journal(_ lines: [TestJournal.Line]) throws -> TestJournal {
        try TestJournal(Data(lines.flatMap(\.bytes)), name: "j")
    }

    let readsBack = Fact("gives back what was written") {
        let read = try Self.journal(Self.lines([0, 1, 2, 3], finishing: 3))
        expect(read.results, is: [Self.result(0), Self.result(1), Self.result(2)])
        expect(read.outstanding == [Self.planned(3)] && !read.hasBegun(Self.planned(3)))
    }

    let torn = Fact("is read up to its last whole line, wherever the run was ended") {
        let bytes = Self.lines([0, 1]).flatMap(\.bytes)
        let begin = try require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        var counts: [Int] = []
        for length in Array(stride(from: begin + 1, to: bytes.count, by: 7)) + [bytes.count - 1, bytes.count] {
            let read = try TestJournal(Data(bytes[..<length]), name: "j")
            counts.append(read.results.count)
            let whole = bytes[..<length].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .dropLast()
            let ends = whole.count { $0.starts(with: #"{"finished""#.utf8) }
            expect(read.results.count, is: ends)
        }
        expect(counts.last == 2 && counts == counts.sorted())
    }

    let fingerprints = Fact("counts a result only for the scenario as it was played") {
        let changed = [TestJournal.Line(Self.head()), .init(Self.planned(0)), .init(Self.planned(1, "other"))]
        let read = try Self.journal(Self.lines([0, 1]) + changed)
        expect(read.results == [Self.result(0)] && read.outstanding == [Self.planned(1, "other")])
        expect(read.lastResult(ofKey: Self.keys[1]), is: Self.result(1))
    }

    let refused = Fact("that is none, or of another version, or damaged in the middle, is refused with its place") {
        let good = String(decoding: Self.lines([0]).flatMap(\.bytes), as: UTF8.self)
        for (text, part) in [
            ("", "no journal"), ("{}\n", "no journal"), ("hello\n", "no journal"),
            (good.replacing("vigil test", with: "other"), "no journal"),
            (good.replacing(#""version":1"#, with: #""version":2"#), "j:1: the journal has version 2"),
            (good.replacing(#"{"began":"#, with: #"{"began"#), "j:3: this line"),
        ] {
            expect {
                try TestJournal(Data(text.utf8), name: "j")
            } throws: {
                "\($0)".contains(part)
            }
        }
    }

    let merged = Fact("of all parts of a run are joined to that of the whole, to the byte, in any order") {
        let whole = try Self.journal(Self.lines([0, 1, 2, 3]))
        let parts = [
            ("x", try Self.journal(Self.lines([1, 3], shard: "2/2"))),
            ("y", try Self.journal(Self.lines([0, 2], shard: "1/2"))),
        ]
        try expect(TestJournal.merged(parts.map { ($0.0, $0.1) }).bytes, is: whole.bytes)
        try expect(TestJournal.merged(parts.reversed().map { ($0.0, $0.1) }).bytes, is: whole.bytes)
    }

    let recordings = Fact(
        "holds the whole run of what somebody asked for, as it was played last, and parts of a run hand it on"
    ) {
        var recording = RunRecording()
        (recording.strings, recording.end) = (["", "a \u{1F} text\n"], 7)
        let json = try JSONEncoder().encode(recording)
        func line(_ place: Int, _ fingerprint: String = "f", recording: Data? = nil) -> [UInt8] {
            TestJournal.finished(
                Self.planned(place, fingerprint), resultAsJSON: Self.result(place).json,
                recordingAsJSON: recording.map(Array.init))
        }
        let plans = Self.lines([0, 1, 2, 3], finishing: 0).flatMap(\.bytes)
        let ends = line(0, recording: json) + line(1) + line(2, recording: json) + line(3, "other", recording: json)
        let read = try TestJournal(Data(plans + ends + line(2)), name: "j")
        expect(read.results, is: [Self.result(0), Self.result(1), Self.result(2)])
        expect((0..<4).map { read.recording(of: Self.planned($0)) }, is: [recording, nil, nil, nil])
        let part = try TestJournal(
            Data(Self.lines([0, 1], shard: "1/2", finishing: 0).flatMap(\.bytes) + line(0, recording: json)), name: "p")
        let other = try Self.journal(Self.lines([2, 3], shard: "2/2"))
        let merged = try TestJournal.merged([("p", part), ("q", other)])
        expect(merged.recording(of: Self.planned(0)), is: recording)
        try expect(TestJournal(Data(merged.bytes), name: "m").recording(of: Self.planned(0)), is: recording)
    }

    let unjoined = Fact("are not joined where a part is missing, is there twice, or is of another run") {
        let (one, two) = (try Self.journal(Self.lines([0, 1])), try Self.journal(Self.lines([2, 3])))
        let other = try Self.journal([.init(Self.head(whole: "v")), .init(Self.planned(2)), .init(Self.planned(3))])
        for (parts, part) in [
            ([one], "2 of 4 scenarios are in none"), ([one, two, two], "c.json5 is in 1 and in 2"),
            ([one, other], "1 is of another run than 0"),
        ] {
            let named = parts.enumerated().map { (name: "\($0)", journal: $1) }
            expect {
                try TestJournal.merged(named)
            } throws: {
                "\($0)".contains(part)
            }
        }
    }
}

struct FingerprintTests: Facts {
    @Test("A fingerprint", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let values = Fact("is that of FNV-1a with lengths, and tells two texts from one") {
        expect("\(Fingerprint())", is: "cbf29ce484222325")
        var (one, two) = (Fingerprint(), Fingerprint())
        one.add("ab")
        two.add("a")
        two.add("b")
        expect(one != two && "\(one)".count == 16)
    }
}
