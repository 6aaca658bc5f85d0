import BackgroundRuntime

// Core Foundation's names for run loops, as far as Swift code uses them.

/// A run loop, as Core Foundation calls it.
public typealias CFRunLoop = RunLoop
/// A mode of a run loop, as Core Foundation calls it.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop {
    /// The run loop of the app's main thread.
    public static var main: RunLoop {
        let process = SimulatedApp.process(for: "RunLoop.main")
        return ThreadTable.of(process).runLoop(of: process.mainThread)
    }

    /// The run loop of the calling thread.
    public static var current: RunLoop {
        let process = SimulatedApp.process(for: "RunLoop.current")
        guard let thread = SimulatedThread.current else { return main }
        return ThreadTable.of(process).runLoop(of: thread)
    }

    /// The run loop, for Core Foundation's functions.
    public func getCFRunLoop() -> CFRunLoop { self }
}

/// The run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }

/// The run loop of the app's main thread.
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }

/// Runs the loop of the calling thread in the default mode until it is stopped.
public func CFRunLoopRun() { _ = RunLoop.current.pass(.default, until: .distantFuture, endsAfterInput: false) }

/// Lets the innermost run of a loop come to its end.
public func CFRunLoopStop(_ runLoop: CFRunLoop) { runLoop.stop() }
