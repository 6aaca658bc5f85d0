import VigilResults

/// Where an instant lies in a picture.
struct PictureScale {
    /// The last instant that it shows.
    let end: Int64
    static let left = 168
    static let width = 1_180
    private static let span = Double(width - left - 12)

    /// The place of an instant, in tenths of a point.
    func tenths(_ instant: Int64) -> Int {
        let share = min(max(Double(instant) / Double(end), 0), 1)
        return PictureScale.left * 10 + Int((share * PictureScale.span * 10).rounded())
    }

    /// Instants at round distances, seven to fifteen of them.
    var ticks: [Int64] {
        let seconds: [Int64] = [
            1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400, 172_800,
            604_800, 2_592_000, 31_536_000,
        ]
        let fractions: [Int64] = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 500_000_000]
        let steps = fractions + seconds.map { $0 * 1_000_000_000 }
        let step = steps.first { end / $0 <= 14 } ?? end
        return (0...min(end / max(step, 1), 15)).map { $0 * step }
    }
}

/// A picture that grows row by row.
struct PictureCanvas {
    /// What a row of marks shows: a colour, and a shape of 10 points around nothing.
    enum Mark: String {
        case call, wake, refusal, finding, end, met, failed

        var shape: String {
            switch self {
            case .call: "M-3-4 4 0-3 4z"
            case .wake: "M0-5 5 4-5 4z"
            case .refusal: "M-4-4 4 4M4-4-4 4"
            case .finding: "M0-6 5 0 0 6-5 0z"
            case .end: "M-4-4h8v8h-8z"
            case .met: "M-4 0-1 4 5-4"
            case .failed: "M-4-4 4 4M4-4-4 4"
            }
        }

        var colour: String {
            switch self {
            case .call: "#0072b2"
            case .wake, .met: "#008a64"
            case .refusal: "#b4588e"
            case .finding: "#d55e00"
            case .end, .failed: "#c5362b"
            }
        }

        /// Whether the shape is a line.
        var isLine: Bool { self == .refusal || self == .met || self == .failed }
    }

    private let scale: PictureScale
    private let isAlone: Bool
    private var parts: [String] = []
    private var y = 8
    /// Where the rows begin.
    private var top = 0

    init(_ scale: PictureScale, isAlone: Bool) {
        self.scale = scale
        self.isAlone = isAlone
    }

    private static func points(_ tenths: Int) -> String { TimeWords.decimal(Int64(tenths), places: 1, digits: 1) }

    mutating func addTitle(_ name: String, _ facts: String) {
        let look = "class=\"v-ink\" x=\"12\" y=\"26\" font-size=\"17\" font-weight=\"650\""
        parts.append("<text \(look)>\(name.inMarkup)</text>")
        parts.append("<text class=\"v-soft\" x=\"12\" y=\"46\">\(facts.inMarkup)</text>")
        y = 60
    }

    mutating func addRuler() {
        for tick in scale.ticks {
            let x = PictureCanvas.points(scale.tenths(tick))
            let words = tick == 0 ? "0 s" : TimeWords.duration(tick)
            // The middle of the last words would lie so far right that their end is cut off.
            let isLast = PictureScale.width * 10 - scale.tenths(tick) < words.count * 40
            let anchor = isLast ? "end" : "middle"
            let place = isLast ? "\(PictureScale.width - 4)" : x
            parts.append(
                "<text class=\"v-soft\" x=\"\(place)\" y=\"\(y + 10)\" text-anchor=\"\(anchor)\">\(words)</text>")
        }
        y += 24
        top = y
    }

    private var lines: String {
        scale.ticks.map { "M\(PictureCanvas.points(scale.tenths($0))) \(top - 8)V\(y + 2)" }.joined()
    }

    private mutating func addLabel(_ text: String, height: Int, isSub: Bool) {
        let shown = text.count > 21 ? text.prefix(20) + "…" : text[...]
        parts.append(
            "<text class=\"\(isSub ? "v-soft" : "v-ink")\" x=\"\(isSub ? 24 : 12)\" y=\"\(y + height / 2 + 4)\">"
                + "\(String(shown).inMarkup)</text>")
    }

    mutating func addStates(_ bands: [PictureRows.Band], label: String) {
        y += 6
        addLabel(label, height: 26, isSub: false)
        var last = -1
        for band in bands {
            let (from, to) = (scale.tenths(band.from), scale.tenths(band.to))
            if to - from < 10, from / 10 == last { continue }
            last = from / 10
            add(band.state, from, max(to - from, 8))
        }
        y += 30
    }

