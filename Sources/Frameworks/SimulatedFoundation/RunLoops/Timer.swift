import BackgroundRuntime

/// A timer of the simulated app: fires in the run loop it was added to. While the app is suspended it does not fire;
/// what it missed fires once on resume.
open class Timer: NSObject, @unchecked Sendable {
    /// Seconds between two fires; 0 for a timer that fires once.
    open private(set) var timeInterval: TimeInterval
    /// What the creator attached; always nil for timers with blocks.
    open private(set) var userInfo: Any?
    /// How late the timer may fire, in seconds. The simulator fires on time.
    @SystemAPI.Since(.method("tolerance", of: "NSTimer", .iOS(7))) open var tolerance: TimeInterval = 0

    /// The modes of its run loop in which it fires.
    private(set) var modes: [RunLoop.Mode] = []
    private var nextFire: Date
    private let repeats: Bool
    /// What it does; nil once the timer is over, since the block may hold whoever holds the timer.
    private var block: (@Sendable (Timer) -> Void)?
    private var timer: AppTimer?
    private weak var runLoop: RunLoop?
    private var isInvalidated = false
    private var hasLeft = false
    private final var isFiring = false

    /// A timer that is over, as code makes one to hold the place of another: it never fires.
    public override init() {
        (nextFire, timeInterval, repeats, isInvalidated) = (Date(), 0, false, true)
        super.init()
    }

    /// A timer that fires first at `date`, once it is added to a run loop.
    @preconcurrency
    public init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        nextFire = date
        timeInterval = repeats ? interval : 0
        self.repeats = repeats
        self.block = block
    }

    /// A timer that fires `interval` seconds from now, once it is added to a run loop.
    @preconcurrency
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: Date() + interval, interval: interval, repeats: repeats, block: block)
    }

    /// A timer that sends a message to an object, once it is added to a run loop. It keeps the object until it is over.
    ///
    /// - Parameters:
    ///   - date: when it fires first.
    ///   - ti: seconds between two fires.
    ///   - t: the object.
    ///   - s: the method; it takes the timer, or nothing.
    ///   - ui: what the method finds in the timer.
    ///   - rep: whether it goes on after the first time.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let target = MessageTarget(object: t as AnyObject)
        self.init(fire: date, interval: ti, repeats: rep) { Message.send(s, to: target.object, [$0]) }
        userInfo = ui
    }

    /// A timer that sends a message to an object in `ti` seconds, once it is added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date() + ti, interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
    }

    /// A timer that sends a message to an object, in the run loop of the calling thread and the default mode.
    @discardableResult
    open class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// A timer that is added to the run loop of the calling thread, in the default mode.
    @discardableResult
    @preconcurrency
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Whether the timer will fire.
    open var isValid: Bool { !isInvalidated && timer?.isValid != false }

    /// When the timer fires next. Setting it moves the next fire; a timer that fires once and does so now is over then,
    /// whatever it is set to.
    open var fireDate: Date {
        get {
            guard let timer, timer.isValid, let simulation = runLoop?.thread.simulation else { return nextFire }
            return simulation.clocks.date(at: timer.due)
        }
        set {
            guard isValid else { return }
            nextFire = newValue
            guard let runLoop, repeats || !isFiring else { return }
            timer?.onEnd = nil
            timer?.invalidate()
            start(on: runLoop)
        }
    }

    /// Fires at once, beside the schedule; a timer that fires once is over then.
    open func fire() {
        guard isValid, let block else { return }
        block(self)
        if !repeats { invalidate() }
    }

    open func invalidate() {
        isInvalidated = true
        timer?.invalidate()
        block = nil
        leaveRunLoop()
    }

    /// The timer is over: its run loop waits for it no more.
    private func leaveRunLoop() {
        guard !hasLeft else { return }
        hasLeft = true
        runLoop?.forget(modes)
    }

    /// Adds a mode of its run loop. A timer belongs to one run loop only.
    func add(_ mode: RunLoop.Mode, of runLoop: RunLoop) -> Bool {
        guard isValid, self.runLoop == nil || self.runLoop === runLoop else { return false }
        if !modes.contains(mode) {
            modes.append(mode)
            runLoop.expect([mode])
        }
        guard timer == nil else { return false }
        self.runLoop = runLoop
        start(on: runLoop)
        return true
    }

    private func start(on runLoop: RunLoop) {
        guard let block else { return }
        let interval = repeats ? Duration(inSeconds: timeInterval) : nil
        timer = SimulatedApp.process(for: "Timer").startTimer(
            after: Duration(inSeconds: nextFire.timeIntervalSinceNow), every: interval, staysWhileFiring: true,
            submit: { [weak runLoop, self] fire in runLoop?.submit(self, fire) },
            fire: { [self] _ in
                isFiring = true
                block(self)
                isFiring = false
            })
        timer?.onEnd = { [weak self] in
            self?.block = nil
            self?.leaveRunLoop()
        }
    }
}

/// Whom a message goes to.
struct MessageTarget: @unchecked Sendable {
    let object: AnyObject
}
