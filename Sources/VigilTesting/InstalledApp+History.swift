// What an app was and why, at any time of the test so far.

extension InstalledApp {
    /// The state of the app at a time since the phone booted: that after everything that happened at this instant. Not
    /// running before anything happened to it.
    public func state(at time: Duration) -> AppState {
        records(upTo: .boot.advanced(by: time)).last?.state ?? .notRunning
    }

    /// The states of the app from one time to another, each time that it changed; both ends count.
    ///
    /// ```swift
    /// #expect(app.states(from: .seconds(5), to: .seconds(30)) == [.background])
    /// ```
    public func states(from start: Duration, to end: Duration) -> [AppState] {
        let (first, last) = (VirtualInstant.boot.advanced(by: start), VirtualInstant.boot.advanced(by: end))
        var states = [state(at: start)]
        for record in records(upTo: last) where record.instant > first && record.state != states.last {
            states.append(record.state)
        }
        return states
    }

    /// When the app was in a state for the first time, from a time since the phone booted on; nil if it never was.
    ///
    /// ```swift
    /// #expect(app.firstTime(in: .suspended).map { $0 < .seconds(40) } == true)
    /// ```
    public func firstTime(in state: AppState, after start: Duration = .zero) -> Duration? {
        if self.state(at: start) == state { return start }
        let first = VirtualInstant.boot.advanced(by: start)
        let record = records(upTo: device.now).first { $0.instant > first && $0.state == state }
        return record.map { VirtualInstant.boot.duration(to: $0.instant) }
    }

    /// Whether the app was in one state all the time, from one time since the phone booted to another.
    public func wasAlways(_ state: AppState, from start: Duration, to end: Duration) -> Bool {
        states(from: start, to: end) == [state]
    }

    /// What kept the app awake at a time since the phone booted, in words, the oldest first.
    public func awakeReasons(at time: Duration) -> [String] {
        records(upTo: .boot.advanced(by: time)).last.map(trace.entry)?.holders ?? []
    }

    /// How long the app was awake in the background so far; because of one reason, where one is given, such as `audio`
    /// or `task "upload"`.
    public func awakeTime(
        because reason: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) -> Duration {
        if let reason { CheckedName.holder(reason, of: self, at: CheckedName.Place(file, line)) }
        let records = records(upTo: device.now)
        let ends = records.dropFirst().map(\.instant) + [device.now]
        return zip(records, ends).reduce(.zero) { total, stretch in
            let (record, end) = stretch
            guard record.state == .background, reason.map(trace.entry(record).holders.contains) ?? true else {
                return total
            }
            return total + record.instant.duration(to: end)
        }
    }

    /// Whether the system made these calls into the app, in this order; others may lie between. Each is a part of what
    /// ``AppTrace/calls`` says.
    public func wasCalled(_ calls: String...) -> Bool {
        var rest = trace.calls[...]
        for call in calls {
            guard let index = rest.firstIndex(where: { $0.contains(call) }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    private func records(upTo end: VirtualInstant) -> [TraceRecord] {
        trace.records(from: 0).filter { $0.instant <= end }
    }
}
