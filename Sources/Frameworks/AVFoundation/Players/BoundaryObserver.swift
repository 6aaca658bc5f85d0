import BackgroundRuntime

/// Fires as its player plays past certain times of the item.
final class BoundaryObserver: PlaybackObserver {
    private let boundaries: [TimeInterval]
    private let process: AppProcess
    private let position: () -> TimeInterval?
    private let fire: () -> Void
    private var timer: AppTimer?

    /// An observer of times in seconds, whose player tells where in the item it is.
    init(
        _ boundaries: [TimeInterval], of process: AppProcess, position: @escaping () -> TimeInterval?,
        fire: @escaping () -> Void
    ) {
        self.boundaries = boundaries.filter(\.isFinite).sorted()
        (self.process, self.position, self.fire) = (process, position, fire)
    }

    func start(rate: Double) {
        stop()
        guard let place = position() else { return }
        wait(from: place, rate: rate)
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func follow(rate: Double) { start(rate: rate) }

    /// Waits for the first boundary behind a place. The place is not asked for again at that time: rounding could put it
    /// right before the boundary that was just passed.
    private func wait(from place: TimeInterval, rate: Double) {
        guard rate > 0, let next = boundaries.first(where: { $0 > place }) else { return }
        timer = process.startTimer(after: Duration(inSeconds: (next - place) / rate)) { [weak self] _ in
            self?.wait(from: next, rate: rate)
            self?.fire()
        }
    }
}

extension AVPlayer {
    /// Calls `block` each time that the item is played past one of some times.
    ///
    /// - Parameters:
    ///   - times: times in the item, as values that are made with `NSValue(time:)`.
    ///   - queue: where it is called; nil for the main queue.
    ///   - block: the code.
    /// - Returns: the observer, to be removed.
    @preconcurrency
    public func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        let seconds = times.map(\.timeValue.seconds)
        return add(
            BoundaryObserver(seconds, of: process, position: { [weak self] in self?.currentTime().seconds }) {
                (queue ?? DispatchQueue.main).async { block() }
            })
    }
}
