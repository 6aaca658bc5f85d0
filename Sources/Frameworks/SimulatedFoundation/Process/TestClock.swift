/// The time of a phone for the code of a test that uses it from outside: what sleeps there lets the phone's time pass, and
/// the time of day is the phone's. So a UI test waits, which on a phone is an app of its own.
package protocol TestClock: AnyObject, Sendable {
    /// What the wall clock of the phone shows.
    var date: Date { get }
    /// Lets the phone's time pass.
    func pass(_ duration: Duration)
    /// The test fails: code of its own is left out that would run now.
    func fail(_ message: String, path: String, line: Int)
}

/// The clock of the running test.
package enum CurrentTest {
    /// Nil where no such test runs: then time outside an app is the machine's.
    @TaskLocal package static var clock: (any TestClock)?
}
