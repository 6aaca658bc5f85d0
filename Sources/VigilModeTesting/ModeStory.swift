/// What happens to an app of a module on one phone, for ``ModuleCheck``: the rules that its trace cites and the constants
/// that are read in it count.
public struct ModeStory: Sendable {
    /// What the story shows, for the messages of a check.
    public let title: String
    let system: SystemVersion
    let modes: [String]?
    let constants: [String: Double]
    let play: @Sendable (ModePhone) throws -> Void

    /// A story from what happens in it.
    ///
    /// - Parameters:
    ///   - title: what it shows, for the messages of a check.
    ///   - system: the version of iOS.
    ///   - modes: the values of `UIBackgroundModes` in the manifest of the app; without it all of the module's.
    ///   - constants: figures to override, by id.
    ///   - play: what happens; the app is installed, and not launched.
    public init(
        _ title: String, on system: SystemVersion = .newest, modes: [String]? = nil, constants: [String: Double] = [:],
        play: @escaping @Sendable (ModePhone) throws -> Void
    ) {
        self.title = title
        self.system = system
        self.modes = modes
        self.constants = constants
        self.play = play
    }
}
