@_spi(Containers) import VirtualTime

/// Threads of a process that serve whatever comes. An idle one is used again, the last one first; there are at most so
/// many. What gets no thread waits, in the order of its urgency, then of its arrival.
public final class ThreadPool {
    /// Work without a thread.
    private struct Request {
        let number: Int
        let start: (SimulatedThread) -> Void
        let forget: () -> Void
    }

    /// The requests of one urgency for one share of the threads.
    private final class Line {
        let urgency: Int
        let share: Int
        @exclusivity(unchecked) var requests = FIFO<Request>()

        init(urgency: Int, share: Int) { (self.urgency, self.share) = (urgency, share) }
    }

    private unowned let process: AppProcess
    private let name: String
    private let limit: Int
    /// How many threads may serve each kind of work.
    private let shares: [Int]
    @exclusivity(unchecked) private var idle: [SimulatedThread] = []
    @exclusivity(unchecked) private var made = 0
    @exclusivity(unchecked) private var used = 0
    @exclusivity(unchecked) private var usedOfShare: [Int]
    /// The most urgent first. A line that is empty stays: there are few urgencies.
    @exclusivity(unchecked) private var waiting: [Line] = []
    @exclusivity(unchecked) private var arrivals = 0
    /// How many requests wait for a thread.
    @exclusivity(unchecked) public private(set) var waitingCount = 0

    /// A pool without threads.
    ///
    /// - Parameters:
    ///   - process: whose threads they are; they are held and end with it.
    ///   - name: what its threads are called, with a number; empty where whoever uses them names them.
    ///   - limit: the most threads.
    ///   - shares: the most threads for each kind of work; one kind alone, unless told otherwise.
    public init(of process: AppProcess, name: String = "", limit: Int, shares: [Int]? = nil) {
        self.process = process
        self.name = name
        self.limit = limit
        self.shares = shares ?? [limit]
        usedOfShare = Array(repeating: 0, count: self.shares.count)
    }

    /// A thread for work of a kind; nil when there is none, nor may be made. Whoever has it gives it back.
    public func take(for share: Int = 0) -> SimulatedThread? {
        guard mayServe(share) else { return nil }
        used += 1
        usedOfShare[share] += 1
        return idle.popLast() ?? make()
    }

    /// Calls `start` with a thread when one is given back.
    ///
    /// - Parameters:
    ///   - urgency: requests of a higher number are served first.
    ///   - share: the kind of work.
    ///   - start: gets the thread, and gives it back when it is done.
    ///   - forget: called instead when the process ends first.
    public func wait(
        urgency: Int, for share: Int = 0, start: @escaping (SimulatedThread) -> Void,
        forget: @escaping () -> Void = {}
    ) {
        arrivals += 1
        waitingCount += 1
        let request = Request(number: arrivals, start: start, forget: forget)
        line(of: urgency, for: share).requests.append(request)
    }

    private func line(of urgency: Int, for share: Int) -> Line {
        if let line = waiting.first(where: { $0.urgency == urgency && $0.share == share }) { return line }
        let line = Line(urgency: urgency, share: share)
        waiting.insert(line, at: waiting.firstIndex { $0.urgency < urgency } ?? waiting.count)
        return line
    }

    /// Takes a thread back whose work is over, and begins what waits and may begin now.
    public func giveBack(_ thread: SimulatedThread, of share: Int = 0) {
        used -= 1
        usedOfShare[share] -= 1
        idle.append(thread)
        if waitingCount > 0 { beginNext() }
    }

    /// Forgets all requests: the process has ended.
    public func removeAll() {
        let requests = waiting.flatMap { $0.requests.all }
        (waiting, waitingCount) = ([], 0)
        for request in requests { request.forget() }
    }

    private func mayServe(_ share: Int) -> Bool { used < limit && usedOfShare[share] < shares[share] }

    private func make() -> SimulatedThread {
        made += 1
        return process.makeThread(name.isEmpty ? "" : "\(name) \(made)")
    }

    /// Begins the most urgent request that may begin, the oldest of these.
    private func beginNext() {
        var best: (line: Line, number: Int)?
        for line in waiting where mayServe(line.share) {
            guard best.map({ $0.line.urgency == line.urgency }) ?? true else { break }
            guard let number = line.requests.first?.number, number < best?.number ?? .max else { continue }
            best = (line, number)
        }
        guard let line = best?.line, let request = line.requests.popFirst(), let thread = take(for: line.share) else {
            return
        }
        waitingCount -= 1
        request.start(thread)
    }
}
