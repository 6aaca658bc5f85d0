import BackgroundRuntime
import SimulatedFoundation

/// How many pictures a second an animation wants.
public struct CAFrameRateRange: Hashable, Sendable {
    /// At least, at most, and best.
    public var minimum: Float, maximum: Float, preferred: Float?

    /// A range from its parts.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}

/// Sends a message before each picture of the screen: sixty times a second, and not in the background, where there is no
/// picture.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private let selector: Selector
    private var target: AnyObject?
    private var timer: Timer?
    private var runLoop: RunLoop?
    private var modes: [RunLoop.Mode] = []

    /// Whether no messages are sent.
    open var isPaused = false
    /// How many pictures a second it is told of; 0 for all. From iOS 10.
    @SystemAPI.Since(.method("preferredFramesPerSecond", of: "CADisplayLink", .iOS(10))) open
        var preferredFramesPerSecond = 0
    { didSet { restart() } }
    /// How many pictures a second it wants; the best of them counts. From iOS 15.
    @SystemAPI.Since(.method("preferredFrameRateRange", of: "CADisplayLink", .iOS(15))) open
        var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)
    {
        didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
    }
    /// When the picture before was shown, by the clock of `CACurrentMediaTime()`.
    open private(set) var timestamp: TimeInterval = 0

    /// A link that sends a message to an object, which it keeps until it is invalidated.
    public init(target: Any, selector sel: Selector) { (self.target, selector) = (target as AnyObject, sel) }

    /// Seconds between two pictures.
    open var duration: TimeInterval { 1 / 60 }
    /// When the next picture is shown. From iOS 10.
    open var targetTimestamp: TimeInterval {
        SimulatedApp.require(.method("targetTimestamp", of: "CADisplayLink", .iOS(10)))
        return timestamp + interval
    }

    private var interval: TimeInterval {
        let wanted = _preferredFramesPerSecond.value
        return wanted > 0 ? max(1 / Double(wanted), duration) : duration
    }

    /// Sends messages from a run loop while it is in a mode.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        runLoop = runloop
        modes.append(mode)
        restart()
    }

    /// Sends messages from a run loop no longer.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0 == mode }
        restart()
    }

    /// Ends it, and lets the object go.
    open func invalidate() {
        timer?.invalidate()
        (timer, target, runLoop) = (nil, nil, nil)
    }

    private func restart() {
        timer?.invalidate()
        guard let runLoop, !modes.isEmpty else { return }
        // The run loop keeps the link until it is invalidated.
        let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in fire() }
        self.timer = timer
        for mode in modes { runLoop.add(timer, forMode: mode) }
    }

    private func fire() {
        guard let target, !isPaused, hasScreen else { return }
        timestamp = CACurrentMediaTime()
        Message.send(selector, to: target, [self])
    }

    private var hasScreen: Bool {
        let state = SimulatedApp.process(for: "CADisplayLink").state
        return state == .active || state == .inactive
    }
}
