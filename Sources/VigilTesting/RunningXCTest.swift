import Foundation
import Synchronization
import XCTest

/// The running test of XCTest.
enum RunningXCTest {
    private static let observer = Observer()

    /// What it is called, such as `RadioTests.testPlays`; nil outside one.
    static var name: String? { observer.name.withLock(\.self) }

    fileprivate static func watch() { XCTestObservationCenter.shared.addTestObserver(observer) }

    private final class Observer: NSObject, XCTestObservation, Sendable {
        let name = Mutex<String?>(nil)

        func testCaseWillStart(_ testCase: XCTestCase) {
            let own = testCase.name
            name.withLock { $0 = own }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) { name.withLock { $0 = nil } }
    }
}

/// Runs before `main`: only whoever listens from the beginning hears which test of XCTest has begun.
@section(".init_array") @used
private let beforeMain: @convention(c) () -> Void = { RunningXCTest.watch() }
