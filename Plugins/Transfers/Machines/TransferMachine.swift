import BackgroundRuntime

/// The state of one transfer. Each input returns what has to be done.
///
/// | Stage | What follows |
/// |---|---|
/// | idle | resumed: waits, or connects |
/// | waiting | may go on: connects |
/// | connecting | connected: sends, or asks |
/// | sending | sent: asks |
/// | asking | answered: receives; sent elsewhere or challenged: connects |
/// | receiving | received: is over |
struct TransferMachine: Hashable, Sendable {
    /// How far it is.
    enum Stage: Hashable, Sendable {
        /// Made, or stopped by the app.
        case idle
        /// Something has to change first.
        case waiting(TransferWait)
        /// The way to the server is made.
        case connecting
        /// The body of the request goes out.
        case sending
        /// The server, or the app, has to answer.
        case asking
        /// The body of the answer comes in.
        case receiving
        /// Done, failed or cancelled.
        case over
    }

    /// What has to be done.
    enum Action: Hashable, Sendable {
        case nothing
        case wait(TransferWait)
        case connect
        case send
        case ask
        case receive
        case finish
        /// Stop for now; the app will say when it goes on.
        case rest
        case retry
        /// End with the raw value of a `URLError.Code`.
        case fail(Int)
    }

    private(set) var stage = Stage.idle
    /// Whether the process that transfers stands still.
    private(set) var isHeld = false
    private let isBackground: Bool
    private let waitsForConnectivity: Bool

    init(isBackground: Bool, waitsForConnectivity: Bool) {
        (self.isBackground, self.waitsForConnectivity) = (isBackground, waitsForConnectivity)
    }

    /// Whether bytes could go to or fro, or are about to.
    var isConnected: Bool { [.connecting, .sending, .asking, .receiving].contains(stage) }

    /// Whether it is under way or waits for something, and is not over.
    var isPending: Bool { stage != .idle && stage != .over }

    /// The app resumes it, something changed, or a time is over: may it go on?
    ///
    /// - Parameter wait: why not; nil where it may.
    mutating func consider(_ wait: TransferWait?) -> Action {
        guard stage != .over, !isHeld else { return .nothing }
        guard let wait else { return isConnected ? .nothing : move(to: .connecting, .connect) }
        if stage == .waiting(wait) { return .nothing }
        if wait == .network || wait == .wifi, !waitsForConnectivity {
            return move(to: .over, .fail(isConnected ? TransferCode.lost : TransferCode.offline))
        }
        if isConnected, !isBackground { return move(to: .over, .fail(TransferCode.lost)) }
        return move(to: .waiting(wait), .wait(wait))
    }

    /// The way to the server is made.
    mutating func connected(hasBody: Bool) -> Action {
        stage == .connecting ? hasBody ? move(to: .sending, .send) : move(to: .asking, .ask) : .nothing
    }

    /// The body of the request is out.
    mutating func sent() -> Action { stage == .sending ? move(to: .asking, .ask) : .nothing }

    /// The server begins to answer.
    mutating func answered() -> Action { stage == .asking ? move(to: .receiving, .receive) : .nothing }

    /// The answer is another question: it connects anew.
    mutating func turnedAway() -> Action { stage == .asking ? move(to: .connecting, .connect) : .nothing }

    /// The answer is complete.
    mutating func received() -> Action { stage == .receiving ? move(to: .over, .finish) : .nothing }

    /// The attempt failed with a code of `URLError`.
    mutating func failed(_ code: Int) -> Action {
        guard isConnected else { return .nothing }
        return isBackground ? move(to: .waiting(.retry), .retry) : move(to: .over, .fail(code))
    }

    /// It ends with an error, whatever the stage.
    mutating func end(_ code: Int) -> Action { stage == .over ? .nothing : move(to: .over, .fail(code)) }

    /// The app stops it for now.
    mutating func rest() -> Action { isPending ? move(to: .idle, .rest) : .nothing }

    /// The process that transfers stands still, or the one without which the system does not transfer.
    ///
    /// - Parameter needsApp: whether a transfer of the system needs its app.
    mutating func hold(needsApp: Bool = false) {
        if !isBackground || needsApp, isPending { isHeld = true }
    }

    /// The process goes on.
    ///
    /// - Parameters:
    ///   - pause: how long it stood still.
    ///   - timeout: how long nothing may arrive.
    ///   - isReclaimed: whether the system took its sockets meanwhile.
    mutating func release(after pause: Duration, timeout: Duration, isReclaimed: Bool) -> Action {
        guard isHeld else { return .nothing }
        isHeld = false
        guard isConnected else { return .nothing }
        if isReclaimed { return move(to: .over, .fail(TransferCode.lost)) }
        return pause >= timeout ? move(to: .over, .fail(TransferCode.timedOut)) : .nothing
    }

    private mutating func move(to stage: Stage, _ action: Action) -> Action {
        self.stage = stage
        return action
    }
}

/// Raw values of `URLError.Code`.
enum TransferCode {
    static let cancelled = -999
    static let timedOut = -1_001
    static let unsupportedURL = -1_002
    static let noHost = -1_003
    static let lost = -1_005
    static let tooManyRedirects = -1_007
    static let offline = -1_009
    static let noFile = -3_000
    static let disconnected = -997
    static let noUploadFile = -1_100
}

/// Raw values of `URLError.BackgroundTaskCancelledReason`.
enum TransferCancelReason: Int, CaseIterable {
    case userForceQuitApplication = 0
    case backgroundUpdatesDisabled = 1
    case insufficientSystemResources = 2
}
