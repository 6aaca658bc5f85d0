import Foundation
import FoundationXML
import Testing
import VigilFacts
import VigilReports
import VigilResults

struct PageTests: Facts {
    @Test("The page of a run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private struct Columns: Decodable {
        let strings: [String]
        let t: [Int64]
        let text: [Int]
        let spans: Spans

        struct Spans: Decodable {
            let to: [Int64]
            let deadline: [Int64]
        }
    }

    private struct Head: Decodable {
        let unit: Int64
        let seed: String
        let outcome: String
    }

    private static func data<Value: Decodable>(_ id: String, of html: String) throws -> Value {
        let start = try require(html.range(of: "id=\"\(id)\">"))
        let end = try require(html[start.upperBound...].range(of: "</script>"))
        return try JSONDecoder().decode(Value.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
    }

    let columns = Fact("holds every record, in the greatest unit that loses nothing") {
        let html = TimelinePage(Samples.passed(), Samples.recording()).html
        let (head, columns): (Head, Columns) = (
            try Self.data("vigil-head", of: html), try Self.data("vigil-data", of: html)
        )
        expect(head.unit == 100_000 && head.seed == "0" && head.outcome == "passed")
        var instant: Int64 = 0
        let instants = columns.t.map { step in
            instant += step * head.unit
            return instant
        }
        expect(instants, is: Samples.recording().records.instant)
        expect(columns.strings == Samples.recording().strings && columns.text == [1, 4, 5, 2, 3, 3, 3])
        expect(columns.spans.to == [9_000_000_000, -1] && columns.spans.deadline == [35_000_000_000, 8_000_000_000])
    }

    let alone = Fact("needs nothing beside it, and lets nothing be loaded") {
        let html = TimelinePage(Samples.failed(), Samples.recording()).html
        expect(html.contains("content=\"default-src 'none'; img-src data:;"))
        for word in [" src=", "@import", "fetch(", "XMLHttpRequest", "<link rel=\"stylesheet\"", "url(h"] {
            expect(!html.contains(word), "\(word)")
        }
    }

    let withoutScript = Fact("says without its script what is wrong, with a picture") {
        let html = TimelinePage(Samples.failed(), Samples.recording()).html
        let start = try require(html.range(of: "<section id=\"summary\">"))
        let end = try require(html.range(of: "</section>"))
        let section = html[start.lowerBound..<end.lowerBound]
        expect(section.contains("failed: It stays") && section.contains("<svg "))
        expect(section.contains("00:00:29.000 state was expected to be background, and was suspended"))
    }

    let hostile = Fact("is no other page whatever an app prints and a scenario is called") {
        var result = Samples.failed(Samples.hostile)
        result.breakdown = Samples.hostile
        result.expectations[0].mismatches[0].found = Samples.hostile
        let html = TimelinePage(result, Samples.recording(output: Samples.hostile)).html
        let plain = TimelinePage(Samples.failed(), Samples.recording()).html
        for tag in ["<script", "</script", "<!--", "<b>"] {
            expect(html.components(separatedBy: tag).count, is: plain.components(separatedBy: tag).count, "\(tag)")
        }
        let columns: Columns = try Self.data("vigil-data", of: html)
        expect(columns.strings[4], is: Samples.hostile)
    }

    let death = Fact(
        "says at its head when an app ended that nothing expects to, also where something fails because of that"
    ) {
        var recording = Samples.recording()
        recording.kinds.append("termination")
        recording.strings.append("ended: a leak (task)")
        recording.records.instant.append(9_500_000_000)
        recording.records.app.append(1)
        recording.records.kind.append(recording.kinds.count - 1)
        recording.records.state.append(0)
        recording.records.text.append(recording.strings.count - 1)
        recording.records.rule.append(-1)
        let end = LaunchEnd(
            app: "Player", reason: "task-leak", code: "0x8badf00d", text: "a leak", rule: "task.leak.kill",
            isExpected: false)
        var result = Samples.failed()
        result.ends = [end]
        expect(
            TimelinePage(result, recording).html.contains(
                "At 00:00:29.000, state was expected to be background, and was suspended. At 00:00:09.500, Player was "
                    + "ended: a leak (0x8badf00d) [task.leak.kill]</p>"))
        result.expectations = []
        let html = TimelinePage(result, recording).html
        expect(html.contains("At 00:00:09.500, Player was ended, and nothing expects it: a leak [task.leak.kill]</p>"))
    }

    let empty = Fact("exists for a run of nothing") {
        let html = TimelinePage(Samples.broken(), RunRecording()).html
        let columns: Columns = try Self.data("vigil-data", of: html)
        expect(columns.t == [] && html.contains("broken: It breaks"))
    }
}

struct ReportsPictureTests: Facts {
    @Test("A picture of a run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let content = Fact("is XML, and has the states, each holder, its deadline and the expectations") {
        let svg = RunPicture(Samples.failed(), Samples.recording(output: Samples.hostile)).svg
        expect(XMLParser(data: Data(svg.utf8)).parse())
        expect(svg.contains(">active</text>") && svg.contains(">background</text>"))
        expect(svg.contains(">task &quot;save&quot;</text>") && svg.contains(">not as expected</text>"))
        expect(svg.contains("url(#v-hatch)\"/>"), "what is left of a grant")
        expect(svg.contains("fill=\"none\" stroke=\"#c5362b\""), "what went beyond it")
    }

