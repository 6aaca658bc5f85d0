import BackgroundRuntime

// Holding a queue, and what it targets. The main queue and those of the system cannot be held.

extension DispatchQueue {
    /// Keeps blocks that have not begun from beginning, until as many calls of ``resume()``.
    public func suspend() {
        guard case .lane = kind else { return }
        lane.suspend()
    }

    /// Takes one ``suspend()`` back. One too many ends the app (`gcd.resume.balance`).
    public func resume() {
        guard case .lane = kind else { return }
        guard lane.resume() else {
            let object = lane.isInactive ? "an inactive object" : "an object"
            DispatchMisuse.end("Over-resume of \(object)", rule: DispatchRules.resumeBalance)
        }
        serve()
    }

    /// Lets a queue that was made with `initiallyInactive` begin. Active already: nothing happens.
    public func activate() {
        SimulatedApp.require(.dispatchQueueActivate)
        guard case .lane = kind else { return }
        lane.activate()
        serve()
    }

    /// Has the blocks run on another queue; nil for the threads of the system. A queue that is active already has its
    /// target for good, and the call ends the app (`gcd.target.active`).
    public func setTarget(queue: DispatchQueue?) {
        guard case .lane = kind else { return }
        if !lane.isInactive, let system = runtime?.process.device.system, system >= .iOS(10) {
            DispatchMisuse.end(
                "Cannot change the target of this object after it has been activated",
                rule: DispatchRules.targetActive)
        }
        target = queue
    }
}
