import VigilResults

/// The timeline of one run within the page over many: what is its own, beside what all have.
package struct EmbeddedTimeline {
    private let name: String
    private let own: String

    /// The timeline of a run.
    ///
    /// - Parameters:
    ///   - name: the name of its page, ``FileNames/page(of:)``.
    ///   - result: what came of the run.
    ///   - recording: the run in full.
    package init(_ name: String, _ result: ScenarioResult, _ recording: RunRecording) {
        self.name = String(name.prefix { $0 != "." })
        own = TimelinePage(result, recording, index: "#").own
    }

    /// Where it is, for a link within the page.
    package var address: String { "#run=\(name)" }

    /// It and others, each as the text that a frame is filled with when it is opened.
    static func html(_ timelines: [EmbeddedTimeline]) -> String {
        guard !timelines.isEmpty else { return "" }
        let shared = JSONValue.texts([TimelinePage.opening, TimelinePage.closing])
        let parts = timelines.map { PageParts.data("run-\($0.name)", .text($0.own)) }
        return "<iframe id=\"run\" title=\"The timeline of a scenario\" hidden></iframe>\n"
            + ([PageParts.data("vigil-shell", shared)] + parts).joined(separator: "\n")
    }
}
