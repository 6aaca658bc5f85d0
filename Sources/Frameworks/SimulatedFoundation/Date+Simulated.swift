import BackgroundRuntime

// Dates of the simulated device. Outside a simulated app a date is what it always was, so that a test can use both.

extension Date {
    /// The date that the wall clock of the running device shows.
    public init() {
        guard let simulation = AppProcess.current?.simulation else {
            self.init(timeIntervalSinceReferenceDate: Date.timeIntervalSinceReferenceDate)
            return
        }
        self = simulation.clocks.date(at: simulation.now)
    }

    /// The date that the wall clock of the running device shows.
    public static var now: Date { Date() }

    /// The date that lies `interval` seconds after the one that the wall clock of the running device shows.
    public init(timeIntervalSinceNow interval: TimeInterval) {
        self = Date().addingTimeInterval(interval)
    }

    /// Seconds from now, on the wall clock of the running device, to this date.
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}

extension ProcessInfo {
    /// Seconds for which the running device has been awake since its boot.
    public var systemUptime: TimeInterval {
        let simulation = SimulatedApp.process(for: "ProcessInfo.systemUptime").simulation
        return simulation.clocks.uptime(at: simulation.now).inSeconds
    }

    /// Whether Low Power Mode is on.
    public var isLowPowerModeEnabled: Bool {
        SimulatedApp.process(for: "ProcessInfo.isLowPowerModeEnabled").device.conditions.isLowPowerModeEnabled
    }
}
