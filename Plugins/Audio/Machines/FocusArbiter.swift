import BackgroundRuntime

/// Who has the audio of the device, as a value: active sessions, and what stands above all of them.
///
/// Sessions are named by numbers. It decides who may activate and who is interrupted by it.
public struct FocusArbiter: Hashable, Sendable {
    /// A session that asks to become active, or to start a sound.
    public struct FocusRequest: Hashable, Sendable {
        /// The number of the session.
        public var session: Int
        /// Whether others may sound beside it.
        public var isMixable = false
        /// Whether its app is in the foreground.
        public var isForeground = true
        /// Whether mode and category allow it to sound in the background.
        public var mayRunInBackground = false
        /// Whether it played last or was told that it may resume: only then it may begin in the background.
        public var mayResume = false
        /// Whether it asks in order to record.
        public var wantsInput = false

        /// A request in the foreground that does not mix.
        public init(session: Int) { self.session = session }
    }

    /// An active session, which claims the sound.
    public struct Claim: Hashable, Sendable {
        /// The number of the session.
        public let session: Int
        /// Whether others may sound beside it.
        public let isMixable: Bool
    }

    /// What stands above all sessions: a call, an alarm, Siri.
    public struct FocusHolder: Hashable, Sendable {
        public let number: Int
        public let source: AudioInterruption.Source
        /// The session of the app whose call it is; nil for the phone and the system.
        public let session: Int?
        /// Whether it is a call that begins with a ring and may wait, of an app or of the phone. Otherwise it has the sound
        /// from its first instant to its last.
        public let isCall: Bool
        /// Whether it has the sound: the session of the app whose call it is may be active.
        public internal(set) var isOpen: Bool
    }

    /// The session number of another app that is not simulated.
    public static let unnamedApp = 0

    /// The active sessions, the oldest first.
    public private(set) var claims: [Claim] = []
    /// What stands above them, the oldest first.
    public private(set) var holders: [FocusHolder] = []
    private var nextHolder = 1

    /// A device on which nothing sounds.
    public init() {}

    /// The active sessions of others that do not mix.
    public func rivals(of session: Int) -> [Int] {
        claims.filter { $0.session != session && !$0.isMixable }.map(\.session)
    }

    /// A session asks to become active.
    ///
    /// - Returns: the sessions that are interrupted by it; their claims are gone.
    /// - Throws: the error that the app gets; nothing changes then.
    public mutating func claim(_ request: FocusRequest) throws(AudioError) -> [Int] {
        try check(request)
        let interrupted = request.isMixable ? [] : rivals(of: request.session)
        claims.removeAll { interrupted.contains($0.session) || $0.session == request.session }
        claims.append(Claim(session: request.session, isMixable: request.isMixable))
        return interrupted
    }

    /// Whether a session may become active, or start a sound, where it is.
    func check(_ request: FocusRequest) throws(AudioError) {
        if let holder = decidingHolder, !holder.admits(request.session) {
            throw holder.source == .siri && request.wantsInput
                ? AudioError(.siriIsRecording, rule: AudioRules.errorOther)
                : AudioError(.insufficientPriority, rule: AudioRules.activateInsufficientPriority)
        }
        guard !request.isForeground else { return }
        guard request.mayRunInBackground else { throw request.cannotStart }
        guard !request.isMixable else { return }
        if !rivals(of: request.session).isEmpty {
            throw AudioError(.cannotInterruptOthers, rule: AudioRules.activateNonmixableBackground)
        }
        guard request.mayResume else {
            throw request.wantsInput
                ? request.cannotStart
                : AudioError(.cannotInterruptOthers, rule: AudioRules.activateStartInForeground)
        }
    }

    /// What came last decides, unless it is a call that has not got the sound, while another has it.
    private var decidingHolder: FocusHolder? {
        guard let last = holders.last, !last.isOpen else { return holders.last }
        return holders.last(where: \.isOpen) ?? last
    }

    /// A session is no longer active.
    public mutating func release(_ session: Int) { claims.removeAll { $0.session == session } }

    /// A call, an alarm or Siri takes the audio.
    ///
    /// - Parameters:
    ///   - source: what takes it.
    ///   - session: the session of the app whose call it is; it alone keeps its claim.
    ///   - isCall: whether it is a call that rings first: then a call that speaks keeps the sound.
    /// - Returns: the sessions that are interrupted by it; their claims are gone.
    public mutating func occupy(
        by source: AudioInterruption.Source, session: Int? = nil, isCall: Bool = false
    ) -> (FocusHolder, [Int]) {
        let isCall = isCall || session != nil
        let holder = FocusHolder(
            number: nextHolder, source: source, session: session, isCall: isCall, isOpen: !isCall)
        nextHolder += 1
        let spared = [session] + (isCall ? holders.filter(\.isOpen).map(\.session) : [])
        holders.append(holder)
        let interrupted = claims.map(\.session).filter { !spared.contains($0) }
        claims.removeAll { interrupted.contains($0.session) }
        return (holder, interrupted)
    }

    /// A call gets the sound: the newest one of that session, or of the phone itself. False without one.
    public mutating func openCall(of session: Int?) -> Bool { setOpen(true, session) }

    /// A call that had the sound waits. False without one.
    public mutating func closeCall(of session: Int?) -> Bool { setOpen(false, session) }

    private mutating func setOpen(_ isOpen: Bool, _ session: Int?) -> Bool {
        guard let index = holders.lastIndex(where: { $0.isCall && $0.session == session }) else { return false }
        defer { holders[index].isOpen = isOpen }
        return isOpen || holders[index].isOpen
    }

    /// What keeps those interrupted whom another occupation interrupted that is over; nil when nothing does.
    public var remaining: FocusHolder? { holders.last }

    /// What keeps a session interrupted whose interruption is over otherwise; nil when nothing does. A call of its own app
    /// does not.
    public func remaining(for session: Int) -> FocusHolder? { holders.last { $0.session != session } }

    /// The newest occupation that fits is over.
    public mutating func vacate(where fits: (FocusHolder) -> Bool) -> FocusHolder? {
        guard let index = holders.lastIndex(where: fits) else { return nil }
        return holders.remove(at: index)
    }
}

extension FocusArbiter.FocusHolder {
    /// Whether the session may be active beside it.
    func admits(_ session: Int) -> Bool { isOpen && self.session == session }
}

extension FocusArbiter.FocusRequest {
    /// The error of an app that may not begin where it is.
    var cannotStart: AudioError {
        wantsInput
            ? AudioError(.cannotStartRecording, rule: AudioRules.activateCannotRecord)
            : AudioError(.cannotStartPlaying, rule: AudioRules.activateCannotStart)
    }
}
