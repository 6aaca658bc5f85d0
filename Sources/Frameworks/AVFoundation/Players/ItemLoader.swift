import BackgroundRuntime
import VigilAudio

/// Loads one item: acts on what ``PlaybackMachine`` decides, in turns of the app.
final class ItemLoader {
    private(set) var machine: PlaybackMachine
    /// Where the item stands, as its player has it.
    var place: () -> TimeInterval = { 0 }
    /// Called in a turn on the main thread.
    var onEvent: (PlaybackMachine.Event) -> Void = { _ in }
    /// Called in a turn in which more or less is loaded.
    var onChange: () -> Void = {}

    private let process: AppProcess
    private let session: AudioSession
    private var timer: AppTimer?

    init(_ terms: MediaTerms) {
        process = SimulatedApp.process(for: "AVPlayerItem")
        session = AudioSession.of(process)
        machine = PlaybackMachine(terms, at: process.simulation.now)
    }

    var now: VirtualInstant { process.simulation.now }

    /// A player has the item.
    func attach(place: @escaping () -> TimeInterval, onEvent: @escaping (PlaybackMachine.Event) -> Void) {
        (self.place, self.onEvent) = (place, onEvent)
        takeNetwork()
    }

    /// No player has the item any more, which stands where it stood.
    func detach() {
        pause()
        let last = place()
        (place, onEvent) = ({ last }, { _ in })
        timer?.invalidate()
        timer = nil
    }

    /// The item becomes ready, or cannot.
    func load() {
        machine.load()
        update()
    }

    /// Plays it, or waits.
    func play(_ speed: Double, isImmediate: Bool) {
        takeFigures(whereNeededAt: speed)
        machine.play(speed, at: now, place: place(), isImmediate: isImmediate)
        arm()
    }

    /// Plays it no longer.
    func pause() {
        machine.pause(at: now, place: place())
        arm()
    }

    /// The item is to be played elsewhere.
    func seek(to new: TimeInterval) { machine.seek(to: new, from: place(), at: now) }

    /// What is loaded ahead at most, in seconds; zero for what is usual.
    func setLimit(_ seconds: TimeInterval) {
        takeFigures(whereNeededAt: .infinity)
        machine.setLimit(seconds > 0 ? seconds : session.playbackFigures.ahead, at: now, place: place())
    }

    /// Whether a stall is waited out, and does not pause.
    var waitsAfterStall: Bool {
        get { machine.waitsAfterStall }
        set { machine.waitsAfterStall = newValue }
    }

    /// Data comes faster or slower from now on: what follows from it happens in a turn of the app.
    func networkDidChange() {
        takeNetwork()
        arm(after: 0)
    }

    private func takeNetwork() {
        // What came until now came by the old rate.
        let needsFigures = machine.needsFigures(at: max(machine.speed, 1), withNetwork: session.networkRate)
        if needsFigures { machine.take(session.playbackFigures, at: now, place: place()) }
        machine.setNetwork(session.networkRate, at: now, place: place())
    }

    /// A run rests on the figures of players only where data comes more slowly than it is played, or the app asks.
    func takeFigures(whereNeededAt speed: Double) {
        if machine.needsFigures(at: speed) { machine.take(session.playbackFigures, at: now, place: place()) }
    }

    /// Lets happen what is due.
    func update() {
        for event in machine.settle(at: now, place: place()) { onEvent(event) }
        onChange()
        arm()
    }

    private func arm() { arm(after: machine.timeUntilChange(at: now, place: place())) }

    private func arm(after seconds: TimeInterval?) {
        timer?.invalidate()
        timer = seconds.map { seconds in
            process.startTimer(after: Duration(inSeconds: seconds)) { [weak self] _ in self?.update() }
        }
    }
}

extension PlaybackFailure {
    /// The error that an app gets.
    var error: NSError {
        switch self {
        case .noFile, .refused(status: 404), .refused(status: 410):
            NSError(domain: NSURLErrorDomain, code: NSURLErrorFileDoesNotExist)
        case .refused(status: 401), .refused(status: 403):
            NSError(domain: NSURLErrorDomain, code: NSURLErrorNoPermissionsToReadFile)
        case .refused: NSError(domain: NSURLErrorDomain, code: NSURLErrorBadServerResponse)
        case .offline: NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
        case .timedOut: NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)
        }
    }
}
