/// What the module tells the code of one process; the skin's `AVAudioSession` is one, a scripted app has another.
///
/// All methods are called in turns of the app, but ``soundDidStop()``, ``pictureDidPause(_:)`` and
/// ``networkDidChange()``.
public protocol AudioClient: AnyObject {
    /// The system stopped all players and recorders. Not a turn of the app: only take note, call nothing of the app.
    func soundDidStop()

    /// The system pauses one player, whose picture cannot be seen any more. Not a turn of the app, as above.
    func pictureDidPause(_ id: SoundID)

    /// Data comes faster or slower from now on. Not a turn of the app, as above.
    func networkDidChange()

    /// Whether anybody in the app hears of a notice of ``AudioNotice``.
    func listens(for notice: String) -> Bool

    /// The session was interrupted. Called on the main thread.
    func interruptionDidBegin(_ interruption: AudioInterruption)

    /// The interruption is over; `shouldResume` says whether to start again by itself. Called on the main thread.
    func interruptionDidEnd(shouldResume: Bool)

    /// The route changed. Called on a secondary thread, before iOS 7 on the main thread.
    func routeDidChange(_ change: RouteChange)

    /// All audio objects are invalid. Called on the main thread.
    func mediaServicesWereReset()

    /// Another app began or ended sound that wants to be alone. Called on the main thread.
    func secondaryAudioHint(begins: Bool)

    /// The session became active (iOS 27). Called on the main thread.
    func sessionDidBecomeActive()

    /// The session became inactive (iOS 27). Called on the main thread.
    func sessionDidBecomeInactive(_ deactivation: AudioSession.Deactivation)

    /// An interruption is over (iOS 27). Called on the main thread, after ``interruptionDidEnd(shouldResume:)``.
    func resumption(isRecommended: Bool)
}

extension AudioClient {
    public func soundDidStop() {}
    public func pictureDidPause(_ id: SoundID) {}
    public func networkDidChange() {}
    public func listens(for notice: String) -> Bool { true }
    public func interruptionDidBegin(_ interruption: AudioInterruption) {}
    public func interruptionDidEnd(shouldResume: Bool) {}
    public func routeDidChange(_ change: RouteChange) {}
    public func mediaServicesWereReset() {}
    public func secondaryAudioHint(begins: Bool) {}
    public func sessionDidBecomeActive() {}
    public func sessionDidBecomeInactive(_ deactivation: AudioSession.Deactivation) {}
    public func resumption(isRecommended: Bool) {}
}

/// Where sound comes out.
public enum AudioRoute: String, CaseIterable, Sendable {
    /// The speaker of the phone.
    case speaker
    /// Headphones that are plugged in.
    case headphones
    /// Headphones or a speaker on Bluetooth.
    case bluetooth
    /// A speaker or a screen by AirPlay.
    case airPlay
    /// The audio of a car, by cable or CarPlay.
    case car

    /// The devices that can be connected: all but the speaker.
    public static let devices = allCases.filter { $0 != .speaker }

    /// What the user does when it comes.
    var arrival: String {
        switch self {
        case .speaker: "the speaker"
        case .headphones: "headphones plugged in"
        case .bluetooth: "a Bluetooth device connects"
        case .airPlay: "sound goes to AirPlay"
        case .car: "the phone is in a car"
        }
    }

    /// What the user does when it goes.
    var departure: String {
        switch self {
        case .speaker: "the speaker"
        case .headphones: "headphones unplugged"
        case .bluetooth: "the Bluetooth device is gone"
        case .airPlay: "the AirPlay device is gone"
        case .car: "the phone leaves the car"
        }
    }
}

/// How the route changed, as an app hears of it.
public struct RouteChange: Hashable, Sendable {
    /// Why the route changed.
    public enum Reason: String, Sendable {
        /// A device was connected.
        case newDeviceAvailable
        /// The device that had the sound is gone.
        case oldDeviceUnavailable
    }

    public let reason: Reason
    /// Where sound came out before.
    public let previous: AudioRoute
}
