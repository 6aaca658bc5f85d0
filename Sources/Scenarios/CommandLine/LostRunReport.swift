import BackgroundRuntime
import VigilResults

/// What is said of a run that is gone without having said anything itself.
struct LostRunReport {
    private let cause: String
    private let isStopped: Bool

    /// Words about a run that something ended.
    init(_ cause: String) {
        self.cause = cause
        isStopped = false
    }

    /// Words about a process that ended before its run was over.
    init(_ end: ProcessEnd) {
        isStopped = end == .interrupted
        switch end {
        case .code(let code): cause = "an exit with code \(code)"
        case .signal(let signal): cause = SignalName.of(signal)
        case .interrupted: cause = Interruption.received.map(SignalName.of) ?? "an interrupt"
        }
    }

    /// The complaint, to be followed by the time of the last thing that was recorded.
    var complaint: String {
        isStopped ? "stopped by \(cause)" : "broke off in the middle: the program was ended by \(cause)"
    }

    /// The last line of the output; nil where that is a summary only.
    func line(at instant: VirtualInstant, _ format: RunCommandLine.Format) -> String? {
        let text = (isStopped ? "the run was stopped: " : "the program ended: ") + cause
        switch format {
        case .text: return TimeText.clock(instant) + "  ! " + text
        case .jsonl:
            var bytes = Array(#"{"app":"device","awake":[],"kind":"termination","state":"not running","t":"#.utf8)
            JSONText.append(instant.nanoseconds, to: &bytes)
            bytes += #","text":"#.utf8
            JSONText.append(text, to: &bytes)
            return String(decoding: bytes, as: UTF8.self) + "}"
        case .summary, .explanation, .screen: return nil
        case .html, .svg, .traceViewer: return LinkedCommandLine.current?.document(of: text, at: instant, format)
        }
    }
}
