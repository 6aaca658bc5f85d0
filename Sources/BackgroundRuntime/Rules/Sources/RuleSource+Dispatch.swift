extension RuleSource {
    /// Reference pages of Dispatch, and its source code.
    static let dispatch: [RuleSource] = [
        RuleSource(
            "LIBDISPATCH", "libdispatch, the source code of Grand Central Dispatch: queue.c, source.c, semaphore.c",
            "github.com/swiftlang/swift-corelibs-libdispatch"),
        RuleSource(
            "GCD-SYNC", "DispatchQueue.sync(execute:): targeting the current queue results in deadlock",
            "developer.apple.com/documentation/dispatch/dispatchqueue/sync(execute:)-3segw"),
        RuleSource(
            "GCD-RESUME", "DispatchObject.resume()",
            "developer.apple.com/documentation/dispatch/dispatchobject/resume()"),
        RuleSource(
            "GCD-SUSPEND", "DispatchObject.suspend()",
            "developer.apple.com/documentation/dispatch/dispatchobject/suspend()"),
        RuleSource(
            "GCD-SEMA", "DispatchSemaphore.init(value:)",
            "developer.apple.com/documentation/dispatch/dispatchsemaphore/init(value:)"),
    ]
}
