import VigilAudio

extension AVAudioSession {
    /// An interruption began or ended; posted on the main thread.
    public static var interruptionNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name(AudioNotice.interruption),
            since: .symbol("AVAudioSession.interruptionNotification", .iOS(6)))
    }
    /// The route changed; posted on a secondary thread.
    public static var routeChangeNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name(AudioNotice.route), since: .symbol("AVAudioSession.routeChangeNotification", .iOS(6)))
    }
    /// The media services were reset: make all audio objects anew.
    public static var mediaServicesWereResetNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name(AudioNotice.reset),
            since: .symbol("AVAudioSession.mediaServicesWereResetNotification", .iOS(6)))
    }
    /// The media services are gone. The simulator tells only of the reset.
    public static var mediaServicesWereLostNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("AVAudioSessionMediaServicesWereLostNotification"),
            since: .symbol("AVAudioSession.mediaServicesWereLostNotification", .iOS(7)))
    }
    /// Another app began or ended sound that wants to be alone.
    public static var silenceSecondaryAudioHintNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name(AudioNotice.hint),
            since: .symbol("AVAudioSession.silenceSecondaryAudioHintNotification", .iOS(8)))
    }

    /// Whether an interruption began or ended.
    public enum InterruptionType: UInt, Sendable {
        /// What interrupted is over.
        case ended = 0
        /// The session was interrupted: its sound has stopped.
        case began = 1
    }

    /// What the end of an interruption says.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The app may start again by itself.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why an interruption began.
    public enum InterruptionReason: UInt, Sendable {
        /// Another session took the audio.
        case `default` = 0
        /// The system deactivated the session as it suspended the app; told when it runs again, until iOS 15.
        case appWasSuspended = 1
        /// The microphone was turned off by a cover; never so here.
        case builtInMicMuted = 2
        /// The device that played went away; never so here.
        case routeDisconnected = 4
    }

    /// Why the route changed.
    public enum RouteChangeReason: UInt, Sendable {
        /// Nobody knows why; never so here.
        case unknown = 0
        /// A device came: headphones were plugged in.
        case newDeviceAvailable = 1
        /// A device went: headphones were unplugged. Players pause.
        case oldDeviceUnavailable = 2
        /// Another category wants another route; never so here.
        case categoryChange = 3
        /// The app overrode the output; never so here.
        case override = 4
        /// The device woke; never so here.
        case wakeFromSleep = 6
        /// No route serves the category; never so here.
        case noSuitableRouteForCategory = 7
        /// The route is the same with another configuration; never so here.
        case routeConfigurationChange = 8
    }

    /// Whether sound of another app that wants to be alone begins or ends.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        /// The other app stopped: music may come back.
        case end = 0
        /// Another app plays: music that is not needed should stop.
        case begin = 1
    }
}

/// The key of the ``AVAudioSession/InterruptionType``, as its raw value.
public var AVAudioSessionInterruptionTypeKey: String {
    SimulatedApp.constant(
        "AVAudioSessionInterruptionTypeKey", since: .symbol("AVAudioSessionInterruptionTypeKey", .iOS(6)))
}
/// The key of the ``AVAudioSession/InterruptionOptions``, as their raw value.
public var AVAudioSessionInterruptionOptionKey: String {
    SimulatedApp.constant(
        "AVAudioSessionInterruptionOptionKey", since: .symbol("AVAudioSessionInterruptionOptionKey", .iOS(6)))
}
/// The key of the ``AVAudioSession/InterruptionReason``, as its raw value (from iOS 14.5).
public var AVAudioSessionInterruptionReasonKey: String {
    SimulatedApp.constant(
        "AVAudioSessionInterruptionReasonKey", since: .symbol("AVAudioSessionInterruptionReasonKey", .iOS(14, 5)))
}
/// The key of a flag: whether the app hears of the interruption late, because it was suspended (iOS 10.3 to
/// 15).
public var AVAudioSessionInterruptionWasSuspendedKey: String {
    SimulatedApp.constant(
        "AVAudioSessionInterruptionWasSuspendedKey",
        since: .symbol("AVAudioSessionInterruptionWasSuspendedKey", .iOS(10, 3)))
}
/// The key of the ``AVAudioSession/RouteChangeReason``, as its raw value.
public var AVAudioSessionRouteChangeReasonKey: String {
    SimulatedApp.constant(
        "AVAudioSessionRouteChangeReasonKey", since: .symbol("AVAudioSessionRouteChangeReasonKey", .iOS(6)))
}
/// The key of the ``AVAudioSessionRouteDescription`` before the change.
public var AVAudioSessionRouteChangePreviousRouteKey: String {
    SimulatedApp.constant(
        "AVAudioSessionRouteChangePreviousRouteKey",
        since: .symbol("AVAudioSessionRouteChangePreviousRouteKey", .iOS(6)))
}
/// The key of the ``AVAudioSession/SilenceSecondaryAudioHintType``, as its raw value.
public var AVAudioSessionSilenceSecondaryAudioHintTypeKey: String {
    SimulatedApp.constant(
        "AVAudioSessionSilenceSecondaryAudioHintTypeKey",
        since: .symbol("AVAudioSessionSilenceSecondaryAudioHintTypeKey", .iOS(8)))
}

