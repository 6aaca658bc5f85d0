// How time passes on a phone.

extension Device {
    /// The last instant of a phone: what is to go on longer stops there, and says so (`sim.time.end`). It is a century from
    /// the boot; a count of nanoseconds goes on for two more.
    public static let lastInstant = VirtualInstant.boot.advanced(by: .seconds(86_400 * 36_525))

    /// Lets time pass, the target instant included.
    public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

    /// Lets time pass until `instant`, included.
    public func advance(to instant: VirtualInstant) {
        guard mayAdvance(to: instant) else { return }
        simulation.advance(to: min(instant, Device.lastInstant))
        if instant > Device.lastInstant { sayThatTimeEnds() }
    }

    /// Lets time pass, the target instant included, while the caller waits without holding its thread.
    public func advance(by duration: Duration) async { await advance(to: now.advanced(by: duration)) }

    /// Lets time pass until `instant`, included, while the caller waits without holding its thread.
    public func advance(to instant: VirtualInstant) async {
        guard mayAdvance(to: instant) else { return }
        await simulation.advance(to: min(instant, Device.lastInstant))
        if instant > Device.lastInstant { sayThatTimeEnds() }
    }

    /// Whether time may pass so; if not, the running test fails.
    private func mayAdvance(to instant: VirtualInstant) -> Bool {
        if simulation.isRunning {
            CheckedName.refuse(
                "time was to pass in the middle of the phone's own doing: a test lets it pass, and no app")
        } else if instant < now {
            CheckedName.refuse("time does not go back")
        } else {
            return true
        }
        return false
    }

    private func sayThatTimeEnds() {
        let what = "the run was to go on for longer than a phone can: it stops here, a century from the boot"
        record(.finding, what, rule: SimulationRules.timeEnd)
    }
}
