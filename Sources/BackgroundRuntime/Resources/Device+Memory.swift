// Memory pressure.

extension Device {
    /// Memory is short: suspended apps are purged, the largest first, until enough is free. If that is not enough,
    /// apps that run in the background are warned.
    ///
    /// - Parameter megabytes: how much is needed.
    public func freeMemory(megabytes: Int) {
        record(.stimulus, "\(megabytes) MB of memory are needed")
        var missing = megabytes
        for app in apps { app.dropPrewarmedProcess() }
        for process in suspendedByDescendingMemory where missing > 0 {
            missing -= process.inUse.memory
            process.record(.note, "purged before smaller and running apps", rule: LifecycleRules.purgeOrder)
            process.end(.purge)
        }
        if missing > 0 { warnBackgroundApps() }
        settle()
    }

    private var suspendedByDescendingMemory: [AppProcess] {
        let suspended = apps.compactMap(\.process).filter { $0.state == .suspended }
        return suspended.enumerated().sorted {
            ($1.element.inUse.memory, $0.offset) < ($0.element.inUse.memory, $1.offset)
        }
        .map(\.element)
    }

    private func warnBackgroundApps() {
        for process in apps.compactMap(\.process) where process.state == .background { warnOfMemory(process) }
    }

    func warnOfMemory(_ process: AppProcess) {
        process.notify(.didReceiveMemoryWarning, rule: LifecycleRules.memoryWarningBackground)
    }
}
