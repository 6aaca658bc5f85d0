import Foundation
import Testing
import VigilFingerprint
import VigilResults

@Suite("The journal of a test run")
struct TestJournalTests {
    private static let keys = ["a.json5", "b.json5", "c.json5", "d.json5"]

    private func head(_ shard: String? = nil, whole: String = "w") -> TestJournal.Head {
        TestJournal.Head(options: ["--strict"], total: Self.keys.count, whole: whole, shard: shard)
    }

    private func planned(_ index: Int, _ fingerprint: String = "f") -> TestJournal.Planned {
        TestJournal.Planned(index: index, key: Self.keys[index], fingerprint: fingerprint)
    }

    private func result(_ index: Int) -> ScenarioResult {
        var result = ScenarioResult(ScenarioIdentity(file: Self.keys[index], name: "s \(index)"), .passed)
        result.rules = ["task.leak.kill"]
        result.failure = "a text\nin \u{1B} lines"
        return result
    }

    private func lines(_ places: [Int], shard: String? = nil, finishing: Int = .max) -> [TestJournal.Line] {
        [.init(head(shard))] + places.map { .init(planned($0)) }
            + places.prefix(finishing).flatMap { place -> [TestJournal.Line] in
                [
                    .init(TestJournal.Began(planned(place))),
                    .init(TestJournal.Finished(fingerprint: "f", result: result(place))),
                ]
            }
    }

    private func journal(_ lines: [TestJournal.Line]) throws -> TestJournal {
        try TestJournal(Data(lines.flatMap(\.bytes)), name: "j")
    }

    @Test("gives back what was written")
    func readsBack() throws {
        let read = try journal(lines([0, 1, 2, 3], finishing: 3))
        #expect(read.results == [result(0), result(1), result(2)])
        #expect(read.outstanding == [planned(3)] && !read.hasBegun(planned(3)))
    }

    @Test("is read up to its last whole line, wherever the run was ended")
    func torn() throws {
        let bytes = lines([0, 1]).flatMap(\.bytes)
        let begin = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        var counts: [Int] = []
        for length in Array(stride(from: begin + 1, to: bytes.count, by: 7)) + [bytes.count - 1, bytes.count] {
            let read = try TestJournal(Data(bytes[..<length]), name: "j")
            counts.append(read.results.count)
            let whole = bytes[..<length].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .dropLast()
            let ends = whole.count { $0.starts(with: #"{"finished""#.utf8) }
            #expect(read.results.count == ends)
        }
        #expect(counts.last == 2 && counts == counts.sorted())
    }

    @Test("counts a result only for the scenario as it was played")
    func fingerprints() throws {
        let changed = [TestJournal.Line(head()), .init(planned(0)), .init(planned(1, "other"))]
        let read = try journal(lines([0, 1]) + changed)
        #expect(read.results == [result(0)] && read.outstanding == [planned(1, "other")])
        #expect(read.lastResult(ofKey: Self.keys[1]) == result(1))
    }

    @Test("that is none, or of another version, or damaged in the middle, is refused with its place")
    func refused() throws {
        let good = String(decoding: lines([0]).flatMap(\.bytes), as: UTF8.self)
        for (text, part) in [
            ("", "no journal"), ("{}\n", "no journal"), ("hello\n", "no journal"),
            (good.replacing("vigil test", with: "other"), "no journal"),
            (good.replacing(#""version":1"#, with: #""version":2"#), "j:1: the journal has version 2"),
            (good.replacing(#"{"began":"#, with: #"{"began"#), "j:3: this line"),
        ] {
            #expect { try TestJournal(Data(text.utf8), name: "j") } throws: { "\($0)".contains(part) }
        }
    }

    @Test("of all parts of a run are joined to that of the whole, to the byte, in any order")
    func merged() throws {
        let whole = try journal(lines([0, 1, 2, 3]))
        let parts = [
            ("x", try journal(lines([1, 3], shard: "2/2"))), ("y", try journal(lines([0, 2], shard: "1/2"))),
        ]
        #expect(try TestJournal.merged(parts.map { ($0.0, $0.1) }).bytes == whole.bytes)
        #expect(try TestJournal.merged(parts.reversed().map { ($0.0, $0.1) }).bytes == whole.bytes)
    }

    @Test("holds the whole run of what somebody asked for, as it was played last, and parts of a run hand it on")
    func recordings() throws {
        var recording = RunRecording()
        (recording.strings, recording.end) = (["", "a \u{1F} text\n"], 7)
        let json = try JSONEncoder().encode(recording)
        func line(_ place: Int, _ fingerprint: String = "f", recording: Data? = nil) -> [UInt8] {
            TestJournal.finished(
                planned(place, fingerprint), resultAsJSON: result(place).json,
                recordingAsJSON: recording.map(Array.init))
        }
        let plans = lines([0, 1, 2, 3], finishing: 0).flatMap(\.bytes)
        let ends = line(0, recording: json) + line(1) + line(2, recording: json) + line(3, "other", recording: json)
        let read = try TestJournal(Data(plans + ends + line(2)), name: "j")
        #expect(read.results == [result(0), result(1), result(2)])
        #expect((0..<4).map { read.recording(of: planned($0)) } == [recording, nil, nil, nil])
        let part = try TestJournal(
            Data(lines([0, 1], shard: "1/2", finishing: 0).flatMap(\.bytes) + line(0, recording: json)), name: "p")
        let other = try journal(lines([2, 3], shard: "2/2"))
        let merged = try TestJournal.merged([("p", part), ("q", other)])
        #expect(merged.recording(of: planned(0)) == recording)
        #expect(try TestJournal(Data(merged.bytes), name: "m").recording(of: planned(0)) == recording)
    }

    @Test("are not joined where a part is missing, is there twice, or is of another run")
    func unjoined() throws {
        let (one, two) = (try journal(lines([0, 1])), try journal(lines([2, 3])))
        let other = try journal([.init(head(whole: "v")), .init(planned(2)), .init(planned(3))])
        for (parts, part) in [
            ([one], "2 of 4 scenarios are in none"), ([one, two, two], "c.json5 is in 1 and in 2"),
            ([one, other], "1 is of another run than 0"),
        ] {
            let named = parts.enumerated().map { (name: "\($0)", journal: $1) }
            #expect { try TestJournal.merged(named) } throws: { "\($0)".contains(part) }
        }
    }
}

@Suite("A fingerprint")
struct FingerprintTests {
    @Test("is that of FNV-1a with lengths, and tells two texts from one")
    func values() {
        #expect("\(Fingerprint())" == "cbf29ce484222325")
        var (one, two) = (Fingerprint(), Fingerprint())
        one.add("ab")
        two.add("a")
        two.add("b")
        #expect(one != two && "\(one)".count == 16)
    }
}
