import BackgroundRuntime

/// What was on the screen of an app at an instant.
public struct ScreenLook: Sendable {
    /// When it was looked at; when it was to be, where the run was over before.
    public let instant: VirtualInstant
    /// A line for each thing, or one that says why nobody sees it.
    public let lines: [String]

    /// What is on the screen now.
    package init(at app: InstalledApp) {
        instant = app.device.now
        do {
            let outline = try app.device.screenOutline(of: app)
            lines = outline.isEmpty ? ["nothing"] : outline
        } catch { lines = ["nothing that can be seen: \(error)"] }
    }

    /// One that the run did not come to.
    init(missedAt instant: VirtualInstant) {
        self.instant = instant
        lines = ["nothing that can be seen: the run was over before"]
    }

    /// The lines below a title.
    package func text(of app: String, _ style: TextStyle) -> String {
        let title = "\(app.onOneLine), on the screen at \(TimeText.clock(instant))"
        return ([style.bold(title)] + lines.map { "  " + $0.onOneLine }).joined(separator: "\n")
    }
}

/// Looks at screens while time passes: wherever something happens, for steps that ask of the past and for a page, and at
/// instants that the command line names.
struct ScreenWatch {
    /// What was on the screens of apps, by name, where steps ask of that.
    private var logs: [String: ScreenLog] = [:]
    /// When the screen of the app is looked at, the earliest first.
    private var due: [VirtualInstant]
    /// What was seen then.
    private(set) var looks: [ScreenLook] = []
    /// What keeps all that is seen; nil where nobody asked for that.
    private let recorder: ScreenRecorder?
    /// Whether somebody looks wherever something happens.
    private var isLooking: Bool { recorder != nil || !logs.isEmpty }

    /// A watch that looks at these instants.
    init(on device: Device, at times: [Duration]) {
        recorder = ScreenRecorder.of(device)
        due = times.sorted().map { VirtualInstant.boot.advanced(by: $0) }
    }

    /// The log of an app; nil where nobody asked for it.
    subscript(app: InstalledApp) -> ScreenLog? { logs[app.name] }

    /// Begins a log of an app, unless there is one.
    mutating func begin(for app: InstalledApp) {
        if logs[app.name] == nil { logs[app.name] = ScreenLog(of: app) }
    }

    /// Lets time pass up to an instant. What is to be looked at then waits for the steps of that instant.
    mutating func pass(to instant: VirtualInstant, _ app: InstalledApp) {
        while let next = due.first, next < instant {
            goOn(to: max(app.device.now, next), app.device)
            due.removeFirst()
            looks.append(ScreenLook(at: app))
        }
        goOn(to: instant, app.device)
    }

    /// The run is over: what is due now is looked at, what was due later cannot be.
    mutating func finish(_ app: InstalledApp) {
        looks += due.map { $0 <= app.device.now ? ScreenLook(at: app) : ScreenLook(missedAt: $0) }
        due = []
        recorder?.look()
    }

    private func goOn(to instant: VirtualInstant, _ device: Device) {
        // What the last step has done is there until something else happens.
        look()
        while isLooking, let next = device.simulation.nextEvent, next < instant {
            device.advance(to: next)
            look()
        }
        device.advance(to: instant)
        look()
    }

    private func look() {
        for log in logs.values { log.look() }
        recorder?.look()
    }
}
