import BackgroundRuntime

/// What a session is for.
public enum NearbyPeer: Hashable, Sendable {
    /// Another Apple device, by its token.
    case device(String)
    /// An accessory; whether its Bluetooth identifier is known.
    case accessory(String, hasBluetooth: Bool)

    /// What tests and scenarios call it.
    public var name: String {
        switch self {
        case .device(let name), .accessory(let name, _): name
        }
    }

    /// Whether a session with it may go on in the background, where the manifest declares the mode.
    var mayGoOn: Bool { self == .accessory(name, hasBluetooth: true) }
}

/// How far a session is.
enum NearbyState: Hashable, Sendable {
    /// It was made, paused, or its object is gone: the app has to run it.
    case idle
    case running
    /// It does not, as the app left the foreground; since when.
    case suspended(VirtualInstant)
    case invalid

    /// What comes of an attempt to run it.
    enum Start: Hashable, Sendable {
        /// It runs, and tells so.
        case runs
        /// It waits for the app to be in the foreground, and tells so.
        case suspends
        /// It is suspended already: only after the end of that can it be run.
        case tooEarly
        case refused
    }

    /// What comes of a return to the foreground.
    enum Return: Hashable, Sendable {
        /// The app may run it again.
        case mayRun
        /// It was suspended for too long, and is over.
        case timedOut
        /// Nothing: it was not suspended.
        case nothing
    }

    /// The app runs it.
    mutating func start(isForeground: Bool, goesOn: Bool, at now: VirtualInstant) -> Start {
        switch self {
        case .invalid: return .refused
        case .suspended: return .tooEarly
        case .idle, .running:
            guard isForeground || goesOn else {
                self = .suspended(now)
                return .suspends
            }
            self = .running
            return .runs
        }
    }

    /// The app leaves the foreground.
    ///
    /// - Returns: whether that suspends it.
    mutating func leave(goesOn: Bool, at now: VirtualInstant) -> Bool {
        guard self == .running, !goesOn else { return false }
        self = .suspended(now)
        return true
    }

    /// The app is in the foreground again.
    mutating func comeBack(at now: VirtualInstant, limit: Duration) -> Return {
        guard case .suspended(let since) = self else { return .nothing }
        let isOver = since.duration(to: now) >= limit
        self = isOver ? .invalid : .idle
        return isOver ? .timedOut : .mayRun
    }
}
