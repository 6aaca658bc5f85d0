import BackgroundRuntime
import SimulatedFoundation

/// Tells an app how its phone reaches the network: once as it starts, and at each change.
///
/// While the app is suspended it tells nothing; when the app runs again it gets what it missed, in order. One that was started
/// lives on by itself until it is cancelled, as in Apple's open sources.
public final class NWPathMonitor: @unchecked Sendable {
    /// Called with each path, on the queue that ``start(queue:)`` was given.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    /// Where the handler is called; nil until the monitor starts.
    public private(set) var queue: DispatchQueue?

    private let isSeen: (NWInterface.InterfaceType) -> Bool
    private let process: AppProcess
    private var watcher: Int?
    private var isCancelled = false

    /// A monitor of all ways into the network.
    public convenience init() { self.init { _ in true } }

    /// A monitor of one kind of way: without it, the network counts as out of reach.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init { $0 == requiredInterfaceType }
    }

    /// A monitor of all ways but some. From iOS 14.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        SimulatedApp.require(.symbol("NWPathMonitor.init(prohibitedInterfaceTypes:)", .iOS(14)))
        self.init { !prohibitedInterfaceTypes.contains($0) }
    }

    private init(_ isSeen: @escaping (NWInterface.InterfaceType) -> Bool) {
        self.isSeen = isSeen
        process = SimulatedApp.process(for: "NWPathMonitor")
        process.require(.symbol("NWPathMonitor", .iOS(12)))
    }

    /// How the phone reaches the network now.
    public var currentPath: NWPath { NWPath(process.device.conditions.network, isSeen) }

    /// Tells the present path, and each change from now on. A monitor that was cancelled does not start again.
    public func start(queue: DispatchQueue) {
        guard self.queue == nil, !isCancelled else { return }
        self.queue = queue
        watcher = ConditionWatchers.of(process).add { [self] old, new in
            guard NWPath(old.network, isSeen) != NWPath(new.network, isSeen) else { return }
            notify(NWPath(new.network, isSeen))
        }
        notify(currentPath)
    }

    public func cancel() {
        isCancelled = true
        stopWatching()
    }

    private func stopWatching() {
        if let watcher { ConditionWatchers.of(process).remove(watcher) }
        watcher = nil
    }

    private func notify(_ path: NWPath) {
        let detail = path.availableInterfaces.first.map { "\($0.type)" } ?? "unsatisfied"
        process.callback("NWPathMonitor.pathUpdateHandler", detail: detail, rule: nil, at: .on(queue)) { [self] in
            guard !isCancelled else { return }
            pathUpdateHandler?(path)
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// What comes out of it.
    public typealias Element = NWPath

    /// Hands out the paths of a loop.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: AsyncStream<NWPath>
        private var iterator: AsyncStream<NWPath>.Iterator

        init(_ monitor: NWPathMonitor) {
            stream = AsyncStream { continuation in
                monitor.pathUpdateHandler = { continuation.yield($0) }
                continuation.onTermination = { _ in monitor.cancel() }
                monitor.start(queue: .main)
            }
            iterator = stream.makeAsyncIterator()
        }

        /// The next path; nil when the monitor or the task was cancelled.
        public mutating func next() async -> NWPath? { await iterator.next() }
    }

    /// An iterator that starts the monitor. From iOS 17.
    public func makeAsyncIterator() -> Iterator {
        SimulatedApp.require(.symbol("NWPathMonitor.makeAsyncIterator()", .iOS(17)))
        return Iterator(self)
    }
}
