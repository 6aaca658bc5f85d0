import BackgroundRuntime

extension DispatchQueue {
    /// How many threads work on one ``concurrentPerform(iterations:execute:)``, the calling one included: one for each
    /// core. iPhones have had six since the A11 (2017); the figure is a choice of the simulator.
    public static let concurrentPerformWidth = 6

    /// Runs a block `iterations` times, and returns when all are over. Those that block run beside one another.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        let runtime = DispatchRuntime.current(for: "DispatchQueue.concurrentPerform")
        guard iterations > 0 else { return }
        withoutActuallyEscaping(work) { work in
            let loop = ParallelLoop(iterations, work)
            for _ in 1..<min(iterations, concurrentPerformWidth) {
                runtime.global(.default).submit { loop.work() }
            }
            loop.work()
            loop.waitUntilDone()
        }
    }
}

/// The iterations that several threads take from one another.
private final class ParallelLoop {
    private let count: Int
    private var taken = 0
    private var done = 0
    private var body: ((Int) -> Void)?
    /// The threads in the middle of an iteration, in the order in which they came.
    private var workers: [SimulatedThread] = []
    private let waiters = WaitingThreads()

    init(_ count: Int, _ body: @escaping (Int) -> Void) {
        self.count = count
        self.body = body
    }

    /// Takes iterations until none is left.
    func work() {
        guard let thread = SimulatedThread.current else { return }
        workers.append(thread)
        while taken < count {
            taken += 1
            body?(taken - 1)
            done += 1
        }
        workers.removeAll { $0 === thread }
        if done == count { waiters.serveAll() }
    }

    func waitUntilDone() {
        if done < count { waiters.wait(on: self) }
        // The closure does not outlive the call, although helpers without work may come later.
        body = nil
    }
}

extension ParallelLoop: WaitTarget {
    var waitDescription: String { "DispatchQueue.concurrentPerform" }
    var holder: SimulatedThread? { workers.first(where: \.isBlocked) ?? workers.first }
}
