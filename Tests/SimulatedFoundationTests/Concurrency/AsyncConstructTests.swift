import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct AsyncConstructTests: Facts {
    @Test("Each construct of Swift concurrency", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let timing = Fact("runs on virtual time", for: Construct.concurrency) { (construct: Construct) in
        try construct.expectTiming()
    }

    let suspension = Fact(
        "stands still while the app is suspended, and what came due runs once on resume",
        for: Construct.concurrency
    ) { (construct: Construct) in try construct.expectSuspension() }

    let termination = Fact(
        "ends with its launch, in front or suspended: nothing runs afterwards",
        for: Construct.concurrency,
        [true, false]
    ) { (construct: Construct, isSuspended: Bool) in
        try construct.expectTermination(isSuspended: isSuspended)
    }
}

extension Construct {
    /// Every construct of Swift concurrency.
    static let concurrency =
        tasks + cancellations + priorities + childTasks + taskGroups + actors + isolations + executors + streams
        + sequences + continuations + sleeps + clocks

    /// A construct that is at work in one task of the main actor.
    static func task(
        _ name: String, plain: [String], suspended: [String],
        _ operation: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Construct {
        Construct(name, plain: plain, suspended: suspended) { Task { try await operation() } }
    }

    /// Where the calling code runs.
    static var thread: String { Thread.isMainThread ? "main" : "pool" }

    /// Comes back with `value` after some seconds, wherever it is called from.
    @concurrent static func value<Value: Sendable>(_ value: Value, after seconds: Int) async throws -> Value {
        try await Task.sleep(for: .seconds(seconds))
        return value
    }
}

/// Something that went wrong.
struct Mishap: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
