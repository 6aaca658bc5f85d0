import BackgroundRuntime
import VirtualTime

/// A run that code breaks off: by a trap, a signal, an exit of the C library, or a turn without an end, all of which end the
/// program.
package struct BrokenRun: CustomStringConvertible {
    /// What ended the program: `SIGILL`, `a turn that does not end`.
    package let cause: String
    /// Where in the code of whoever is to blame; nil where no line of it is known.
    package let place: CodePlace?
    /// The module whose code it was; nil where it was the app's.
    package let module: String?
    /// Whether the timeline has it; not where no app is known to have run the code.
    private(set) var isRecorded = false

    /// A run that was broken off just now, by code of the calling thread where nobody else is known.
    package init(_ account: AbruptEnd.Account) {
        let places = account.places
        module =
            account.guest ?? Simulation.runningGuest?.title
            ?? places.swiftModuleOfGuest.map(ModuleSet.title(ofSwiftModule:))
        (cause, place) = (account.cause, module == nil ? places.app : places.innermost)
    }

    package var description: String {
        let found = place.map { "at \($0)" } ?? "at a place that is not known"
        let what = "broke off in the middle: the program was ended by \(cause)"
        guard let module else { return "\(what) \(found)" }
        return "\(what) in \(module) \(found); the app is not to blame"
    }

    /// Does `body`, and where it ends the program, lets `save` write what is in memory and then `tell` say so.
    package static func watching<Result>(
        save: @escaping () -> Void = {}, tell: @escaping (BrokenRun) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        AbruptEnd.watch { account, isLast in
            defer { save() }
            guard isLast else { return }
            var run = BrokenRun(account)
            run.record()
            tell(run)
        }
        defer { AbruptEnd.endWatch() }
        return try body()
    }

    /// The last line of the timeline.
    private mutating func record() {
        isRecorded = AppProcess.current != nil || Simulation.runningGuest != nil
        let fault = "ended the program by \(cause)"
        if let module = Simulation.runningGuest {
            module.report(fault, at: place)
        } else if let module {
            AppProcess.current?.device.reportFault(of: module, fault, at: place)
        } else {
            let reason = TerminationReason.crash(cause + (place.map { ", at \($0)" } ?? ""))
            AppProcess.current?.recordEndOfProgram(reason, at: place)
        }
    }
}

extension Device {
    fileprivate func reportFault(of module: String, _ fault: String, at place: CodePlace?) {
        record(
            .finding, "\(module) \(fault)", detail: place.map { "at \($0)" } ?? "",
            rule: modules.book.rule(named: "mode.module-fault"))
    }
}
