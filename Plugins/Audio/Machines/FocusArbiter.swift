import BackgroundRuntime

/// Who has the audio of the device, as a value: active sessions, and what stands above all of them.
///
/// Sessions are named by numbers. It decides who may activate and who is interrupted by it.
public struct FocusArbiter: Hashable, Sendable {
    /// A session that asks to become active, or to start a sound.
    public struct Applicant: Hashable, Sendable {
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

        /// An applicant in the foreground that does not mix.
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
    public struct Occupant: Hashable, Sendable {
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
    public private(set) var occupants: [Occupant] = []
    private var nextOccupant = 1

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
    public mutating func claim(_ applicant: Applicant) throws(AudioError) -> [Int] {
        try check(applicant)
        let interrupted = applicant.isMixable ? [] : rivals(of: applicant.session)
        claims.removeAll { interrupted.contains($0.session) || $0.session == applicant.session }
        claims.append(Claim(session: applicant.session, isMixable: applicant.isMixable))
        return interrupted
    }

    /// Whether a session may become active, or start a sound, where it is.
    func check(_ applicant: Applicant) throws(AudioError) {
        if let occupant = decidingOccupant, !occupant.admits(applicant.session) {
            throw occupant.source == .siri && applicant.wantsInput
                ? AudioError(.siriIsRecording, rule: AudioRules.errorOther)
                : AudioError(.insufficientPriority, rule: AudioRules.activateInsufficientPriority)
        }
        guard !applicant.isForeground else { return }
        guard applicant.mayRunInBackground else { throw applicant.cannotStart }
        guard !applicant.isMixable else { return }
        if !rivals(of: applicant.session).isEmpty {
            throw AudioError(.cannotInterruptOthers, rule: AudioRules.activateNonmixableBackground)
        }
        guard applicant.mayResume else {
            throw applicant.wantsInput
                ? applicant.cannotStart
                : AudioError(.cannotInterruptOthers, rule: AudioRules.activateStartInForeground)
        }
    }

    /// What came last decides, unless it is a call that has not got the sound, while another has it.
    private var decidingOccupant: Occupant? {
        guard let last = occupants.last, !last.isOpen else { return occupants.last }
        return occupants.last(where: \.isOpen) ?? last
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
    ) -> (Occupant, [Int]) {
        let isCall = isCall || session != nil
        let occupant = Occupant(
            number: nextOccupant, source: source, session: session, isCall: isCall, isOpen: !isCall)
        nextOccupant += 1
        let spared = [session] + (isCall ? occupants.filter(\.isOpen).map(\.session) : [])
        occupants.append(occupant)
        let interrupted = claims.map(\.session).filter { !spared.contains($0) }
        claims.removeAll { interrupted.contains($0.session) }
        return (occupant, interrupted)
    }

    /// A call gets the sound: the newest one of that session, or of the phone itself. False without one.
    public mutating func openCall(of session: Int?) -> Bool { setOpen(true, session) }

    /// A call that had the sound waits. False without one.
    public mutating func closeCall(of session: Int?) -> Bool { setOpen(false, session) }

    private mutating func setOpen(_ isOpen: Bool, _ session: Int?) -> Bool {
        guard let index = occupants.lastIndex(where: { $0.isCall && $0.session == session }) else { return false }
        defer { occupants[index].isOpen = isOpen }
        return isOpen || occupants[index].isOpen
    }

    /// What keeps those interrupted whom another occupation interrupted that is over; nil when nothing does.
    public var remaining: Occupant? { occupants.last }

    /// What keeps a session interrupted whose interruption is over otherwise; nil when nothing does. A call of its own app
    /// does not.
    public func remaining(for session: Int) -> Occupant? { occupants.last { $0.session != session } }

    /// The newest occupation that fits is over.
    public mutating func vacate(where fits: (Occupant) -> Bool) -> Occupant? {
        guard let index = occupants.lastIndex(where: fits) else { return nil }
        return occupants.remove(at: index)
    }
}

extension FocusArbiter.Occupant {
    /// Whether the session may be active beside it.
    func admits(_ session: Int) -> Bool { isOpen && self.session == session }
}

extension FocusArbiter.Applicant {
    /// The error of an app that may not begin where it is.
    var cannotStart: AudioError {
        wantsInput
            ? AudioError(.cannotStartRecording, rule: AudioRules.activateCannotRecord)
            : AudioError(.cannotStartPlaying, rule: AudioRules.activateCannotStart)
    }
}
