import BackgroundRuntime

/// A queue of the simulated app: its blocks are turns, in virtual time.
///
/// A serial queue runs one block at a time, a concurrent one lets them wait beside one another. Threads come from a
/// pool that all queues of the process share. The queue `main` is the app's main thread.
///
/// A queue that is kept in a static outlives a launch of the app in the simulator: it begins anew with the next one.
public class DispatchQueue: @unchecked Sendable {
    /// How a queue is made: concurrent, or not active at first.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Blocks of the queue may run beside one another.
        public static let concurrent = Attributes(rawValue: 1)
        /// Nothing runs before the first ``DispatchQueue/activate()``.
        public static let initiallyInactive = Attributes(rawValue: 2)
    }

    /// When the autorelease pool of a block is drained. Kept, and without effect: Linux has no autorelease pools.
    public enum AutoreleaseFrequency: Sendable {
        /// As the target queue does.
        case inherit
        case workItem
        /// No pool around blocks; without effect, as nothing is autoreleased on Linux.
        case never
    }

    /// What a queue is made of.
    enum Kind {
        /// A queue of its own, which passes its blocks on to its target.
        case lane
        /// The app's main thread.
        case main
        /// A queue of the system, which gives each block a thread.
        case global(DispatchQoS.QoSClass)
    }

    /// The name of the queue.
    public let label: String
    /// The urgency of its blocks. It decides who gets a thread first when there are too few, and nothing else.
    public let qos: DispatchQoS
    let kind: Kind
    var lane: QueueLane
    /// The queue that runs the blocks of this one; nil for the threads of the system.
    var target: DispatchQueue?
    /// What was attached to it, by the identity of the key.
    var specifics: [ObjectIdentifier: (key: AnyObject, value: Any)] = [:]
    private weak var bound: DispatchRuntime?
    private var threadNumbers: [Bool] = []
    private final var threadNames: [String] = []

    /// A queue of the app that is running.
    ///
    /// - Parameters:
    ///   - label: the name, for traces and reports.
    ///   - qos: the urgency of its blocks.
    ///   - attributes: serial and active without any.
    ///   - autoreleaseFrequency: kept, and without effect.
    ///   - target: the queue that runs the blocks; nil for the threads of the system.
    public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        let lane = QueueLane(
            isSerial: !attributes.contains(.concurrent), isInactive: attributes.contains(.initiallyInactive))
        let runtime = DispatchRuntime.current(for: "DispatchQueue")
        self.init(label, .lane, lane: lane, qos: qos, target: target, of: runtime)
        runtime.add(self)
    }

    /// The system's queue of a class.
    convenience init(global qos: DispatchQoS.QoSClass, of runtime: DispatchRuntime) {
        let lane = QueueLane(isSerial: false)
        self.init(
            "com.apple.root.\(qos.nameInLabel)-qos", .global(qos), lane: lane,
            qos: DispatchQoS(qosClass: qos, relativePriority: 0), target: nil, of: runtime)
    }

    init(
        _ label: String, _ kind: Kind, lane: consuming QueueLane, qos: DispatchQoS, target: DispatchQueue?,
        of runtime: DispatchRuntime
    ) {
        self.label = label
        self.kind = kind
        self.lane = lane
        self.qos = qos
        self.target = target
        bound = runtime
        self.lane.queue = ObjectIdentifier(self)
    }

    deinit { checkRelease() }

    /// Ends the app that lets go of the queue while it is held, unless its launch is over.
    func checkRelease() {
        guard bound?.isOver == false, lane.isSuspended else { return }
        let state = lane.isInactive ? "an inactive" : "a suspended"
        DispatchMisuse.endAtRelease("Release of \(state) object", rule: DispatchRules.releaseSuspended)
    }

    /// The queue of the app's main thread.
    public static var main: MainDispatchQueue { DispatchRuntime.current(for: "DispatchQueue.main").main }

    /// A concurrent queue of the system, one for each quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchRuntime.current(for: "DispatchQueue.global()").global(qos)
    }

    /// The runtime of the launch that the queue belongs to; nil when that is over and no app is running.
    var runtime: DispatchRuntime? {
        if let bound, !bound.isOver { return bound }
        guard let process = AppProcess.current else { return nil }
        let runtime = DispatchRuntime.of(process)
        bound = runtime
        if case .lane = kind { runtime.add(self) }
        return runtime
    }

    /// The number of blocks that wait to begin.
    var waitingCount: Int { lane.waitingCount }
}

// The names of threads: a serial queue has one at a time, the others number theirs.

extension DispatchQueue {
    /// The lowest number that no thread of the queue has.
    func takeThreadNumber() -> Int {
        guard !isSerial else { return 0 }
        if let free = threadNumbers.firstIndex(of: false) {
            threadNumbers[free] = true
            return free
        }
        threadNumbers.append(true)
        return threadNumbers.count - 1
    }

    /// A thread of the queue is free.
    func giveBack(_ number: Int) {
        if threadNumbers.indices.contains(number) { threadNumbers[number] = false }
    }

    /// What a thread is called while it serves the queue. Each block asks, so a name is put together once.
    func threadName(_ number: Int) -> String {
        guard !isSerial else { return label }
        while threadNames.count <= number { threadNames.append("\(label) \(threadNames.count + 1)") }
        return threadNames[number]
    }

    private var isSerial: Bool { if case .lane = kind { lane.isSerial } else { false } }
}

extension DispatchQueue: ClosureOwner {
    /// Forgets what waits: the launch is over.
    public func releaseClosures() { lane.removeAll() }
}

extension DispatchQoS.QoSClass {
    /// The class as labels of the system's queues spell it.
    fileprivate var nameInLabel: String {
        switch self {
        case .userInteractive: "user-interactive"
        case .userInitiated: "user-initiated"
        default: "\(self)"
        }
    }
}
