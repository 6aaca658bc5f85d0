import BackgroundRuntime

/// The graphics processor and the Neural Engine of the phone, as far as they ask who is on the screen.
public final class GraphicsService: ModuleService {
    let context: ServiceContext

    init(_ context: ServiceContext) { self.context = context }

    /// Gives work to the graphics processor.
    ///
    /// - Parameters:
    ///   - api: by which interface; work of OpenGL ES that is submitted in the background ends the app, and this does not
    ///     return.
    ///   - duration: how long it takes; one frame without it.
    ///   - process: the launch of an app that submits it.
    ///   - done: called when it is over, with what went wrong: at once where it fails at once.
    public func submit(
        _ api: GraphicsAPI, taking duration: Duration? = nil, in process: AppProcess,
        done: @escaping (GraphicsError?) -> Void = { _ in }
    ) {
        if api == .metal { process.require(.symbol("MTLCreateSystemDefaultDevice", api.first)) }
        let work = work(of: process)
        let verdict = GraphicsVerdict.onSubmission(
            api, isInBackground: process.isInBackground && !work.isLeaving,
            permit: process.inUse.graphicsPermits.first)
        switch verdict {
        case .runs: break
        case .permitted(let rule): process.record(.note, "the GPU works for the app in the background", rule: rule)
        case .fails(let error, let rule):
            process.record(.finding, error.text, detail: "MTLCommandBufferErrorDomain \(error.code)", rule: rule)
            return done(error)
        case .ends(let rule): return process.end(.graphics("a call of OpenGL ES in the background", rule))
        }
        begin(api, for: duration ?? context.constants.duration(GraphicsConstants.work) ?? .zero, work, done)
    }

    private func begin(
        _ api: GraphicsAPI, for duration: Duration, _ work: ProcessGraphics, _ done: @escaping (GraphicsError?) -> Void
    ) {
        let end = context.now.nanoseconds + duration.wholeNanoseconds
        let number = work.add(api, until: VirtualInstant(nanoseconds: end), done)
        work[number]?.event = context.schedule(after: duration) { [weak work] in work?.finish(number, nil) }
    }

    /// How long it takes until all of an app's OpenGL ES work is done, for `glFinish`.
    public func timeToFinish(in process: AppProcess) -> Duration {
        let last = work(of: process).lastEnd(of: .openGL)
        return last.map { context.now.duration(to: $0) } ?? .zero
    }

    /// Asks the Neural Engine for a prediction.
    ///
    /// - Returns: whether the app gets one.
    public func predict(in process: AppProcess) -> Bool {
        let rule = GraphicsRules.neuralEngine
        guard process.isInBackground, !work(of: process).isLeaving,
            rule.systems.contains(context.system)
        else { return true }
        process.record(
            .refusal, "no prediction by the Neural Engine in the background",
            detail: "which error an app gets is not known", rule: rule)
        return false
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard let work = process.storage.existing(ProcessGraphics.self) else { return }
        if state == .background, work.wasInFront { return leave(work, of: process) }
        work.wasInFront = state.isForeground
    }

    /// The work of a process, made on first use, which may be as the app leaves the screen.
    private func work(of process: AppProcess) -> ProcessGraphics {
        if let known = process.storage.existing(ProcessGraphics.self) { return known }
        let made = process.storage.object { ProcessGraphics(isInFront: process.state.isForeground) }
        if process.isLeavingScreen, process.hasBeen(.active) { leave(made, of: process) }
        return made
    }

    private func leave(_ work: ProcessGraphics, of process: AppProcess) {
        (work.wasInFront, work.isLeaving) = (false, true)
        process.whenSettled { [weak self, unowned process, weak work] in
            work?.isLeaving = false
            if let self, let work { judgeInFlight(work, of: process) }
        }
    }

    private func judgeInFlight(_ work: ProcessGraphics, of process: AppProcess) {
        for number in work.numbers where process.isInBackground {
            guard let item = work[number] else { continue }
            switch GraphicsVerdict.onLeaving(
                item.api, permit: process.inUse.graphicsPermits.first, system: context.system)
            {
            case .permitted, .runs:
                process.record(
                    .note, "work of the GPU is in flight as the app leaves the screen", rule: GraphicsRules.gpuInflight)
            case .fails(let error, let rule):
                process.record(.finding, error.text, detail: "MTLCommandBufferErrorDomain \(error.code)", rule: rule)
                if let event = item.event { context.cancel(event) }
                work.finish(number, error)
            case .ends(let rule):
                process.end(.graphics("work of OpenGL ES was in flight after didEnterBackground", rule))
            }
        }
    }
}

/// The work of one launch that is in flight.
final class ProcessGraphics: ClosureOwner {
    struct Item {
        let api: GraphicsAPI
        let end: VirtualInstant
        let done: (GraphicsError?) -> Void
        var event: EventID?
    }

    private var items: [Int: Item] = [:]
    private var count = 0
    /// Whether the app was on the screen in its last state.
    var wasInFront: Bool
    /// Whether it is being told that it leaves the screen: until that is over it may finish its work.
    var isLeaving = false

    init(isInFront: Bool) { wasInFront = isInFront }

    /// What is in flight, the oldest first.
    var numbers: [Int] { items.keys.sorted() }

    subscript(number: Int) -> Item? {
        get { items[number] }
        set { items[number] = newValue }
    }

    func add(_ api: GraphicsAPI, until end: VirtualInstant, _ done: @escaping (GraphicsError?) -> Void) -> Int {
        count += 1
        items[count] = Item(api: api, end: end, done: done)
        return count
    }

    func finish(_ number: Int, _ error: GraphicsError?) { items.removeValue(forKey: number)?.done(error) }

    func lastEnd(of api: GraphicsAPI) -> VirtualInstant? {
        numbers.compactMap { items[$0] }.filter { $0.api == api }.map(\.end).max { $0.nanoseconds < $1.nanoseconds }
    }

    func releaseClosures() { items = [:] }
}

extension TerminationReason {
    /// The app used the graphics processor where it must not.
    fileprivate static func graphics(_ text: String, _ rule: Rule) -> TerminationReason {
        TerminationReason("gpu", rule: rule, "stopped by the graphics driver: \(text)")
    }
}
