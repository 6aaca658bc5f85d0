// What the app reads.

extension AppProcess {
    /// `backgroundTimeRemaining`, in seconds.
    public var backgroundTimeRemaining: Double {
        let unlimited = device.constants.value(TaskConstants.remainingForeground) ?? .greatestFiniteMagnitude
        guard state == .background else { return unlimited }
        if assertions.stopsTaskTime { return unlimited }
        if !tasks.isEmpty { return tasks.remaining(at: simulation.now)?.inSeconds ?? unlimited }
        if tasks.isUsedUp { return tasks.remaining(at: simulation.now)?.inSeconds ?? .zero }
        let grace = device.constants.duration(TaskConstants.suspendGrace) ?? .zero
        let used = enteredBackground?.duration(to: simulation.now) ?? .zero
        return max(.zero, grace - used).inSeconds
    }
}
