import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilScenarios

struct TimelineLayoutTests: Facts {
    @Test("A timeline on a terminal", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func report() throws -> RunReport {
        try Play.steps(
            """
            { on: "didEnterBackground", app: "task.begin", with: { name: "a name of a task that is long, and 日本語の名前" } },
            { at: 0, device: "launch" }, { at: 1, app: "print", with: { text: "\(String(repeating: "long", count: 60))" } },
            { at: 1, app: "print", with: { text: "\(String(repeating: "many words ", count: 30))" } },
            { at: 2, device: "home" }, { at: "2min", device: "open", in: "Other" }, { at: "3min", device: "lock" },
            """, more: "apps: { Other: \"Info.plist\" },")
    }

    private static func letters(_ text: String) -> [Character] {
        text.filter { !$0.isWhitespace && !"[],".contains($0) }.sorted()
    }

    let fits = Fact(
        "is no wider than that, whatever is in it",
        for: [40, 64, 80, 100, 119, 120, 132, 160, 200, 250]
    ) { (columns: Int) in
        let timeline = Timeline(trace: try Self.report().device.trace, style: .plain(columns: columns))
        let lines = ([timeline.header] + timeline.lines).flatMap { $0.split(separator: "\n") }
        expect(lines.count > 20)
        for line in lines { expect(WrappedText.width(of: line) <= columns, "\(line)") }
    }

    let days = Fact(
        "has a space behind each instant, on the second day too",
        for: [40, 80, 119, 120, 200]
    ) { (columns: Int) in
        let report = try Play.steps(#"{ at: 0, device: "launch" }, { at: "26h", device: "home" },"#)
        let timeline = Timeline(trace: report.device.trace, style: .plain(columns: columns))
        let late = timeline.lines.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("1d 02:00:00.000") }
        expect(!late.isEmpty && late.allSatisfy { $0.hasPrefix("1d 02:00:00.000  ") }, "\(late)")
    }

    let losesNothing = Fact(
        "has all that it has in a pipe, where each event is a line of any length",
        for: [40, 80, 100, 120, 200]
    ) { (columns: Int) in
        let trace = try Self.report().device.trace
        let (narrow, wide) = (Timeline(trace: trace, style: .plain(columns: columns)), Timeline(trace: trace))
        for record in trace.records {
            let (line, whole) = (narrow.line(record), wide.line(record))
            expect(!whole.contains("\n"))
            // Without a header that says so, what keeps the app awake is named in words.
            let added = columns < 120 && !trace.holders(of: record).isEmpty ? "kept awake by" : ""
            expect(Self.letters(line), is: Self.letters(whole + added), "\(line)\n\(whole)")
        }
    }

    let saysNoMore = Fact("has no empty line or brackets, and names an app or a state only where that says something") {
        for columns in [nil, 80, 160] {
            let style = TextStyle.plain(columns: columns)
            let two = Timeline(trace: try Self.report().device.trace, style: style).lines
            expect(two.allSatisfy { !$0.contains("[]") && !$0.contains("\n\n") && !$0.hasSuffix("\n") })
            expect(two.contains { $0.contains("Other: ") })
            let alone = try Play.steps("{ at: 0, device: 'launch' }, { at: 3, device: 'lock' }").device
            let lines = Timeline(trace: alone.trace, style: style).lines
            expect(lines.allSatisfy { !$0.contains("App: ") })
            expect(lines.contains { $0.hasSuffix("screen locked") }, "\(lines)")
        }
    }

    let limits = Fact("takes forty columns where the terminal has fewer, and columns for each part from 120 on") {
        let trace = try Self.report().device.trace
        let lines = [10, 40].map { Timeline(trace: trace, style: .plain(columns: $0)).lines }
        expect(lines[0], is: lines[1])
        let headers = [119, 120].map { Timeline(trace: trace, style: .plain(columns: $0)).header }
        expect(!headers[0].contains("STATE  ") && headers[1].contains("STATE  "), "\(headers)")
    }

    let breaks = Fact("breaks lines between words, and names behind the signs that join them") {
        expect(WrappedText("one two three", width: 7).lines, is: ["one two", "three"])
        expect(WrappedText("audio.interrupt.main-thread", width: 16).lines, is: ["audio.interrupt.", "main-thread"])
        expect(WrappedText("abcdefghij", width: 4).lines, is: ["abcd", "efgh", "ij"])
        expect(WrappedText("ab cdefghij.klmnop", width: 12).lines, is: ["ab cdefghij.", "klmnop"])
        expect(WrappedText("abcdefgh ij.klmnopqrst", width: 12).lines, is: ["abcdefgh", "ij.", "klmnopqrst"])
        expect(WrappedText("", width: 4).lines, is: [""])
        expect(WrappedText("日本語", width: 4).lines, is: ["日本", "語"])
    }
}
