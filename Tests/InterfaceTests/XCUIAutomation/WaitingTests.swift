import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting
import XCUIAutomation

@Suite("Waits, in the phone's time", .phone(), .enabled(if: RuntimeInterface.problems.isEmpty))
struct WaitingTests {
    /// How long something takes on the phone.
    private func timed<Result>(_ body: () -> Result) -> (result: Result, time: Duration) {
        let before = Device.current.now
        return (body(), before.duration(to: Device.current.now))
    }

    @Test("a wait ends when what it waits for is there, and at its limit where that does not come")
    func existence() throws {
        let app = try pantry()
        app.buttons["Open"].tap()
        let label = app.staticTexts["Opened"]
        #expect(!label.exists)
        #expect(timed { label.waitForExistence(timeout: 10) } == (true, .milliseconds(1500)))
        #expect(timed { app.buttons["Close"].waitForExistence(timeout: 10) } == (false, .seconds(10)))
        #expect(timed { label.waitForNonExistence(timeout: 3) } == (false, .seconds(3)))
        #expect(label.wait(for: \.label, toEqual: "Opened", timeout: 1))
    }

    @Test("expectations of predicates and of values come true, or time out")
    func expectations() throws {
        let app = try pantry()
        app.buttons["Open"].tap()
        let label = app.staticTexts["Opened"]
        let exists = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: label)
        #expect(XCTWaiter.wait(for: [exists], timeout: 5) == .completed)
        let hittable = XCTKVOExpectation(keyPath: "isHittable", object: label, expectedValue: true)
        #expect(XCTWaiter().wait(for: [hittable], timeout: 5) == .completed)
        let gone = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == false"), object: label)
        #expect(timed { XCTWaiter.wait(for: [gone], timeout: 5) } == (.timedOut, .seconds(5)))
        let never = XCTestExpectation(description: "never")
        never.isInverted = true
        #expect(timed { XCTWaiter.wait(for: [never], timeout: 4) } == (.completed, .seconds(4)))
    }

    @Test("an order that is asked for is looked at, and so is what was not to happen")
    func order() throws {
        _ = try pantry()
        let (one, two) = (XCTestExpectation(description: "one"), XCTestExpectation(description: "two"))
        two.fulfill()
        one.fulfill()
        #expect(XCTWaiter.wait(for: [one, two], timeout: 1, enforceOrder: true) == .incorrectOrder)
        one.isInverted = true
        #expect(XCTWaiter.wait(for: [one], timeout: 1) == .invertedFulfillment)
        let twice = XCTestExpectation(description: "twice")
        (twice.expectedFulfillmentCount, twice.assertForOverFulfill) = (1, true)
        twice.fulfill()
        #expect(failure { twice.fulfill() }.contains("multiple calls"))
    }
}
