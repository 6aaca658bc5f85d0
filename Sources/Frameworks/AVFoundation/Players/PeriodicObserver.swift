import BackgroundRuntime

/// Fires while its player plays.
protocol PlaybackObserver: AnyObject {
    /// The player plays from now on, at a rate.
    func start(rate: Double)
    /// The player stands still.
    func stop()
    /// The player went elsewhere in the item, and plays on there.
    func follow(rate: Double)
}

/// Fires each time that so much was played.
final class PeriodicObserver: PlaybackObserver {
    private let interval: TimeInterval
    private let process: AppProcess
    private let fire: () -> Void
    private var timer: AppTimer?

    init(_ interval: TimeInterval, of process: AppProcess, fire: @escaping () -> Void) {
        self.interval = interval
        self.process = process
        self.fire = fire
    }

    func start(rate: Double) {
        stop()
        guard interval > 0 else { return }
        let step = Duration(inSeconds: interval / rate)
        timer = process.startTimer(after: step, every: step) { [weak self] _ in self?.fire() }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func follow(rate: Double) {}
}
