import BackgroundRuntime

/// The audio of one device: who has the focus, what interrupts, where sound comes out, and who is now playing.
public final class AudioService: ModuleService {
    let context: ServiceContext
    var arbiter = FocusArbiter()
    private(set) var sessions: [AudioSession] = []
    private var nextNumber = 1
    /// The session that played last without mixing.
    private var lastPlayer: Int?
    /// Whether someone sounds alone, as apps whose sound mixes were told.
    private var loneSounders: [Int] = []

    /// What sound can come out of.
    var outputs = AudioOutputs()
    /// The app that played last: remote-control events go to it.
    public private(set) weak var nowPlaying: InstalledApp?
    /// What the user has in mind to answer an app that asks for the microphone; nil to wait for a tap.
    public var microphoneAnswer: Bool?
    /// Whether the media services are gone and not yet back.
    public internal(set) var areMediaServicesLost = false

    /// What a scenario says of media, the oldest word first.
    var media: [ScriptedMedium] = []

    /// The occupation of the audio by an alarm that rings for an app.
    var alarmOfApp: Int?

    init(_ context: ServiceContext) {
        self.context = context
    }

    /// Where sound comes out.
    public var route: AudioRoute { outputs.route }

    /// The session of a process, made on first use.
    public func session(of process: AppProcess) -> AudioSession {
        if let known = sessions.first(where: { $0.process === process }) { return known }
        let session = AudioSession(process, number: nextNumber, service: self)
        nextNumber += 1
        sessions.append(session)
        return session
    }

    func session(numbered number: Int) -> AudioSession? { sessions.first { $0.number == number } }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard let session = sessions.first(where: { $0.process === process }) else { return }
        switch state {
        case .background:
            session.leaveForeground()
            session.settlePictures()
            if context.conditions.isLocked { session.noteLock() }
        case .suspended: session.suspend()
        case .active: session.takeBackPictures()
        case .inactive, .notRunning: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        guard let session = sessions.first(where: { $0.process === process }) else { return }
        sessions.removeAll { $0 === session }
        release(session, notifyOthers: nil)
        endCall(ofSession: session.number)
        soundsDidChange()
    }

    public func networkRateDidChange() { for session in sessions { session.client?.networkDidChange() } }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        if old.network != new.network { networkRateDidChange() }
        guard new.isLocked, !old.isLocked else { return }
        // The app in front is on its way to the background, where it is asked whether its sound may go on.
        for session in sessions where session.process.state == .background { session.noteLock() }
    }

    public func deviceDidBoot() {
        arbiter = FocusArbiter()
        nowPlaying = nil
        lastPlayer = nil
        areMediaServicesLost = false
    }

    public func appWasDeleted(_ app: InstalledApp) {
        if nowPlaying === app { nowPlaying = nil }
    }

    // MARK: Focus

    /// A session becomes active: those that do not mix with it are interrupted before this returns.
    func claim(_ request: FocusArbiter.FocusRequest, for session: AudioSession) throws(AudioError) {
        let interrupted = try arbiter.claim(request)
        for number in interrupted {
            self.session(numbered: number)?.interrupt(.session(session.number), by: .otherApp)
        }
        if !arbiter.rivals(of: session.number).isEmpty {
            session.process.record(.note, "sound mixes with that of others", rule: AudioRules.mixableNoInterrupt)
        }
    }

    /// The options of an active session have changed, and nobody is interrupted by that.
    func note(_ session: AudioSession, isMixable: Bool) {
        guard isMixable else { return }
        var request = FocusArbiter.FocusRequest(session: session.number)
        request.isMixable = true
        _ = try? arbiter.claim(request)
    }

    /// A session is no longer active. Those it interrupted are told that they may resume, if it wants that.
    ///
    /// - Parameters:
    ///   - notifyOthers: whether it wants that; nil where the system took it from its app, and nobody is asked.
    func release(_ session: AudioSession, notifyOthers: Bool?) {
        arbiter.release(session.number)
        let cause = InterruptionMachine.Cause.session(session.number)
        for other in sessions where other.interruption.isInterrupted(by: cause) {
            if notifyOthers == true, arbiter.rivals(of: other.number).isEmpty {
                other.endInterruption(cause, isAllowed: true)
            } else {
                let name = session.process.app.name
                let isBySystem = notifyOthers == nil
                other.forgetInterruption(
                    cause, why: isBySystem ? "the system took the session of \(name)" : "\(name) did not notify others")
            }
        }
    }

    /// A session started to play. The now-playing app needs one that does not mix (from iOS 5).
    func didPlay(_ session: AudioSession) {
        let needsToBeAlone = AudioRules.nowPlaying.systems.contains(context.system)
        guard !needsToBeAlone || !session.machine.isMixable else { return }
        lastPlayer = session.number
        guard nowPlaying !== session.process.app else { return }
        nowPlaying = session.process.app
        session.process.record(
            .note, "is the now-playing app", rule: needsToBeAlone ? AudioRules.nowPlaying : AudioRules.remoteTarget)
    }

    /// Another app, which is not simulated, began to play.
    func unnamedAppPlays() {
        lastPlayer = FocusArbiter.unnamedApp
        nowPlaying = nil
    }

    /// Whether an app that is not simulated was the last one to play.
    var isUnnamedAppLast: Bool { lastPlayer == FocusArbiter.unnamedApp }

    /// Whether the session was the last one to play.
    func isLastPlayer(_ session: AudioSession) -> Bool { lastPlayer == session.number }

    func isAnyoneSounding(besides session: AudioSession) -> Bool {
        sessions.contains { $0 !== session && $0.isSounding } || isUnnamedAppPlaying
    }

    func isAnyoneAloneSounding(besides session: AudioSession) -> Bool {
        sessions.contains { $0 !== session && $0.isSounding && !$0.machine.isMixable } || isUnnamedAppPlaying
    }

    private var isUnnamedAppPlaying: Bool {
        arbiter.claims.contains { $0.session == FocusArbiter.unnamedApp }
    }

    /// Tells apps whose sound mixes when others begin or end sound that wants to be alone.
    func soundsDidChange() {
        let alone = sessions.filter { $0.isSounding && !$0.machine.isMixable }.map(\.number)
        let (had, has) = (!loneSounders.isEmpty, !alone.isEmpty)
        loneSounders = alone
        guard had != has else { return }
        for session in sessions { session.hint(begins: has) }
    }
}
