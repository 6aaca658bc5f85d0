import MachineXCTest

/// A test case. Each of its tests has a phone of its own: it begins with none of what an earlier one did. At the end of a test
/// it fails where an app was killed or crashed, or leaves a task open that nobody ends.
open class XCTestCase: MachineTestCase {
    /// Whether each test runs once for each look of the app, such as light and dark: there is one here.
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

    private var expectations: [XCTestExpectation] = []

    open override func invokeTest() { UITestRun.run(self) { super.invokeTest() } }

    /// Adds something that is called where something lies over what the test touches. It says whether it handled it; the
    /// last one added is asked first.
    ///
    /// - Returns: what ``removeUIInterruptionMonitor(_:)`` takes.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let monitor = InterruptionMonitor(handlerDescription, handler)
        UITestRun.current.add(monitor)
        return monitor
    }

    /// Removes what was added.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { UITestRun.current.remove(monitor) }

    // MARK: Expectations, in the phone's time

    /// Something that the test waits for.
    @discardableResult
    public func expectation(description: String) -> XCTestExpectation {
        kept(XCTestExpectation(description: description))
    }

    /// Something that is so once an object meets a condition.
    @discardableResult
    public func expectation(
        for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
        expectation.handler = handler
        return kept(expectation)
    }

    private func kept(_ expectation: XCTestExpectation) -> XCTestExpectation {
        expectations.append(expectation)
        return expectation
    }

    /// Waits until all that the test expects has come to be so, for at most `timeout` seconds of the phone's time.
    public func waitForExpectations(timeout: TimeInterval, handler: (((any Error)?) -> Void)? = nil) {
        let all = expectations
        expectations = []
        guard XCTWaiter().wait(for: all, timeout: timeout) != .completed else { handler?(nil); return }
        TestFailure.record(XCTWaiter.failure(of: all, after: timeout))
        handler?(XCTestError(.timeoutWhileWaiting))
    }

    /// Waits until these have come to be so, for at most `timeout` seconds of the phone's time.
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false) {
        self.expectations.removeAll { expectations.contains($0) }
        guard XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder) != .completed else {
            return
        }
        TestFailure.record(XCTWaiter.failure(of: expectations, after: timeout))
    }

    /// Waits like ``wait(for:timeout:enforceOrder:)``, in asynchronous code.
    public func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false
    ) async {
        wait(for: expectations, timeout: min(timeout, 86_400), enforceOrder: enforceOrder)
    }

    /// Keeps something with the test: its name is printed.
    public func add(_ attachment: XCTAttachment) { attachment.report(for: name) }
}
