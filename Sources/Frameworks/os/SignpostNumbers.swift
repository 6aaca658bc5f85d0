import BackgroundRuntime

/// The identifiers that a launch has given to intervals and objects: the same in each run.
final class SignpostNumbers {
    private var last: UInt64 = 0
    private var numbers: [ObjectIdentifier: UInt64] = [:]

    private static var ofLaunch: SignpostNumbers {
        SimulatedApp.process(for: "OSSignpostID").storage.object { SignpostNumbers() }
    }

    /// One that was not given yet.
    static func next() -> UInt64 {
        let numbers = ofLaunch
        numbers.last += 1
        return numbers.last
    }

    /// That of an object.
    static func number(of object: AnyObject) -> UInt64 {
        let numbers = ofLaunch
        if let known = numbers.numbers[ObjectIdentifier(object)] { return known }
        let number = next()
        numbers.numbers[ObjectIdentifier(object)] = number
        return number
    }
}
