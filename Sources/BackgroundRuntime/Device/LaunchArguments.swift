/// What a test or a debugger launches an app with. A launch by the user or by the system has nothing of it.
public struct LaunchArguments: Hashable, Sendable {
    /// The arguments behind the name of the program.
    public var arguments: [String]
    /// The variables of the environment beside those that are there.
    public var environment: [String: String]

    /// What an app is launched with.
    ///
    /// - Parameters:
    ///   - arguments: those behind the name of the program. A pair `-key value` hides the app's default of that key.
    ///   - environment: variables of the environment.
    public init(_ arguments: [String] = [], environment: [String: String] = [:]) {
        (self.arguments, self.environment) = (arguments, environment)
    }
}

extension InstalledApp {
    /// Launches the app with arguments, as Xcode and UI tests do.
    ///
    /// - Throws: ``StimulusError`` where it runs already: arguments are for a launch.
    public func launch(with arguments: LaunchArguments) throws {
        guard process == nil else { throw StimulusError("\(name) runs already: arguments are for a launch") }
        let given = storage.object { GivenArguments() }
        given.next = arguments
        launch()
        given.next = LaunchArguments()
    }

    /// A launch begins, with what was given for it.
    func takeArguments() {
        guard let given = storage.existing(GivenArguments.self) else { return }
        given.present = given.next
    }
}

/// What tests and debuggers give to the launches of an app.
private final class GivenArguments {
    /// To the next one.
    var next = LaunchArguments()
    /// To the present one.
    var present = LaunchArguments()
}

extension AppProcess {
    /// What a test or a debugger launched it with.
    public var arguments: LaunchArguments { app.storage.existing(GivenArguments.self)?.present ?? LaunchArguments() }
}
