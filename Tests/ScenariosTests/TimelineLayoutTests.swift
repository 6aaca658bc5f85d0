import BackgroundRuntime
import Foundation
import Testing

@testable import VigilScenarios

@Suite("A timeline on a terminal")
struct TimelineLayoutTests {
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

    @Test("is no wider than that, whatever is in it", arguments: [40, 64, 80, 100, 119, 120, 132, 160, 200, 250])
    func fits(columns: Int) throws {
        let timeline = Timeline(trace: try Self.report().device.trace, style: .plain(columns: columns))
        let lines = ([timeline.header] + timeline.lines).flatMap { $0.split(separator: "\n") }
        #expect(lines.count > 20)
        for line in lines { #expect(WrappedText.width(of: line) <= columns, "\(line)") }
    }

    @Test(
        "has all that it has in a pipe, where each event is a line of any length", arguments: [40, 80, 100, 120, 200])
    func losesNothing(columns: Int) throws {
        let trace = try Self.report().device.trace
        let (narrow, wide) = (Timeline(trace: trace, style: .plain(columns: columns)), Timeline(trace: trace))
        for record in trace.records {
            let (line, whole) = (narrow.line(record), wide.line(record))
            #expect(!whole.contains("\n"))
            // Without a header that says so, what keeps the app awake is named in words.
            let added = columns < 120 && !trace.holders(of: record).isEmpty ? "kept awake by" : ""
            #expect(Self.letters(line) == Self.letters(whole + added), "\(line)\n\(whole)")
        }
    }

    @Test("breaks lines between words, and names behind the signs that join them")
    func breaks() {
        #expect(WrappedText("one two three", width: 7).lines == ["one two", "three"])
        #expect(WrappedText("audio.interrupt.main-thread", width: 16).lines == ["audio.interrupt.", "main-thread"])
        #expect(WrappedText("abcdefghij", width: 4).lines == ["abcd", "efgh", "ij"])
        #expect(WrappedText("", width: 4).lines == [""])
        #expect(WrappedText("日本語", width: 4).lines == ["日本", "語"])
    }
}
