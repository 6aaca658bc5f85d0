import SimulatedFoundation

/// Where an intent runs. From iOS 26.
public struct IntentModes: OptionSet, Sendable {
    /// The modes, as bits.
    public let rawValue: Int

    /// Modes from their bits.
    public init(rawValue: Int) {
        SimulatedApp.require(.symbol("IntentModes", .iOS(26)))
        self.rawValue = rawValue
    }

    /// In an app that stays where it is.
    public static let background = IntentModes(rawValue: 1)
    /// In an app that comes to the foreground first.
    public static let foreground = IntentModes.foreground(.immediate)

    /// In an app that comes to the foreground at some time.
    public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes {
        IntentModes(rawValue: foregroundMode.bit)
    }

    /// When the app comes to the foreground.
    public struct ForegroundMode: Hashable, Sendable {
        let bit: Int

        /// Before the intent runs.
        public static let immediate = ForegroundMode(bit: 2)
        /// When the intent asks for it, which is not declared here: it runs in the background.
        public static let dynamic = ForegroundMode(bit: 4)
        /// When the intent has run at the latest, which is not simulated: the app stays where it is.
        public static let deferred = ForegroundMode(bit: 8)
    }
}
