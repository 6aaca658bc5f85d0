// Turns inside a turn: what a run loop does that is run by code of the thread.

extension SimulatedThread {
    /// Blocks the running turn until its waiter is woken, or until its thread has a further turn to run where
    /// `takesTurns` says so. Such a wait is no deadlock: it is for whatever may come.
    ///
    /// Waiting takes at least one event, so that a loop which never gets to an end counts as spinning.
    public static func waitForWork(takesTurns: Bool, on target: any WaitTarget, _ register: (Waiter) -> Void) {
        guard let thread = current else { preconditionFailure("waitForWork was called outside any turn") }
        thread.isIdle = true
        block(on: target) { waiter in
            if takesTurns {
                thread.turnWaiter = waiter
                if !thread.ready.isEmpty, !thread.isHeld { thread.pumpOneMore() }
            }
            register(waiter)
        }
        (thread.isIdle, thread.turnWaiter) = (false, nil)
    }

    /// Runs the next turn of the calling thread inside the present one. False when none waits, or none may run.
    public static func runNextTurn() -> Bool {
        guard let thread = current, !thread.isHeld, !thread.ready.isEmpty else { return false }
        thread.performNext()
        return true
    }
}
