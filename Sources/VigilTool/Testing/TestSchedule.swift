/// Decides which process plays what: several scenarios one after the other in a process, several processes at once, each of
/// one program.
///
/// What a process has been sent and has not begun when it ends is sent to another. A scenario during which it ended is lost;
/// so is the first that a process was sent which ended without having begun anything.
struct TestSchedule {
    /// What is to be done.
    enum Order: Hashable {
        /// Start a process of a program.
        case start(worker: Int, program: Int)
        /// Ask a process to play something.
        case send(worker: Int, item: Int)
        /// Tell a process that there is nothing more.
        case dismiss(worker: Int)
    }

    private struct Worker {
        let program: Int
        /// What it was sent and has not finished, in order.
        var sent: [Int] = []
        var hasBegun = false
        var hasFinished = false
        var isDismissed = false
    }

    /// What no process was sent yet, for each program, the first last.
    private var waiting: [[Int]]
    private var workers: [Int: Worker] = [:]
    private let jobs: Int
    private var started = 0

    /// A schedule that has not begun.
    ///
    /// - Parameters:
    ///   - programs: what each program is to play, in order.
    ///   - jobs: how many processes may play at once.
    init(_ programs: [[Int]], jobs: Int) {
        waiting = programs.map { $0.reversed() }
        self.jobs = max(jobs, 1)
    }

    /// Whether everything was played, and no process is left.
    var isOver: Bool { workers.isEmpty && waiting.allSatisfy { $0.isEmpty } }

    /// What a process is at, if it has begun something.
    func current(of worker: Int) -> Int? { workers[worker].flatMap { $0.hasBegun ? $0.sent.first : nil } }

    /// What a process is to play next, or is playing.
    func next(of worker: Int) -> Int? { workers[worker]?.sent.first }

    /// What is to be done now.
    mutating func orders() -> [Order] {
        var orders: [Order] = []
        for worker in workers.keys.sorted() { orders += feed(worker) }
        while workers.values.count(where: { !$0.isDismissed }) < jobs, let program = neediest {
            let worker = started
            started += 1
            workers[worker] = Worker(program: program)
            orders.append(.start(worker: worker, program: program))
            orders += feed(worker)
        }
        return orders
    }

    /// A process has begun with what it was sent first.
    mutating func began(_ worker: Int) {
        precondition(workers[worker]?.sent.isEmpty == false, "a process has begun what nobody asked it for")
        workers[worker]?.hasBegun = true
    }

    /// A process is through with what it had begun, which is returned.
    mutating func finished(_ worker: Int) -> Int? {
        guard workers[worker]?.hasBegun == true else { return nil }
        workers[worker]?.hasBegun = false
        workers[worker]?.hasFinished = true
        return workers[worker]?.sent.removeFirst()
    }

    /// A process has ended. What is lost with it is returned; the rest waits again.
    mutating func gone(_ worker: Int) -> Int? {
        guard var gone = workers.removeValue(forKey: worker) else { return nil }
        let isLost = gone.hasBegun || !gone.hasFinished && !gone.sent.isEmpty
        let lost = isLost ? gone.sent.removeFirst() : nil
        waiting[gone.program] += gone.sent.reversed()
        return lost
    }

    /// Nothing more is to be begun; what has been sent is finished. Returns what is not played.
    mutating func stop() -> [Int] {
        defer { waiting = waiting.map { _ in [] } }
        return waiting.flatMap(\.self).sorted()
    }

    /// The program with most to do for each of its processes; nil when all are served.
    private var neediest: Int? {
        let candidates = waiting.indices.filter { !waiting[$0].isEmpty }
        return candidates.max { (need($0), $1) < (need($1), $0) }
    }

    private func need(_ program: Int) -> Int {
        waiting[program].count * 1_000 / (1 + workers.values.count { $0.program == program && !$0.isDismissed })
    }

    /// Sends a process what it can take: one more than it plays, where much is waiting, so that it never waits for us.
    private mutating func feed(_ worker: Int) -> [Order] {
        guard var fed = workers[worker], !fed.isDismissed else { return [] }
        var orders: [Order] = []
        while fed.sent.isEmpty || fed.sent.count < 3 && waiting[fed.program].count >= 4 * jobs {
            guard let item = waiting[fed.program].popLast() else { break }
            fed.sent.append(item)
            orders.append(.send(worker: worker, item: item))
        }
        if fed.sent.isEmpty {
            fed.isDismissed = true
            orders.append(.dismiss(worker: worker))
        }
        workers[worker] = fed
        return orders
    }
}
