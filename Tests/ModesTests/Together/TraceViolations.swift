import BackgroundRuntime
import VirtualTime

extension Trace {
    /// What no trace may say, whatever happened to the phone: each as a sentence with its time.
    var violations: [String] {
        var (found, before, states) = ([String](), VirtualInstant.boot, [String: AppState]())
        for entry in entries {
            let old = states[entry.app] ?? .notRunning
            found += Self.problems(of: entry, after: old, isBack: entry.instant < before).map { "\($0): \(entry)" }
            before = entry.instant
            if entry.kind == .state { states[entry.app] = entry.state }
            if entry.kind == .termination { states[entry.app] = .notRunning }
        }
        return found
    }

    private static func problems(of entry: TraceEntry, after old: AppState, isBack: Bool) -> [String] {
        // What a peripheral or a call's own contract refuses is no rule of the system.
        let decides: Set<TraceRecord.Kind> = [.state, .termination, .wake]
        let runs: Set<TraceRecord.Kind> = [.call, .output]
        let isAsleep = entry.state == .suspended || entry.state == .notRunning
        let isLaunched = entry.kind == .state && old == .notRunning && entry.state != .notRunning
        return [
            isBack ? "time goes back" : nil,
            decides.contains(entry.kind) && entry.rule == nil ? "a decision without a rule" : nil,
            runs.contains(entry.kind) && isAsleep && entry.app != "" ? "code runs in no running process" : nil,
            entry.kind == .state && entry.state == .suspended && old != .background ? "suspended in front" : nil,
            isLaunched && ![.inactive, .background].contains(entry.state) ? "launched into \(entry.state)" : nil,
            entry.rule?.id == "mode.module-fault" ? "a module failed" : nil,
        ].compactMap(\.self)
    }
}
