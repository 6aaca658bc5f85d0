import BackgroundRuntime
import VirtualTime

/// A run that the app's code breaks off: by a trap, a signal, an exit of the C library, or a turn without an end, all of which
/// end the program.
struct BrokenRun: CustomStringConvertible {
    /// What ended the program: `SIGILL`, `a turn that does not end`.
    let cause: String
    /// Where in the app's code; nil where no line of it is known.
    let place: CodePlace?

    var description: String {
        let found = place.map { "at \($0)" } ?? "at a place that is not known"
        return "broke off in the middle: the program was ended by \(cause) \(found)"
    }

    /// Does `body`, and where it ends the program, lets `save` write what is in memory and then `tell` say so.
    static func watching<Result>(
        save: @escaping () -> Void = {}, tell: @escaping (BrokenRun) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        AbruptEnd.watch { cause, place, isLast in
            defer { save() }
            guard isLast else { return }
            let run = BrokenRun(cause: cause, place: place)
            run.record()
            tell(run)
        }
        defer { AbruptEnd.endWatch() }
        return try body()
    }

    /// The last line of the timeline.
    private func record() {
        let place = place.map { ", at \($0)" } ?? ""
        let reason = TerminationReason.crash(cause + place)
        AppProcess.current?.record(.termination, "the program ended", detail: reason.text, rule: reason.rule)
    }
}
