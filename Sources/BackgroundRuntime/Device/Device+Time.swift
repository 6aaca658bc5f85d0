// How time passes on a phone.

extension Device {
    /// The last instant of a phone: what is to go on longer stops there, and says so (`sim.time.end`). It is a century from
    /// the boot; a count of nanoseconds goes on for two more.
    public static let lastInstant = VirtualInstant.boot.advanced(by: .seconds(86_400 * 36_525))

    /// Lets time pass, the target instant included.
    public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

    /// Lets time pass until `instant`, included.
    public func advance(to instant: VirtualInstant) {
        simulation.advance(to: min(instant, Device.lastInstant))
        if instant > Device.lastInstant { sayThatTimeEnds() }
    }

    /// Lets time pass, the target instant included, while the caller waits without holding its thread.
    public func advance(by duration: Duration) async { await advance(to: now.advanced(by: duration)) }

    /// Lets time pass until `instant`, included, while the caller waits without holding its thread.
    public func advance(to instant: VirtualInstant) async {
        await simulation.advance(to: min(instant, Device.lastInstant))
        if instant > Device.lastInstant { sayThatTimeEnds() }
    }

    private func sayThatTimeEnds() {
        let what = "the run was to go on for longer than a phone can: it stops here, a century from the boot"
        record(.finding, what, rule: SimulationRules.timeEnd)
    }
}
