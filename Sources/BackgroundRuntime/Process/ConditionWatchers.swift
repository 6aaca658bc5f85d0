/// Code of one launch that is to know when conditions of the device change: what frameworks make of an app's monitors.
package final class ConditionWatchers {
    /// Tells what the conditions were, and what they are.
    package typealias Watcher = (_ old: DeviceConditions, _ new: DeviceConditions) -> Void

    private var watchers: [(number: Int, watcher: Watcher)] = []
    private var last = 0

    /// Those of a process, made on first use.
    package static func of(_ process: AppProcess) -> ConditionWatchers {
        process.storage.object { ConditionWatchers() }
    }

    /// Tells a watcher of every change from now on.
    ///
    /// - Returns: a number by which the watcher can be removed.
    package func add(_ watcher: @escaping Watcher) -> Int {
        last += 1
        watchers.append((last, watcher))
        return last
    }

    /// Tells a watcher no more.
    package func remove(_ number: Int) { watchers.removeAll { $0.number == number } }

    func notify(_ old: DeviceConditions, _ new: DeviceConditions) {
        for entry in watchers { entry.watcher(old, new) }
    }
}