    private mutating func add(_ state: String, _ from: Int, _ width: Int) {
        let (x, wide) = (PictureCanvas.points(from), PictureCanvas.points(width))
        let colours = ["active": "#009e73", "inactive": "#56b4e9", "background": "#e69f00"]
        if let colour = colours[state] {
            parts.append("<rect x=\"\(x)\" y=\"\(y + 3)\" width=\"\(wide)\" height=\"20\" fill=\"\(colour)\"/>")
        } else if state == "suspended" {
            parts.append("<rect x=\"\(x)\" y=\"\(y + 11)\" width=\"\(wide)\" height=\"4\" fill=\"#8b9098\"/>")
        } else {
            parts.append("<rect class=\"v-none\" x=\"\(x)\" y=\"\(y + 3)\" width=\"\(wide)\" height=\"20\"/>")
        }
        guard width > 90 * state.count else { return }
        let colour = colours[state] == nil ? "class=\"v-soft\"" : "fill=\"#101317\""
        let height = state == "suspended" ? 9 : 17
        parts.append("<text \(colour) x=\"\(PictureCanvas.points(from + 60))\" y=\"\(y + height)\">\(state)</text>")
    }

    /// What is left of a grant is hatched, and what went beyond it edged.
    mutating func addBars(_ spans: [AwakeSpan], label: String, end: Int64) {
        addLabel(label, height: 18, isSub: true)
        for (span, from, to) in visible(spans, { ($0.from, $0.to ?? end) }) {
            let deadline = span.deadline.map(scale.tenths)
            if let deadline, deadline > to { addBox(to, deadline, "fill=\"url(#v-hatch)\"") }
            addBox(from, max(to, from + 10), "fill=\"#e9b949\"")
            guard let deadline, deadline < to else { continue }
            addBox(deadline, to, "fill=\"none\" stroke=\"#c5362b\" stroke-width=\"2\"")
        }
        y += 18
    }

    /// Each with its name where there is room for it.
    mutating func addActivities(_ spans: [(name: String, from: Int64, to: Int64?)], label: String, end: Int64) {
        addLabel(label, height: 18, isSub: true)
        for (span, from, to) in visible(spans, { ($0.from, $0.to ?? end) }) {
            addBox(from, max(to, from + 10), "fill=\"#9fb6cd\"")
            guard to - from > 75 * span.name.count + 60, !span.name.isEmpty else { continue }
            let place = "x=\"\(PictureCanvas.points(from + 30))\" y=\"\(y + 13)\" font-size=\"11\""
            parts.append("<text fill=\"#101317\" \(place)>\(span.name.inMarkup)</text>")
        }
        y += 18
    }

    /// The spans with their places, without the short ones that end at the point at which the one before ends.
    private func visible<Span>(
        _ spans: [Span], _ times: (Span) -> (from: Int64, to: Int64)
    ) -> [(span: Span, from: Int, to: Int)] {
        var last = -1
        return spans.compactMap { span in
            let times = times(span)
            let (from, to) = (scale.tenths(times.from), scale.tenths(times.to))
            if to - from < 10, to / 10 == last { return nil }
            last = to / 10
            return (span, from, to)
        }
    }

    private mutating func addBox(_ from: Int, _ to: Int, _ look: String) {
        let (x, wide) = (PictureCanvas.points(from), PictureCanvas.points(to - from))
        parts.append("<rect x=\"\(x)\" y=\"\(y + 3)\" width=\"\(wide)\" height=\"12\" \(look)/>")
    }

    mutating func addMarks(_ instants: [Int64], label: String, _ mark: Mark) {
        guard !instants.isEmpty else { return }
        addLabel(label, height: 18, isSub: true)
        var last = -1
        let line = "fill=\"none\" stroke=\"\(mark.colour)\" stroke-width=\"2\""
        parts.append("<g \(mark.isLine ? line : "fill=\"\(mark.colour)\"")>")
        for instant in instants {
            let place = scale.tenths(instant) / 10
            if place == last { continue }
            last = place
            parts.append("<path transform=\"translate(\(place) \(y + 9))\" d=\"\(mark.shape)\"/>")
        }
        parts.append("</g>")
        y += 18
    }

    /// The picture as an SVG element, with a title and a description for those who do not see it.
    func svg(title: String, description: String) -> String {
        let height = y + 10
        let start = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(PictureScale.width) \(height)" role="img" \
            width="\(PictureScale.width)" height="\(height)" font-family="system-ui, sans-serif" font-size="12" \
            aria-label="\(title.inMarkup)">
            <title>\(title.inMarkup)</title><desc>\(description.inMarkup)</desc>
            """
        let ground = isAlone ? "<rect class=\"v-ground\" width=\"100%\" height=\"100%\"/>" : ""
        return ([start, PictureCanvas.look, ground, "<path class=\"v-line\" d=\"\(lines)\"/>"] + parts + ["</svg>"])
            .joined(separator: "\n")
    }

    private static let look = """
        <style>.v-ink { fill: #16191d } .v-soft { fill: #59616b } .v-line { stroke: #8b9098; stroke-opacity: .3 }
        .v-none { fill: none; stroke: #8b9098; stroke-opacity: .6 } .v-ground { fill: #fff }
        @media (prefers-color-scheme: dark) { .v-ink { fill: #e9ecf1 } .v-soft { fill: #9aa4b1 }
          .v-ground { fill: #171b21 } }
        @media print { .v-ink { fill: #000 } .v-soft { fill: #333 } .v-ground { fill: #fff } }</style>
        <defs><pattern id="v-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M3 0V6" stroke="#c08f17" stroke-width="1.4"/></pattern></defs>
        """
}
