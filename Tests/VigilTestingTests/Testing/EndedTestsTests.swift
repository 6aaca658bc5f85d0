import Foundation
import ProgramRunner
import Testing
import UIKit
import VigilFacts
import VigilTesting
import XCTest

/// Ends the program as it comes to the screen, in the way that its class says.
private class Breaker: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { fatalError("the app is broken") }
}

private final class Whole: UIResponder, UIApplicationDelegate {}

@discardableResult
private func launch(_ type: any UIApplicationDelegate.Type, on device: Device) throws -> InstalledApp {
    let app = try device.install(type, manifest: Manifest())
    app.launch()
    return app
}

/// Whether this process is one that a test has started for the sake of these.
private let isAskedFor = Swift.CommandLine.arguments.contains { $0.hasSuffix("ProgramBreakers") }

/// End the program by intent: a long test runs them in a process of its own, by their name.
@Suite("What ends a program of tests", .enabled(if: isAskedFor, "only another test runs this"))
struct ProgramBreakers {
    @Test(.phone()) func anAppThatTraps() throws { try launch(Breaker.self, on: .current) }

    @Test(.phone(), arguments: [1, 2, 3])
    func oneOfThree(number: Int) throws {
        try launch(Whole.self, on: .current)
        if number == 2 { fatalError("the test itself") }
    }

    @Test(.ownStatics) func aPhoneThatIsGone() throws {
        let app = try Device().install(Whole.self, manifest: Manifest())
        app.launch()
    }

    @Test(.phone()) func nothing() throws { try #expect(launch(Whole.self, on: .current).state == .active) }
}

final class ProgramBreakerCase: XCTestCase {
    override func setUpWithError() throws {
        let isAskedFor = Swift.CommandLine.arguments.contains { $0.hasSuffix("ProgramBreakerCase") }
        try XCTSkipUnless(isAskedFor, "only another test runs this")
    }

    func testTraps() throws { try withPhone { try launch(Breaker.self, on: $0) } }

    func testEndsNothing() throws { try withPhone { _ = try launch(Whole.self, on: $0) } }
}

@Suite("A test that ends the program", .long)
struct EndedTestsLongTests {
    @Test("fails where it did so, with its argument, and the others are run")
    func swiftTesting() throws {
        let words = ["--testing-library", "swift-testing", "--filter", "ProgramBreakers"]
        let outcome = try Program("VigilPackageTests.xctest").run(words)
        let text = outcome.output + outcome.complaints
        #expect(outcome.code == 1, "\(text)")
        for sentence in [
            "the test VigilTestingTests.ProgramBreakers/anAppThatTraps()/EndedTestsTests.swift",
            "anAppThatTraps() recorded an issue at EndedTestsTests.swift",
            "oneOfThree(number:) recorded an issue with 1 argument number → 2 at EndedTestsTests.swift",
            "this test ended the program, which began anew without it: broke off in the middle: the program was ended by SIGILL "
                + "at EndedTestsTests.swift",
            "Test nothing() passed", "Test run with 3 tests in 1 suite failed",
            // Its phone came without a trait, so that nothing keeps it from ending the program again.
            "vigil: the test VigilTestingTests.ProgramBreakers/aPhoneThatIsGone()",
            "failed: it broke off in the middle",
        ] {
            #expect(text.contains(sentence), "\(sentence) is not in \(text)")
        }
        #expect(text.components(separatedBy: "; the tests begin anew without it").count == 4)
    }

    @Test("fails in XCTest too")
    func xctest() throws {
        let outcome = try Program("VigilPackageTests.xctest").run(["VigilTestingTests.ProgramBreakerCase"])
        let text = outcome.output + outcome.complaints
        #expect(outcome.code == 1 && text.contains("Executed 2 tests, with 1 failure"), "\(text)")
        #expect(text.contains("this test ended the program, which began anew without it"), "\(text)")
    }
}