    let errands = Fact("has what the phone did for an app, by kind, with names where they fit") {
        var recording = Samples.recording()
        recording.strings += ["transfer", "a.mp3 & b", "region"]
        let spans: [(Int, Int64, Int64?)] = [(6, 1, 4), (6, 2, 9), (8, 3, nil), (6, 5, 6)]
        recording.errands = spans.map { kind, from, to in
            SystemActivitySpan(
                app: 1, kind: kind, name: 7, from: from * Samples.second, to: to.map { $0 * Samples.second })
        }
        let svg = RunPicture(Samples.passed(), recording).svg
        expect(XMLParser(data: Data(svg.utf8)).parse())
        let bars = svg.matches(of: /<rect x="([0-9.]+)" y="([0-9]+)" width="([0-9.]+)" height="12" fill="#9fb6cd"/)
        expect(bars.map { "\($0.1) \($0.3)" }, is: ["268 300", "668 100", "368 700", "468 700"])
        // The second row of transfers is below the first, and the region below both.
        let heights = bars.compactMap { Int($0.2) }
        expect(heights[0] == heights[1] && heights[2] == heights[0] + 18 && heights[3] == heights[2] + 18)
        expect(svg.components(separatedBy: ">a.mp3 &amp; b</text>").count, is: 5)
        expect(svg.contains(">transfers</text>") && svg.contains(">regions</text>"))
    }

    let errandsAtOnce = Fact("has at most five rows for what the phone does at once") {
        var recording = Samples.recording()
        recording.strings += ["transfer", ""]
        recording.errands = (1...7).map { second in
            SystemActivitySpan(app: 1, kind: 6, name: 7, from: Int64(second) * Samples.second, to: nil)
        }
        let svg = RunPicture(Samples.passed(), recording).svg
        let bars = svg.matches(of: /y="([0-9]+)" width="[0-9.]+" height="12" fill="#9fb6cd"/)
        expect(bars.count == 7 && Set(bars.map(\.1)).count == 5)
    }

    let ruler = Fact(
        "has the whole of each word of its ruler within its width",
        for: [10, 24, 3_600, 86_400, 8_640_000]
    ) { (seconds: Int64) in
        var recording = Samples.recording()
        recording.end = seconds * Samples.second
        let svg = RunPicture(Samples.passed(), recording).svg
        let words = svg.matches(of: /<text class="v-soft" x="([0-9.]+)" y="[0-9]+" text-anchor="(middle|end)">([^<]+)</)
        expect(words.count > 5)
        for word in words {
            let (place, half) = (try require(Double(word.1)), Double(word.3.count) * 3.5)
            expect(place + (word.2 == "middle" ? half : 0) <= 1_180, "\(word.0)")
        }
    }

    let bounded = Fact("has one mark for each point of its width, however many records there are") {
        var recording = Samples.recording()
        for instant in 0..<20_000 {
            recording.records.instant.append(9_000_000_000 + Int64(instant) * 50_000)
            recording.records.app.append(1)
            recording.records.kind.append(1)
            recording.records.state.append(2)
            recording.records.text.append(4)
            recording.records.rule.append(-1)
        }
        let svg = RunPicture(Samples.passed(), recording).svg
        expect(svg.utf8.count < 40_000 && svg.contains(">calls</text>"))
    }
}
