import BackgroundRuntime
@_spi(Containers) import VirtualTime

/// The run loop of a thread of the simulated app.
///
/// The main thread's runs by itself, in the default mode. That of another thread runs only while code of the thread runs
/// it: a timer that was added to it does not fire before.
open class RunLoop: NSObject, @unchecked Sendable {
    /// A mode of a run loop: what is added for one mode waits while the loop runs in another.
    public struct Mode: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        /// A mode of one's own.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The mode of what runs in all common modes.
        public static let common = Mode("kCFRunLoopCommonModes")
        /// The mode in which nothing is being tracked.
        public static let `default` = Mode("kCFRunLoopDefaultMode")
        /// The mode in which a touch is being tracked, as while a user scrolls.
        public static let tracking = Mode("UITrackingRunLoopMode")
    }

    /// Something that is due: the fire of a timer, or a block.
    private final class Item {
        let timer: Timer?
        let blockModes: [Mode]
        let isInput: Bool
        let body: () -> Void
        /// Whether it was run.
        var isTaken = false

        init(timer: Timer?, modes: [Mode], isInput: Bool = false, _ body: @escaping () -> Void) {
            (self.timer, self.isInput) = (timer, isInput)
            blockModes = modes
            self.body = body
        }

        func isDue(in mode: Mode) -> Bool {
            let modes = timer?.modes ?? blockModes
            return modes.include(mode)
        }
    }

    /// The items in the order in which they came due. One that is taken out of turn stays until it is the first.
    private struct Items: ~Copyable {
        private var list = FIFO<Item>()

        var all: [Item] { list.all.filter { !$0.isTaken } }

        mutating func append(_ item: Item) { list.append(item) }

        /// False for one that was taken before.
        mutating func take(_ item: Item) -> Bool {
            guard !item.isTaken else { return false }
            item.isTaken = true
            while list.first?.isTaken == true { _ = list.popFirst() }
            return true
        }
    }

    let thread: SimulatedThread
    let isMain: Bool
    private var items = Items()
    /// Blocks that wait until nothing else is due, and their modes.
    private var idle: [(modes: [Mode], block: () -> Void)] = []
    private var timers: [Timer] = []
    /// How many timers there may be before those that are over are taken out.
    private var timerLimit = 64
    /// How many timers and ports there are for each mode: what a run can wait for.
    private var expected: [Mode: Int] = [:]
    private var portModes: [Mode] = []
    /// The modes in which code runs this loop, the innermost last.
    private var running: [Mode] = []
    private var waiter: Waiter?
    private var isStopped = false
    /// Whether the turn that was run last was none of its own, but input.
    private var sawInput = false

    init(_ thread: SimulatedThread, isMain: Bool) {
        self.thread = thread
        self.isMain = isMain
    }

    /// The mode in which the loop runs; nil while it does not.
    open var currentMode: Mode? { running.last ?? (isMain ? .default : nil) }

    /// Lets a timer fire in this run loop while it runs in `mode`.
    open func add(_ timer: Timer, forMode mode: Mode) {
        guard timer.add(mode, of: self) else { return }
        timers.append(timer)
        guard timers.count > timerLimit else { return }
        timers.removeAll { !$0.isValid }
        timerLimit = max(64, timers.count * 2)
    }

    /// A timer, a port, or an object that the system calls in this run loop, has come for some modes.
    package func expect(_ modes: [Mode]) {
        for mode in modes { expected[mode, default: 0] += 1 }
    }

    /// A timer, a port or such an object has gone.
    package func forget(_ modes: [Mode]) {
        for mode in modes { expected[mode, default: 0] -= 1 }
    }

    /// Keeps the loop from coming to an end for want of timers, as people do with a port that nobody uses.
    open func add(_ port: Port, forMode mode: Mode) {
        portModes.append(mode)
        expect([mode])
    }

    /// Takes a port away.
    open func remove(_ port: Port, forMode mode: Mode) {
        guard let index = portModes.firstIndex(of: mode) else { return }
        portModes.remove(at: index)
        forget([mode])
    }

    /// Runs a block in the next pass of the loop in the default mode.
    @preconcurrency
    open func perform(_ block: @escaping @Sendable () -> Void) {
        SimulatedApp.require(.method("performBlock:", of: "NSRunLoop", .iOS(10)))
        submit(block)
    }

    /// Runs a block in the next pass of the loop in one of `modes`.
    @preconcurrency
    open func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
        SimulatedApp.require(.method("performInModes:block:", of: "NSRunLoop", .iOS(10)))
        append(Item(timer: nil, modes: modes, block))
    }

    /// Runs a block in the next pass of the loop in its normal mode, on each system.
    func submit(_ block: @escaping @Sendable () -> Void) { append(Item(timer: nil, modes: [.default], block)) }

    /// A timer is due.
    func submit(_ timer: Timer, _ fire: @escaping () -> Void) {
        if !isMain, running.isEmpty, !thread.isBusy {
            SimulatedApp.report(
                "a timer does not fire: thread \(thread.name) does not run its run loop", of: thread.owner)
        }
        append(Item(timer: timer, modes: [], fire))
    }

    /// Whether a call of the system that comes now can be made: the main thread's loop always runs, that of another thread
    /// while code of the thread runs it, or may yet.
    package var takesCalls: Bool { isMain || !running.isEmpty || thread.isBusy }

    /// A call of the system for an object that belongs to this run loop. It is input.
    package func submitCall(inModes modes: [Mode], _ turn: @escaping () -> Void) {
        append(Item(timer: nil, modes: modes, isInput: true, turn))
    }

    private func append(_ item: Item) {
        items.append(item)
        if isMain { queueTurn(for: item) } else if let mode = running.last, item.isDue(in: mode) { waiter?.wake() }
        if isMain, let mode = running.last, !Mode.allCommon.contains(mode), item.isDue(in: mode) { waiter?.wake() }
    }

    /// On the main thread an item is a turn, which does nothing when the item is not due in the mode of that time.
    private func queueTurn(for item: Item) {
        thread.enqueue { [self] in
            sawInput = false
            guard let mode = currentMode, item.isDue(in: mode) else { return }
            run(item)
        }
    }

    private func run(_ item: Item) {
        guard items.take(item) else { return }
        item.body()
    }

    /// The thread, or the launch, is over.
    func end() {
        for timer in timers { timer.invalidate() }
        items = Items()
        (timers, idle) = ([], [])
    }
}

