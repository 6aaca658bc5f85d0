import Synchronization

/// The traces of the devices that are made while it is current: a test kit reads in them which rules a test showed.
package final class WatchedTraces: Sendable {
    /// Collects what is made meanwhile; nil outside the tests that show rules.
    @TaskLocal package static var current: WatchedTraces?

    /// A trace is its device's, and is read here only when the test is over.
    ///
    /// Unchecked: the simulation of the trace has ended when somebody reads it.
    private struct Watched: @unchecked Sendable {
        let trace: Trace
    }

    private let watched = Mutex<[Watched]>([])

    package init() {}

    func add(_ trace: Trace) {
        let new = Watched(trace: trace)
        watched.withLock { $0.append(new) }
    }

    /// The rules that the traces cite.
    package var citedRules: Set<Rule> {
        watched.withLock { watched in
            watched.reduce(into: []) { rules, watched in
                for record in watched.trace.records { record.rule.map { _ = rules.insert($0) } }
            }
        }
    }
}
