/// The threads that run what has no thread of its own in Swift concurrency: nonisolated functions, default actors, tasks.
///
/// As on a phone there are no more of them than ``width``: code that blocks them all, waiting for work that needs one
/// too, is a deadlock. Jobs wait in the order of their priority, then of their arrival.
final class CooperativePool {
    /// The most threads: one for each core. iPhones have had six since the A11 (2017).
    static let width = 6

    private struct Job {
        let priority: UInt8
        let body: () -> Void
    }

    private unowned let process: AppProcess
    @exclusivity(unchecked) private var idle: [SimulatedThread] = []
    @exclusivity(unchecked) private var threads = 0
    @exclusivity(unchecked) private var waiting: [Job] = []

    init(of process: AppProcess) { self.process = process }

    /// Whether jobs wait for a thread.
    var isExhausted: Bool { !waiting.isEmpty }

    func submit(priority: UInt8, _ body: @escaping () -> Void) {
        if let thread = idle.popLast() ?? makeThread() {
            run(body, on: thread)
        } else {
            let place = waiting.lastIndex { $0.priority >= priority }.map { $0 + 1 } ?? 0
            waiting.insert(Job(priority: priority, body: body), at: place)
        }
    }

    private func makeThread() -> SimulatedThread? {
        guard threads < CooperativePool.width else { return nil }
        threads += 1
        return process.makeThread("cooperative \(threads)")
    }

    private func run(_ body: @escaping () -> Void, on thread: SimulatedThread) {
        thread.enqueue { [self] in
            body()
            if waiting.isEmpty { idle.append(thread) } else { run(waiting.removeFirst().body, on: thread) }
        }
    }
}
