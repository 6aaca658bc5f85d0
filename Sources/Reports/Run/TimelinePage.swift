import VigilResults

/// The page of one run: one file that needs nothing else, neither network nor folder.
///
/// What a reader needs most stands in it as plain HTML, with a picture, so that a page whose script may not run, as on
/// a CI server that forbids scripts, is not blank.
package struct TimelinePage {
    private let result: ScenarioResult
    private let recording: RunRecording

    private let index: String?

    /// The page for what came of a run, and the run in full.
    ///
    /// - Parameter index: the address of the page that leads to it; nil where none does.
    package init(_ result: ScenarioResult, _ recording: RunRecording, index: String? = nil) {
        self.result = result
        self.recording = recording
        self.index = index
    }

    package var html: String { [TimelinePage.opening, own, TimelinePage.closing].joined(separator: "\n") }

    /// What all pages begin with.
    static var opening: String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8">
        \(PageParts.policy)
        <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
        <meta name="generator" content="Vigil">
        <style>
        \(PageStyle.colours)
        \(PageStyle.base)
        \(PageStyle.run)
        \(SketchStyle.text)
        </style>
        """
    }

    /// What is this page's own.
    var own: String {
        [
            "<title>\("\(title): \(result.scenario.name)".inMarkup)</title></head><body>",
            PageBody.run(top: top, why: why.inMarkup),
            RunSummarySection(result, recording).html,
            PageParts.data("vigil-head", RunHead(result, recording).json),
            PageParts.data("vigil-data", RunColumns(recording).json),
            PageParts.data("vigil-screens", ScreenColumns(recording.screens).json),
        ].joined(separator: "\n")
    }

    /// What all pages end with.
    static var closing: String {
        "<script>\n\"use strict\";\n(() => {\n" + PageParts.runScript + "\n})();\n</script>\n</body></html>"
    }

    /// What is wrong, as a sentence that stands alone.
    private var why: String {
        guard let reason = result.reason else { return "" }
        let sentence = reason.prefix(1).uppercased() + reason.dropFirst()
        guard let end = result.ends.first(where: { !$0.isExpected }) else { return sentence }
        let time = instant(of: end).map { "at \(TimeWords.clock($0)), " } ?? ""
        if reason.contains(end.text) { return time.isEmpty ? sentence : "A" + time.dropFirst() + reason }
        // What failed may be no more than what follows from the end of an app.
        let code = end.code.isEmpty || end.text.contains(end.code) ? "" : " (\(end.code))"
        return
            "\(sentence). \(time.isEmpty ? "" : "A" + time.dropFirst())\(end.app) was ended: \(end.text)\(code) [\(end.rule)]"
    }

    /// When a launch ended, as the recording has it.
    private func instant(of end: LaunchEnd) -> Int64? {
        guard let kind = recording.kinds.firstIndex(of: "termination") else { return nil }
        let records = recording.records
        let place = records.instant.indices.first { place in
            records.kind[place] == kind && recording.apps[records.app[place]] == end.app
                && recording.strings[records.text[place]].contains(end.text)
        }
        return place.map { records.instant[$0] }
    }

    private var title: String { result.outcome.rawValue }

    private var top: String {
        let variant = result.scenario.variant.map { "<span>\("\($0.parameter) \($0.value)".inMarkup)</span>" }.joined()
        let count = result.expectingSteps
        let facts = [
            result.system, "seed \(result.seed)", TimeWords.duration(recording.end),
            "\(recording.records.count) records", "\(count) expectation\(count == 1 ? "" : "s")",
        ]
        let back = index.map { "<a id=\"back\" target=\"_top\" href=\"\($0.inMarkup)\">‹ All scenarios</a> " } ?? ""
        return """
            <h1>\(back)<span class="badge \(title)">\(title)</span> \(result.scenario.name.inMarkup)</h1>
            <span class="facts">\(facts.map { "<span>\($0.inMarkup)</span>" }.joined())\(variant)</span>
            """
    }
}

/// Parts that pages share.
enum PageParts {
    /// Nothing may be loaded: the page holds what it shows.
    static let policy = """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        """

    /// The script of the page of a run.
    static let runScript = [
        DataScript.text, ViewScript.text, LanesScript.text, DrawScript.text, ChartScript.text, DetailScript.text,
        SketchScript.text, SketchElementsScript.text, TableScript.text, MainScript.text,
    ].joined(separator: "\n")

    /// Data for a script.
    static func data(_ id: String, _ json: JSONValue) -> String {
        "<script type=\"application/json\" id=\"\(id)\">\(json.text)</script>"
    }
}
