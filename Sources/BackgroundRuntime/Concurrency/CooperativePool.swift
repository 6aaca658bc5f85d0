@_spi(Containers) import VirtualTime

/// The threads that run what has no thread of its own in Swift concurrency: nonisolated functions, default actors, tasks.
///
/// As on a phone there are no more of them than ``width``: code that blocks them all, waiting for work that needs one
/// too, is a deadlock. Jobs wait in the order of their priority, then of their arrival.
final class CooperativePool {
    /// The most threads: one for each core. iPhones have had six since the A11 (2017).
    static let width = 6

    /// Jobs of one priority.
    private struct Line {
        let priority: UInt8
        var jobs = FIFO<() -> Void>()
    }

    private unowned let process: AppProcess
    @exclusivity(unchecked) private var idle: [SimulatedThread] = []
    @exclusivity(unchecked) private var threads = 0
    /// The most urgent first. A line that is empty stays: there are few priorities.
    @exclusivity(unchecked) private var waiting: [Line] = []
    @exclusivity(unchecked) private var waitingCount = 0

    init(of process: AppProcess) { self.process = process }

    /// Whether jobs wait for a thread.
    var isExhausted: Bool { waitingCount > 0 }

    func submit(priority: UInt8, _ body: @escaping () -> Void) {
        if let thread = idle.popLast() ?? makeThread() {
            run(body, on: thread)
        } else {
            append(body, priority: priority)
        }
    }

    private func append(_ body: @escaping () -> Void, priority: UInt8) {
        waitingCount += 1
        let place = waiting.firstIndex { $0.priority <= priority } ?? waiting.count
        if place == waiting.count || waiting[place].priority < priority {
            waiting.insert(Line(priority: priority), at: place)
        }
        waiting[place].jobs.append(body)
    }

    private func takeNext() -> (() -> Void)? {
        guard waitingCount > 0, let place = waiting.firstIndex(where: { !$0.jobs.isEmpty }) else { return nil }
        waitingCount -= 1
        return waiting[place].jobs.popFirst()
    }

    private func makeThread() -> SimulatedThread? {
        guard threads < CooperativePool.width else { return nil }
        threads += 1
        return process.makeThread("cooperative \(threads)")
    }

    private func run(_ body: @escaping () -> Void, on thread: SimulatedThread) {
        thread.enqueue { [self] in
            body()
            if let next = takeNext() { run(next, on: thread) } else { idle.append(thread) }
        }
    }
}
