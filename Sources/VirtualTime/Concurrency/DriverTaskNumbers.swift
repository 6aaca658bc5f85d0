/// Whoever drove a simulation last: they are none of an app's.
struct DriverTaskNumbers {
    private var numbers: [UInt64] = []

    func contain(_ number: UInt64) -> Bool { numbers.contains(number) }

    mutating func note(_ number: UInt64) {
        guard numbers.last != number else { return }
        numbers.removeAll { $0 == number }
        if numbers.count == 8 { numbers.removeFirst() }
        numbers.append(number)
    }
}

extension Simulation {
    /// Tells the number of the task that drives, so that it is not taken for an app's; nil outside any. Set once, by what
    /// knows of tasks, before any simulated code runs.
    package nonisolated(unsafe) static var numberOfDriver: () -> UInt64? = { nil }

    /// Remembers the task that drives the simulation from now on.
    func noteDriverTask() {
        if let number = Simulation.numberOfDriver() { driverTasks.note(number) }
    }

    /// Whether the task with this number drove the simulation lately.
    package func isDriven(by number: UInt64) -> Bool { driverTasks.contain(number) }
}
