import SimulatedFoundation

/// An alert that comes with an update. It is not shown here.
public struct AlertConfiguration: Equatable, Sendable {
    public struct AlertSound: Equatable, Sendable {
        let name: String?

        /// The sound of the system.
        public static var `default`: AlertSound { AlertSound(name: nil) }

        /// A file of the app.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    /// What is heard with it.
    public var sound: AlertConfiguration.AlertSound

    /// An alert from its parts.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}
