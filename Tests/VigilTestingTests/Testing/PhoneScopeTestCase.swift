import UIKit
import VigilTesting
import XCTest

private final class Guest: UIResponder, UIApplicationDelegate {}

/// Fails by intent: a long test runs it in a process of its own, by its name.
final class PhoneScopeTestCase: XCTestCase {
    override func setUpWithError() throws {
        let isAskedFor = Swift.CommandLine.arguments.contains { $0.hasSuffix("PhoneScopeTestCase") }
        try XCTSkipUnless(isAskedFor, "only another test runs this")
    }

    private func launch(on device: Device) throws -> InstalledApp {
        let app = try device.install(Guest.self, manifest: Manifest())
        app.launch()
        return app
    }

    func testAsksForWhatThereIsNot() throws {
        try withPhone(.phone(.iOS(17))) { device in
            let app = try launch(on: device)
            XCTAssertTrue(device === Device.current)
            // The line that the failure names.
            XCTAssertFalse(app.trace.contains(rule: "task.leak.kil"))
        }
    }

    func testLeavesACrash() throws {
        try withPhone(.phone(.iOS(17))) { device in
            try launch(on: device).process?.end(.crash("a trap"))
        }
    }

    func testIsFine() throws {
        let state = try withPhone(.phone(.iOS(17))) { device in try launch(on: device).state }
        XCTAssertEqual(state, .active)
    }
}
