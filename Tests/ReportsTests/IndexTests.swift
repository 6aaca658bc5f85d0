import Testing
import VigilReports
import VigilResults

@Suite("The page over many runs")
struct IndexTests {
    @Test("has a row for each scenario, a column for each variant, and words beside colours")
    func table() {
        let old = Samples.failed(variant: [VariantValue("system", "iOS 7")])
        var new = Samples.failed(variant: [VariantValue("system", "iOS 17")])
        (new.outcome, new.failure) = (.passed, nil)
        let html = IndexPage([old, new, Samples.broken()], links: [old.scenario.key: "pages/a & b.html"]).html
        #expect(html.components(separatedBy: "<tr data-failed").count == 3)
        #expect(html.contains("<th scope=\"col\">as written</th>"))
        #expect(html.contains("<th scope=\"col\">system iOS 7</th><th scope=\"col\">system iOS 17</th>"))
        #expect(html.contains("<a href=\"pages/a &amp; b.html\">✗ failed</a>"))
        #expect(html.contains(">✓ passed<") && html.contains(">✗ broken<") && html.contains(">not run<"))
        #expect(html.contains("2 of 3 did not pass"))
    }

    @Test("shows the worst of several runs of one variant")
    func worst() {
        var again = Samples.failed()
        (again.outcome, again.failure) = (.passed, nil)
        let html = IndexPage([again, Samples.failed(), again]).html
        #expect(html.contains(">✗ failed<") && !html.contains(">✓ passed<"))
    }

    @Test("is no other page whatever scenarios are called")
    func hostile() {
        var result = Samples.failed(Samples.hostile)
        result.failure = Samples.hostile
        let html = IndexPage([result], title: Samples.hostile, links: [result.scenario.key: "\" onclick=\"x"]).html
        #expect(html.components(separatedBy: "<script").count == 2 && !html.contains("\" onclick=\""))
    }

    @Test("says of no results that there are none")
    func none() {
        #expect(IndexPage([]).html.contains("0 scenarios, 0 runs"))
    }
}