// What waits for idleness.

extension RunLoop {
    /// Runs a block once nothing else is due in one of `modes`.
    func performWhenIdle(inModes modes: [Mode], block: @escaping () -> Void) {
        idle.append((modes, block))
        if idle.count == 1 { queueIdle() }
    }

    /// One item for all that waits, so that none of it waits for another.
    private func queueIdle() {
        guard let first = idle.first else { return }
        append(Item(timer: nil, modes: first.modes) { [self] in serveIdle() })
    }

    private func serveIdle() {
        guard let mode = currentMode, let first = idle.first else { return }
        let isIdle =
            running.isEmpty ? thread.waitingTurns == 0 : !items.all.contains { $0.isDue(in: mode) }
        if isIdle { idle.removeFirst() }
        queueIdle()
        if isIdle { first.block() }
    }
}

// Running.

extension RunLoop {
    /// Runs the loop in the default mode for ever; on another thread than the main one, while it has timers or ports.
    public func run() { run(until: .distantFuture) }

    /// Runs the loop in the default mode until `limit`, or until it has nothing to wait for.
    public func run(until limit: Date) {
        let end = instant(of: limit)
        while pass(.default, until: end, endsAfterInput: false), thread.simulation.now < end {}
    }

    /// Runs the loop in `mode` until it has handled an input, such as a call of the system, or until `limit`. Timers and
    /// blocks are none. False when it had nothing to wait for.
    @discardableResult
    public func run(mode: Mode, before limit: Date) -> Bool {
        pass(mode, until: instant(of: limit), endsAfterInput: true)
    }

