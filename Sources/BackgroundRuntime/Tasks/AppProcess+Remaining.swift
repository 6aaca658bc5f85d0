// What the app reads.

extension AppProcess {
    /// `backgroundTimeRemaining`, in seconds.
    public var backgroundTimeRemaining: Double {
        let unlimited = device.constants.value(TaskConstants.remainingForeground) ?? .greatestFiniteMagnitude
        guard state == .background else { return unlimited }
        if assertions.stopsTaskTime { return unlimited }
        if !grants.tasks.isEmpty { return grants.tasks.remaining(at: simulation.now)?.inSeconds ?? unlimited }
        if grants.tasks.isUsedUp { return grants.tasks.remaining(at: simulation.now)?.inSeconds ?? .zero }
        let grace = device.constants.duration(TaskConstants.suspendGrace) ?? .zero
        let used = grants.enteredBackground?.duration(to: simulation.now) ?? .zero
        return max(.zero, grace - used).inSeconds
    }
}
