import BackgroundRuntime

/// What an app may do with the position, by the names of `CLAuthorizationStatus`.
public enum AuthorizationStatus: String, CaseIterable, Sendable {
    /// The app has not asked, or the user has not answered.
    case notDetermined
    /// The device does not let its user decide.
    case restricted
    /// The user, or the switch of all location services, says no.
    case denied
    /// The app may be located at any time, and woken for it.
    case authorizedAlways
    /// The app may be located while it is in use.
    case authorizedWhenInUse

    /// Whether positions are delivered at all.
    public var isAuthorized: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// What a user can choose, in a prompt or in Settings.
public enum AuthorizationChoice: String, CaseIterable, Sendable {
    /// While Using the App.
    case whenInUse
    /// Always, or the only "allow" before iOS 8.
    case always
    /// Allow Once (from iOS 13).
    case once
    /// Don't Allow, or Never in Settings.
    case denied
    /// Parental controls forbid it: not a choice in a prompt.
    case restricted
    /// The choice is taken back, as resetting location and privacy does: not a choice in a prompt.
    case ask
}

/// A question to the user about the position.
public enum AuthorizationPrompt: Hashable, Sendable, CustomStringConvertible {
    /// The one question before iOS 8, shown at the first use of a service.
    case single
    /// The question of `requestWhenInUseAuthorization()`.
    case whenInUse
    /// The question of `requestAlwaysAuthorization()` from notDetermined.
    case always
    /// The question whether While Using shall become Always; `isSecond` when the system asks it for an event.
    case upgrade(isSecond: Bool)

    /// What it offers on `system`.
    func choices(on system: SystemVersion) -> [AuthorizationChoice] {
        switch self {
        case .single: [.always, .denied]
        case .whenInUse: system >= .iOS(13) ? [.whenInUse, .once, .denied] : [.whenInUse, .denied]
        case .always where system >= .iOS(13): [.whenInUse, .once, .denied]
        case .always: system >= .iOS(11) ? [.whenInUse, .always, .denied] : [.always, .denied]
        case .upgrade: [.always, .whenInUse]
        }
    }

    public var description: String {
        switch self {
        case .single: "location prompt"
        case .whenInUse: "When In Use prompt"
        case .always: "Always prompt"
        case .upgrade: "prompt to change to Always"
        }
    }
}