extension AVAudioSession: AudioClient {
    public func soundDidStop() {
        for player in livePlayers { player.systemDidStop() }
    }

    public func networkDidChange() { for player in livePlayers { player.onNetworkChange() } }

    public func pictureDidPause(_ id: SoundID) { livePlayers.first { $0.sound == id }?.systemDidStop() }

    /// The delegate of old, and no listener of Audio Session Services: the simulator has none.
    public func listens(for notice: String) -> Bool {
        switch notice {
        case AudioNotice.delegateBegin, AudioNotice.delegateEnd: delegate != nil
        case AudioNotice.routeListener: false
        default: true
        }
    }

    private var hasNotifications: Bool { process.device.system >= .iOS(6) }

    public func interruptionDidBegin(_ interruption: AudioInterruption) {
        guard hasNotifications else { return delegate?.beginInterruption() ?? () }
        var info: [AnyHashable: Any] = [AVAudioSessionInterruptionTypeKey: InterruptionType.began.rawValue]
        let system = process.device.system
        if interruption.wasSuspended, system >= .iOS(10, 3) { info[AVAudioSessionInterruptionWasSuspendedKey] = true }
        if system >= .iOS(14, 5) {
            let reason = interruption.wasSuspended ? InterruptionReason.appWasSuspended : .default
            info[AVAudioSessionInterruptionReasonKey] = reason.rawValue
        }
        post(AVAudioSession.interruptionNotification, info)
    }

    public func interruptionDidEnd(shouldResume: Bool) {
        guard hasNotifications else {
            return delegate?.endInterruption(withFlags: shouldResume ? 1 : 0) ?? ()
        }
        let options: InterruptionOptions = shouldResume ? .shouldResume : []
        post(
            AVAudioSession.interruptionNotification,
            [
                AVAudioSessionInterruptionTypeKey: InterruptionType.ended.rawValue,
                AVAudioSessionInterruptionOptionKey: options.rawValue,
            ])
    }

    public func routeDidChange(_ change: RouteChange) {
        let isLoss = change.reason == .oldDeviceUnavailable
        if isLoss { for player in livePlayers { player.outputDidDisappear() } }
        let reason = isLoss ? RouteChangeReason.oldDeviceUnavailable : .newDeviceAvailable
        post(
            AVAudioSession.routeChangeNotification,
            [
                AVAudioSessionRouteChangeReasonKey: reason.rawValue,
                AVAudioSessionRouteChangePreviousRouteKey: AVAudioSessionRouteDescription(change.previous),
            ])
    }

    public func mediaServicesWereReset() { post(AVAudioSession.mediaServicesWereResetNotification, nil) }

    public func secondaryAudioHint(begins: Bool) {
        let type = begins ? SilenceSecondaryAudioHintType.begin : .end
        post(
            AVAudioSession.silenceSecondaryAudioHintNotification,
            [AVAudioSessionSilenceSecondaryAudioHintTypeKey: type.rawValue])
    }

    func post(_ name: Notification.Name, _ info: [AnyHashable: Any]?) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
}
