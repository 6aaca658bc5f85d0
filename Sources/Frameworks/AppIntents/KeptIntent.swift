import BackgroundRuntime
import SimulatedFoundation

/// An intent as the system keeps it while the app does not run: its type, and the values of its parameters.
package struct KeptIntent: Sendable {
    /// What the trace calls it.
    package let name: String
    /// Whether the app comes to the foreground before it runs.
    package let opensApp: Bool
    private let run: @Sendable () async throws -> Void

    /// What the system keeps of an intent.
    package init<Intent: LiveActivityIntent>(_ intent: Intent) {
        let modes = Intent.supportedModes
        (name, opensApp) = ("\(Intent.self)", modes.contains(.foreground))
        if modes.contains(.foreground(.deferred)) {
            SimulatedApp.notSimulated("IntentModes.foreground(.deferred)", "the app is not opened after the intent")
        }
        let values = KeptIntent.parameters(of: intent).mapValues(\.kept)
        run = {
            let fresh = Intent()
            for (name, parameter) in KeptIntent.parameters(of: fresh) {
                if let kept = values[name] { parameter.restore(kept) }
            }
            _ = try await fresh.perform()
        }
    }

    private static func parameters(of intent: some LiveActivityIntent) -> [String: any AnyParameter] {
        let all = Mirror(reflecting: intent).children.compactMap { child -> (String, any AnyParameter)? in
            guard let name = child.label, let parameter = child.value as? any AnyParameter else { return nil }
            return (name, parameter)
        }
        return Dictionary(all) { first, _ in first }
    }

    /// Makes the intent anew and runs it, in the app that is running. An error that it throws is noted: on a phone nobody
    /// is told.
    ///
    /// - Parameter done: called on the main thread, once it has returned or thrown.
    package func perform(done: @escaping () -> Void) {
        let done = Done(call: done)
        Task { @MainActor in
            let running = RunningIntents.current
            running?.count += 1
            defer { running?.count -= 1 }
            do { try await run() } catch { SimulatedApp.note("\(name).perform() threw \(error)") }
            done.call()
        }
    }

    /// The system's end of an intent, on its way into a task.
    private struct Done: @unchecked Sendable {
        let call: () -> Void
    }
}

/// The intents that a launch of the app runs.
package final class RunningIntents {
    fileprivate var count = 0

    private init() {}

    /// Those of the running app; nil outside any.
    fileprivate static var current: RunningIntents? { AppProcess.current?.storage.object { RunningIntents() } }

    /// Whether the running app runs one.
    package static var isAny: Bool {
        AppProcess.current?.storage.existing(RunningIntents.self).map { $0.count > 0 } ?? false
    }
}
