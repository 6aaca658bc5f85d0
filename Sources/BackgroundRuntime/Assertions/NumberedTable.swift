/// Values by a number that grows with each one: added, asked for and taken out in constant time, and read in the order
/// in which they were added.
struct NumberedTable<Value> {
    private var values: [Int: Value] = [:]
    private var lastNumber = 0

    var isEmpty: Bool { values.isEmpty }
    var count: Int { values.count }

    /// The values in the order in which they were added. Takes the time of sorting them.
    var inOrder: [Value] { values.sorted { $0.key < $1.key }.map(\.value) }

    /// The number that the next value has to have.
    mutating func takeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The value with a number; nil when there is none. Numbers are taken, not made up.
    subscript(number: Int) -> Value? {
        get { values[number] }
        set { values[number] = newValue }
    }

    /// Takes all values out; their numbers are not given out again.
    mutating func removeAll() { values = [:] }
}

extension NumberedTable: Sendable where Value: Sendable {}
