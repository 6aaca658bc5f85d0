import BackgroundRuntime

/// The audio mode of one process: keeps it awake while sound is really playing or recording in an active session of a
/// category that may run in the background.
public final class AudioMode: ModeInstance {
    /// Whether sound ever ran that the mode could hold the app for.
    public private(set) var wasUsed = false

    /// The sound of a call runs through the app's session: that is a use too, although the call keeps the app awake.
    func noteCall() { wasUsed = true }

    private let context: ModeContext
    private var assertion: HeldAssertion?
    private var isSilenceReported = false
    /// Whether its sound waits for data for so long that it holds the app no more.
    private(set) var isStallOver = false
    /// Why sound ended, while the grace runs.
    private var end: (rule: Rule, why: String)?
    private var grace: EventID?
    private var graceFigure: Constant?

    init(_ context: ModeContext) {
        self.context = context
    }

    private var process: AppProcess { context.process }

    public func processDidEnter(_ state: AppState) {
        switch state {
        case .background:
            guard assertion != nil else { return }
            let session = AudioSession.of(process)
            reportSilence(of: session)
            reportRedBar(session)
        case .active, .inactive: isSilenceReported = false
        case .suspended, .notRunning: cancelGrace()
        }
    }

    /// Sounds, category or activity of the session have changed.
    func update(_ session: AudioSession, rule: Rule, why: String) {
        if session.machine.holdsInBackground {
            cancelGrace()
            (end, isStallOver) = (nil, false)
            hold(session)
        } else if session.machine.isStalled, session.machine.category.runsInBackground {
            holdWhileStalled(session)
        } else {
            isStallOver = false
            letGo(after: AudioConstants.grace, because: (rule, why))
        }
    }

    /// Sound that waits for data holds the app for a while: it may go on.
    private func holdWhileStalled(_ session: AudioSession) {
        guard !isStallOver else { return }
        hold(session)
        letGo(after: AudioConstants.stallGrace, because: (AudioRules.playerStalls, "its sound has stalled"))
    }

    private func hold(_ session: AudioSession) {
        guard assertion == nil else { return reportSilence(of: session) }
        wasUsed = true
        let (isRecording, isStalled) = (session.machine.isRecording, session.machine.isStalled)
        assertion = context.acquire(
            reason: isRecording ? "recording" : isStalled ? "sound waits for data" : "sound is playing",
            rule: isRecording
                ? AudioRules.recordKeepsAwake : isStalled ? AudioRules.playerStalls : AudioRules.modeKeepsAwake,
            keepsDeviceAwake: true)
        reportSilence(of: session)
        if process.state == .background { reportRedBar(session) }
    }

    private func letGo(after figure: Constant, because end: (rule: Rule, why: String)) {
        guard assertion != nil else { return }
        self.end = end
        guard grace == nil || graceFigure !== figure else { return }
        cancelGrace()
        graceFigure = figure
        let time = process.device.constants.duration(figure) ?? .zero
        guard time > .zero else { return letGo() }
        grace = context.schedule(after: time) { [weak self] in
            self?.grace = nil
            self?.letGo()
        }
    }

    private func letGo() {
        guard let assertion, let end else { return }
        self.end = nil
        self.assertion = nil
        isStallOver = AudioSession.of(process).machine.isStalled
        assertion.drop(why: end.why, rule: end.rule)
    }

    private func cancelGrace() {
        if let grace { context.cancel(grace) }
        grace = nil
    }

    /// Silence keeps the app awake and is against the review rules: a finding, once in each stay in the background.
    func reportSilence(of session: AudioSession) {
        guard process.state == .background, assertion != nil, session.machine.isOnlySilence, !isSilenceReported else {
            return
        }
        isSilenceReported = true
        process.record(
            .finding, "only silence keeps the app awake", detail: "review asks for audible content",
            rule: AudioRules.silencePolicy)
    }

    private func reportRedBar(_ session: AudioSession) {
        guard session.machine.isRecording, process.device.system.profile == .ios4 else { return }
        process.record(
            .note, "the status bar is double height and red", rule: AudioRules.recordKeepsAwake)
    }
}
