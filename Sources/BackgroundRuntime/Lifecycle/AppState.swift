/// The state of an app, as Apple's documents name it.
public enum AppState: UInt8, CaseIterable, Sendable, CustomStringConvertible {
    /// Not launched, or terminated by the user, the system or a crash.
    case notRunning
    /// In the foreground, receiving no events; passed through on most transitions.
    case inactive
    /// In the foreground, receiving events.
    case active
    /// Running code off screen, for a bounded reason.
    case background
    /// In memory, running nothing.
    case suspended

    /// The state of an app whose process and whose scene are this. One that runs without a scene is in the background.
    public init(_ process: ProcessMachine.State, _ scene: SceneMachine.State) {
        switch (process, scene) {
        case (.notRunning, _): self = .notRunning
        case (.suspended, _): self = .suspended
        case (.running, .foregroundActive): self = .active
        case (.running, .foregroundInactive): self = .inactive
        case (.running, .background), (.running, .suspended), (.running, .unattached): self = .background
        }
    }

    /// Whether code of the app may run in this state.
    public var isRunning: Bool { self != .notRunning && self != .suspended }

    /// Whether the app is on screen.
    public var isForeground: Bool { self == .active || self == .inactive }

    /// The word that scenario files and timelines use: `not running`, `background`.
    public var description: String {
        switch self {
        case .notRunning: "not running"
        case .inactive: "inactive"
        case .active: "active"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}
