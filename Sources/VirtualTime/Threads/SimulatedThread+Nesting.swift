// Turns inside a turn: what a run loop does that is run by code of the thread.

extension SimulatedThread {
    /// Blocks the running turn until its thread has a further turn to run, or until its waiter is woken.
    ///
    /// Waiting takes at least one event, so that a loop which never gets to an end counts as spinning.
    ///
    /// - Parameter target: what it waits for, for reports on deadlocks.
    public static func waitForTurn(on target: (any WaitTarget)?, _ register: (Waiter) -> Void) {
        guard let thread = current else { preconditionFailure("waitForTurn was called outside any turn") }
        block(on: target) { waiter in
            thread.turnWaiter = waiter
            if !thread.ready.isEmpty, !thread.isHeld { thread.pumpOneMore() }
            register(waiter)
        }
        thread.turnWaiter = nil
    }

    /// Runs the next turn of the calling thread inside the present one. False when none waits, or none may run.
    public static func runNextTurn() -> Bool {
        guard let thread = current, !thread.isHeld, let turn = thread.ready.popFirst() else { return false }
        turn.body()
        return true
    }
}
