import VirtualTime

/// A list that closures of a simulation append to.
final class Log: @unchecked Sendable {
    private(set) var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }
}

/// A variable that closures share.
final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}

extension Simulation {
    /// The present instant in whole seconds.
    var seconds: Int { Int(now.nanoseconds / 1_000_000_000) }
}
