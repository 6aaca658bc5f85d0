import ProgramRunner
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTesting

private final class Namer: UIResponder, UIApplicationDelegate {}

@Suite("A name that a test asks for", .phone(.iOS(17)), .enabled(if: RuntimeInterface.problems.isEmpty))
struct CheckedNameTests {
    private let app: InstalledApp

    init() throws {
        app = try Device.current.install(Namer.self, manifest: Manifest())
        app.launch()
    }

    @Test("fails the test at its own line where it exists nowhere")
    func place() {
        let line = #line + 2
        withKnownIssue {
            #expect(!app.trace.contains(rule: "task.leak.kil"))
        } matching: { issue in
            let place = issue.sourceLocation
            return place?.fileName == "CheckedNameTests.swift" && place?.line == line
                && issue.comments.first == "there is no rule \"task.leak.kil\"; did you mean \"task.leak.kill\"?"
        }
    }

    @Test("fails the test at its own line outside an expectation, too")
    func plainPlace() {
        let line = #line + 2
        withKnownIssue {
            _ = app.isAwake(because: .mode("audoi"))
        } matching: { issue in
            issue.sourceLocation?.fileName == "CheckedNameTests.swift" && issue.sourceLocation?.line == line
        }
    }

    /// A mistake of a test that no phone can do anything with, and what is said of it.
    struct Mistake: CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (Device) -> Void

        init(_ text: String, _ make: @escaping @Sendable (Device) -> Void) {
            (testDescription, self.make) = (text, make)
        }
    }

    private static let mistakes = [
        Mistake("iOS 99.0 is not simulated: 4 to 18, 26 and 27") { _ in #expect(SystemVersion.iOS(99) == .iOS(27)) },
        Mistake("iOS 19.0 is not simulated") { _ in #expect(SystemVersion.iOS(19) == .iOS(18)) },
        Mistake("iOS 3.0 is not simulated") { _ in #expect(SystemVersion.iOS(3) == .iOS(4)) },
        Mistake("time does not go back") { $0.advance(by: .seconds(-1)) },
        Mistake("launch options hold no dates and no data") { _ in
            let options = LaunchOptions(["when": .date])
            #expect(options.values.isEmpty)
        },
        Mistake("the condition ") { device in
            guard let condition = device.modules.modules.flatMap(\.conditions).first else { return }
            device.change { $0[condition] = "never" }
        },
    ]

    @Test("is one of many mistakes that fail one test, at its line, and end no other", arguments: mistakes)
    func mistake(mistake: Mistake) {
        withKnownIssue {
            mistake.make(Device.current)
        } matching: { issue in
            issue.sourceLocation?.fileName == "CheckedNameTests.swift"
                && issue.comments.first?.rawValue.hasPrefix(mistake.testDescription) == true
        }
        app.device.advance(by: .seconds(1))
        #expect(app.state == .active)
    }

    @Test("fails the test where it is a mode without a module, and says how one gets there")
    func moduleThatIsMissing() throws {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(Namer.self, manifest: Manifest())
        withKnownIssue {
            #expect(!app.isAwake(because: .mode("voip")))
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix(
                "the mode \"voip\" keeps no app awake here, since no module for it is linked: add the product") == true
        }
    }

    @Test("fails the test where it is a rule that no trace cites")
    func properties() throws {
        let property = try #require(ModuleSet.linked.book.rules.first { $0.kind == .property })
        withKnownIssue {
            #expect(!app.trace.contains(rule: property.id))
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("\"\(property.id)\" is a property: it always holds") == true
        }
        let planned = try #require(ModuleSet.linked.plannedRules.sorted().first)
        withKnownIssue {
            #expect(!app.trace.contains(rule: planned))
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("\"\(planned)\" is not applied by the simulator yet") == true
        }
    }
}

@Suite("A name that a test of XCTest asks for", .long)
struct CheckedNameOfXCTestLongTests {
    @Test("fails it with what was meant and its line, and so does what a phone's scope finds left behind")
    func fails() throws {
        let outcome = try Program("VigilPackageTests.xctest").run(["VigilTestingTests.PhoneScopeTestCase"])
        let text = outcome.output + outcome.complaints
        #expect(outcome.code != 0, "\(text)")
        #expect(
            text.contains(
                "PhoneScopeTestCase.swift:25: error: PhoneScopeTestCase.testAsksForWhatThereIsNot : failed - there is no"
            ),
            "\(text)")
        #expect(text.contains("did you mean \"task.leak.kill\"?"))
        #expect(
            text.contains(
                "PhoneScopeTestCase.swift:30: error: PhoneScopeTestCase.testLeavesACrash : failed - Guest: ended"),
            "\(text)")
        #expect(text.contains("ended, which the test does not expect") && text.contains("the timeline of the phone:"))
        #expect(text.contains("testIsFine' passed"), "\(text)")
    }
}
