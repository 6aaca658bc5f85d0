import BackgroundRuntime

/// Code of an app that a scenario can call by name, where no tap or push does what is meant.
///
/// An app registers it in a file that is for Vigil alone, beside the sources that it has for the phone:
///
/// ```swift
/// import BackgroundRuntime
/// import UIKit
/// import VigilScenarios
///
/// @section("vigil_entries") @used
/// private let entry: LinkedEntry = {
///     AppInvocation("refresh", "Fetches the news.") { _ in
///         (UIApplication.shared.delegate as? AppDelegate)?.refresh()
///     }.register(in: $0)
/// }
/// ```
///
/// A scenario calls it with `{ at: "10s", invoke: "refresh" }`.
public struct AppInvocation: Sendable {
    /// The name in a scenario's `invoke`.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// What `with` may give it.
    public let parameters: [Parameter]
    /// The Swift module that registers it.
    public let swiftModule: String
    private let body: @MainActor @Sendable (Arguments) throws -> Void

    /// Code of the app, which is called in a turn of its main thread. What it throws fails the step.
    public init(
        _ name: String, _ summary: String, parameters: [Parameter] = [], fileID: String = #fileID,
        perform: @escaping @MainActor @Sendable (Arguments) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        swiftModule = String(fileID.prefix { $0 != "/" })
        body = perform
    }

    /// Registers it; what an entry of the app's Swift module does.
    ///
    /// - Parameter program: what the entry was handed.
    public func register(in program: UnsafeMutableRawPointer) { LinkedProgram.add(self, to: program) }

    /// All that are linked into this program, by name.
    public static var linked: [AppInvocation] {
        LinkedProgram.current.parts.compactMap { $0 as? AppInvocation }
            .sorted { ($0.name, $0.swiftModule) < ($1.name, $1.swiftModule) }
    }

    /// Calls it in the app.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` where no code of the app can run now, and what the code throws.
    func perform(in app: InstalledApp, _ arguments: Arguments) throws {
        guard app.state != .notRunning, app.state != .suspended else {
            throw StimulusError("\(app.name) is \(app.state), so none of its code runs: \(name.quoted) was not invoked")
        }
        app.record(.stimulus, "the scenario invokes \(name.quoted)")
        try app.onMainThread { try MainActor.assumeIsolated { try body(arguments) } }
    }
}
