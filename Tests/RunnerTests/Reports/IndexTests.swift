import Foundation
import Testing
import VigilFacts
import VigilReports
import VigilResults

struct IndexTests: Facts {
    @Test("The page over many runs", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let table = Fact("has a row for each scenario, a column for each variant, and words beside colours") {
        let old = Samples.failed(variant: [VariantValue("system", "iOS 7")])
        var new = Samples.failed(variant: [VariantValue("system", "iOS 17")])
        (new.outcome, new.failure) = (.passed, nil)
        let html = IndexPage([old, new, Samples.broken()], links: [old.scenario.key: "pages/a & b.html"]).html
        expect(html.components(separatedBy: "<tr data-failed").count, is: 3)
        expect(html.contains("<th scope=\"col\">as written</th>"))
        expect(html.contains("<th scope=\"col\">system iOS 7</th><th scope=\"col\">system iOS 17</th>"))
        expect(html.contains("<a href=\"pages/a &amp; b.html\">✗ failed</a>"))
        expect(html.contains(">✓ passed<") && html.contains(">✗ broken<") && html.contains(">not run<"))
        expect(html.contains("2 of 3 did not pass"))
    }

    let embedded = Fact(
        "has the timelines in it that its rows lead to, with what all have once, and is no other page by them"
    ) {
        let result = Samples.failed(Samples.hostile)
        let recording = Samples.recording(output: Samples.hostile)
        let timelines = ["one-1.html", "two-2.html"].map { EmbeddedTimeline($0, result, recording) }
        expect(timelines.map(\.address), is: ["#run=one-1", "#run=two-2"])
        let html = IndexPage([result], links: [result.scenario.key: timelines[0].address], embedded: timelines).html
        expect(html.contains("<a href=\"#run=one-1\">✗ failed</a>"))
        for (part, count) in [("<script", 4), ("</script>", 4), ("function drawLanes", 1), ("<iframe", 1)] {
            expect(html.components(separatedBy: part).count, is: count + 1, "\(part)")
        }
        let start = try require(html.range(of: "id=\"run-two-2\">"))
        let end = try require(html[start.upperBound...].range(of: "</script>"))
        let own = try JSONDecoder().decode(
            String.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
        expect(TimelinePage(result, recording, index: "#").html.contains(own) && own.contains("id=\"vigil-data\""))
    }

    let note = Fact("says what it is told about timelines, and leads nowhere where there are none") {
        let html = IndexPage([Samples.failed()], note: "1 of 1 <have> none").html
        expect(html.contains("1 of 1 &lt;have&gt; none") && !html.contains("<a ") && !html.contains("<iframe"))
    }

    let worst = Fact("shows the worst of several runs of one variant") {
        var again = Samples.failed()
        (again.outcome, again.failure) = (.passed, nil)
        let html = IndexPage([again, Samples.failed(), again]).html
        expect(html.contains(">✗ failed<") && !html.contains(">✓ passed<"))
    }

    let hostile = Fact("is no other page whatever scenarios are called") {
        var result = Samples.failed(Samples.hostile)
        result.failure = Samples.hostile
        let html = IndexPage([result], title: Samples.hostile, links: [result.scenario.key: "\" onclick=\"x"]).html
        expect(html.components(separatedBy: "<script").count == 2 && !html.contains("\" onclick=\""))
    }

    let none = Fact("says of no results that there are none") {
        expect(IndexPage([]).html.contains("0 scenarios, 0 runs"))
    }
}
