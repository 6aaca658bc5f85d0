/// What a process holds of things that it shares with the system and with other apps.
public struct ResourcesInUse: Sendable {
    /// What it uses of the memory, in megabytes.
    public var memory = ResourcesInUse.usualMemory
    /// What a process uses of which nothing else is said, in megabytes.
    static let usualMemory = 50

    /// Transfers of the app's own that are in flight, such as a request of a default session: they stop with it.
    public var transfers: [String] = []
    /// Files in shared containers that a framework holds locked for the app: fatal at suspension, as are those that the app's own
    /// code has locked.
    public var lockedFiles: [LockedFile] = []
    /// System databases that the app is using, such as the address book: fatal at suspension.
    public var sharedDatabases: [String] = []
    /// Rules by which it may use more of the processor in the background than others, such as that of work on a charger.
    public var processorPermits: [Rule] = []
    /// Rules by which it may use the GPU in the background, such as that of a task that holds it.
    public var graphicsPermits: [Rule] = []

}

extension AppProcess {
    /// Why the system ends the process when it is to be suspended; nil when it does not.
    var fatalLock: TerminationReason? {
        if LifecycleRules.suspendFileLock.systems.contains(device.system),
            let file = inUse.lockedFiles.first ?? FileLocks.held(by: self).first
        {
            return .lockedFile(file)
        }
        return inUse.sharedDatabases.first.map(TerminationReason.sharedDatabase)
    }
}

/// What a process may use of the phone.
public struct ProcessResources: Hashable, Sendable {
    /// Whether processor and storage serve it before background work.
    public let hasFullPriority: Bool
    /// Whether it may draw with the GPU.
    public let hasGPU: Bool
    /// Whether it may run real-time threads.
    public let hasRealTimeThreads: Bool

    static let full = ProcessResources(hasFullPriority: true, hasGPU: true, hasRealTimeThreads: true)
    static let lowered = ProcessResources(hasFullPriority: false, hasGPU: false, hasRealTimeThreads: false)
}

extension AppProcess {
    /// What the process may use of the phone now (`task.priority`).
    public var resources: ProcessResources {
        guard state == .background, !assertions.isEmpty else { return .full }
        let isOnTasksOnly = assertions.all.allSatisfy { if case .task = $0.holder { true } else { false } }
        return isOnTasksOnly ? .lowered : .full
    }
}
