import BackgroundRuntime

/// How much of some work is done, and a way to cancel it. The handlers run on the phone's own threads; all else is
/// Foundation's.
open class Progress: Foundation.Progress, @unchecked Sendable {
    /// What the app asks to be done; Foundation's own would run it on a thread of the computer.
    private struct Handlers {
        var cancelling: (@Sendable () -> Void)?
        var pausing: (@Sendable () -> Void)?
        var resuming: (@Sendable () -> Void)?
    }

    private var handlers = Handlers()
    /// Whether Foundation's part is under way, which has to find no handler.
    private var isInFoundation = false

    /// The progress that work on this thread adds to.
    open override class func current() -> Progress? { super.current() as? Progress }

    /// A progress that belongs to no other.
    open override class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
        let progress = Progress(parent: nil, userInfo: nil)
        progress.totalUnitCount = unitCount
        return progress
    }

    /// How much there is to do.
    open override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set {
            super.totalUnitCount = newValue
            notifyObservers()
        }
    }

    /// How much is done.
    open override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set {
            super.completedUnitCount = newValue
            notifyObservers()
        }
    }

    /// Called when the work is cancelled; at once where it was already.
    open override var cancellationHandler: (@Sendable () -> Void)? {
        get { isInFoundation ? nil : handlers.cancelling }
        set {
            handlers.cancelling = newValue
            if isCancelled { run(newValue) }
        }
    }

    /// Called when the work is paused; at once where it was already.
    open override var pausingHandler: (@Sendable () -> Void)? {
        get { isInFoundation ? nil : handlers.pausing }
        set {
            handlers.pausing = newValue
            if isPaused { run(newValue) }
        }
    }

    /// Called when the work goes on after a pause.
    open override var resumingHandler: (@Sendable () -> Void)? {
        get { isInFoundation ? nil : handlers.resuming }
        set { handlers.resuming = newValue }
    }

    /// Cancels the work and all that belongs to it.
    open override func cancel() {
        run(handlers.cancelling)
        withoutHandlers { super.cancel() }
        notifyObservers()
    }

    /// Pauses the work and all that belongs to it.
    open override func pause() {
        run(handlers.pausing)
        withoutHandlers { super.pause() }
        notifyObservers()
    }

    /// Lets the work and all that belongs to it go on.
    open override func resume() {
        run(handlers.resuming)
        withoutHandlers { super.resume() }
        notifyObservers()
    }

    /// Runs `work` as what this progress waits for: progress that is made inside belongs to it.
    public func performAsCurrent<Result>(
        withPendingUnitCount unitCount: Int64, using work: () throws -> Result
    ) rethrows -> Result {
        SimulatedApp.require(.symbol("Progress.performAsCurrent(withPendingUnitCount:using:)", .iOS(11)))
        becomeCurrent(withPendingUnitCount: unitCount)
        defer { resignCurrent() }
        return try work()
    }

    private func withoutHandlers(_ body: () -> Void) {
        isInFoundation = true
        body()
        isInFoundation = false
    }

    private func run(_ handler: (@Sendable () -> Void)?) {
        if let handler { SystemThreads.run(handler) }
    }
}

extension Progress {
    /// Tells those who observe this progress, or one that it adds to: which these are, Foundation keeps to itself.
    fileprivate func notifyObservers() { KeyValueObserving.mayHaveChanged(all: Progress.self) }
}

extension Progress: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "fractionCompleted": fractionCompleted
        case "completedUnitCount": completedUnitCount
        case "totalUnitCount": totalUnitCount
        case "isFinished", "finished": isFinished
        case "isCancelled", "cancelled": isCancelled
        case "isPaused", "paused": isPaused
        case "isIndeterminate", "indeterminate": isIndeterminate
        default: nil
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}

/// The threads on which the system calls what belongs to no queue.
enum SystemThreads {
    static func run(_ block: @escaping @Sendable () -> Void) {
        guard AppProcess.current != nil else { return Foundation.Thread.detachNewThread(block) }
        DispatchQueue.global().submit(block)
    }
}