    /// Handles what is due in `mode`, and returns when its next timer fires: in the distant future without one, nil when
    /// the loop has nothing to wait for in that mode.
    public func limitDate(forMode mode: Mode) -> Date? {
        _ = pass(mode, until: thread.simulation.now, endsAfterInput: false)
        guard hasWork(in: mode) else { return nil }
        return timers.filter { $0.isValid && $0.modes.include(mode) }.map(\.fireDate).min() ?? .distantFuture
    }

    /// Runs the loop once, for input in `mode`.
    public func acceptInput(forMode mode: Mode, before limit: Date) { run(mode: mode, before: limit) }

    /// Lets the innermost run of the loop come to its end.
    func stop() {
        isStopped = true
        waiter?.wake()
    }

    private func instant(of limit: Date) -> VirtualInstant {
        let now = thread.simulation.now
        return limit.timeLeft.map { now.advanced(by: max($0, .zero)) } ?? .distantFuture
    }

    /// Runs the loop until `end`, or until an input was handled, or it was stopped, or nothing is left to wait for.
    func pass(_ mode: Mode, until end: VirtualInstant, endsAfterInput: Bool) -> Bool {
        guard SimulatedThread.current === thread else {
            SimulatedApp.report("the run loop of thread \(thread.name) was run by another thread")
            return false
        }
        guard mode != .common, hasWork(in: mode) else { return false }
        running.append(mode)
        isStopped = false
        while true {
            let isOver = thread.simulation.now >= end
            let isDone = handleWhatIsDue(in: mode) && endsAfterInput
            // What was handled may have taken until after the end: what came due meanwhile is left to the next run.
            let isLate = thread.simulation.now > end
            if isOver || isDone || isLate || isStopped || !hasWork(in: mode) { break }
            wait(in: mode, until: end)
        }
        running.removeLast()
        isStopped = false
        if isMain { for item in items.all { queueTurn(for: item) } }
        return true
    }

    /// What is due now, and one turn of the main thread. True when that was input.
    private func handleWhatIsDue(in mode: Mode) -> Bool {
        var tookInput = false
        for item in items.all where item.isDue(in: mode) {
            run(item)
            tookInput = tookInput || item.isInput
        }
        guard takesInput(in: mode) else { return tookInput }
        sawInput = true
        return SimulatedThread.runNextTurn() && sawInput
    }

    private func wait(in mode: Mode, until end: VirtualInstant) {
        let isDue = items.all.contains { $0.isDue(in: mode) }
        SimulatedThread.waitForWork(takesTurns: takesInput(in: mode), on: self) { waiter in
            self.waiter = waiter
            if isDue {
                waiter.wake(after: .zero)
            } else if end < .distantFuture {
                waiter.wake(after: thread.simulation.now.duration(to: end))
            }
        }
        waiter = nil
    }

    /// The system's calls and the blocks of the main queue come in the common modes.
    private func takesInput(in mode: Mode) -> Bool { isMain && Mode.allCommon.contains(mode) }

    private func expects(_ mode: Mode) -> Bool { expected[mode, default: 0] > 0 }

    private func hasWork(in mode: Mode) -> Bool {
        if takesInput(in: mode) || items.all.contains(where: { $0.isDue(in: mode) }) { return true }
        return expects(mode) || expects(.common) && Mode.allCommon.contains(mode)
    }
}

extension RunLoop.Mode {
    /// The modes that `common` stands for.
    static let allCommon: [RunLoop.Mode] = [.default, .tracking]
}

extension RunLoop: WaitTarget {
    public var waitDescription: String { "the run loop of thread \(thread.name)" }
    /// A timer, a block, or a call of the system ends the wait.
    public var holder: SimulatedThread? { nil }
}

extension [RunLoop.Mode] {
    /// Whether a mode is among them, or is one of the common modes and these are.
    func include(_ mode: RunLoop.Mode) -> Bool {
        contains(mode) || contains(.common) && RunLoop.Mode.allCommon.contains(mode)
    }
}
