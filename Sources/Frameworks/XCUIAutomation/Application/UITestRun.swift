import BackgroundRuntime
import Testing
import UIKit
import VigilTesting

/// The phone of one UI test: made when the test first needs one, and gone with the test.
final class UITestRun: TestClock, @unchecked Sendable {
    /// The run of the test that is running.
    @TaskLocal private static var running: UITestRun?
    /// What runs outside a test, such as the `setUp()` of a class: the next test goes on with its phone.
    nonisolated(unsafe) private static var outside: UITestRun?

    /// The test; nil outside one.
    private weak var testCase: XCTestCase?
    /// The Swift module of the test, which tells its app where there are several.
    let module: String?
    private var madeDevice: Device?
    private var monitors: [InterruptionMonitor] = []
    /// The types of elements that were said to be never there.
    var typesSaid: Set<XCUIElement.ElementType> = []

    private init(of testCase: XCTestCase?, _ device: Device? = nil) {
        self.testCase = testCase
        module = testCase.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
        madeDevice = device
    }

    /// The run of the test that asks.
    static var current: UITestRun {
        if let running { return running }
        // A test of Swift Testing has its phone by the trait `.phone`.
        if Test.current != nil { return Device.current.storage.object(orMake: HeldRun.init).run }
        let run = outside ?? UITestRun(of: nil)
        outside = run
        return run
    }

    /// Runs a test with a phone of its own, and reports at its end what it leaves behind.
    static func run(_ testCase: XCTestCase, _ test: () -> Void) {
        let run = UITestRun(of: testCase, outside?.madeDevice)
        outside = nil
        $running.withValue(run) {
            CurrentTest.$clock.withValue(run) {
                do {
                    try EndedTests.begin()
                } catch {
                    return run.fail("\(error)", at: TestFailure.Place(path: testCase.name, line: 0))
                }
                test()
                run.end()
            }
        }
    }

    /// The phone. Made by ``XCUIDevice/makeDevice``.
    var device: Device {
        if let madeDevice { return madeDevice }
        let device = XCUIDevice.makeDevice()
        // What runs UI tests keeps the screen of its phone on.
        device.options.autoLock = .never
        madeDevice = device
        return device
    }

    var date: Date { device.date }

    func pass(_ duration: Duration) {
        guard duration > .zero else { return }
        device.advance(by: duration)
    }

    func fail(_ message: String, path: String, line: Int) {
        fail(message, at: TestFailure.Place(path: path, line: line))
    }

    /// Lets time pass until something is so, looking again and again.
    ///
    /// - Returns: whether it came to be so, within `timeout` seconds.
    func wait(upTo timeout: TimeInterval, until isSo: () -> Bool) -> Bool {
        let deadline = device.now.advanced(by: Duration(inSeconds: max(0, timeout)))
        while true {
            if isSo() { return true }
            guard device.now < deadline else { return false }
            device.advance(to: min(deadline, device.now.advanced(by: XCUIDevice.pollingInterval)))
        }
    }

    /// Records a failure of the test.
    func fail(_ message: String, at place: TestFailure.Place) {
        if let testCase {
            testCase.recordFailure(
                withDescription: message, inFile: place.path, atLine: place.line, expected: true)
        } else {
            TestFailure.recordOutside(message, place)
        }
    }

    private func end() {
        guard let device = madeDevice else { return }
        let place = TestFailure.Place(path: "the end of \(testCase?.name ?? "the test")", line: 0)
        for text in device.leftovers() { fail(text, at: place) }
        madeDevice = nil
    }

    // MARK: Interruptions

    func add(_ monitor: InterruptionMonitor) { monitors.append(monitor) }
    func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0 === token } }
    /// Those of the test, the last one first.
    var monitorsInOrder: [InterruptionMonitor] { monitors.reversed() }
}

/// The run of a test of Swift Testing, kept by its phone.
private final class HeldRun {
    let run = UITestRun(ofPhoneInTest: ())
}

extension UITestRun {
    fileprivate convenience init(ofPhoneInTest: Void) { self.init(of: nil, Device.current) }
}

/// What is called where something lies over what a test touches.
final class InterruptionMonitor: NSObject {
    let text: String
    let handle: (XCUIElement) -> Bool

    init(_ text: String, _ handle: @escaping (XCUIElement) -> Bool) { (self.text, self.handle) = (text, handle) }
}
