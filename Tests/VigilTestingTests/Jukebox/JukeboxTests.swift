import Testing
import UIKit
import VigilFreshStatics
import VigilModeTesting
import VigilRuntimeProbes
import VigilTesting

@testable import Jukebox

private let fresh = "shelf 1 8 2 1 0"

private func jukebox(on device: Device) throws -> InstalledApp {
    try device.install(Jukebox.self, manifest: Manifest())
}

@Suite("An app with singletons, in tests that take turns", .ownStatics, .enabled(if: RuntimeInterface.problems.isEmpty))
struct JukeboxTests {
    private let device = Device(system: .iOS(17))
    private let app: InstalledApp

    init() throws { app = try jukebox(on: device) }

    @Test("begins each test with fresh statics", arguments: 1...20)
    func eachTest(number: Int) {
        app.launch()
        device.advance(by: .seconds(number))
        #expect(app.trace.output == [fresh])
    }

    @Test("begins each launch with fresh statics")
    func eachLaunch() {
        for _ in 1...3 {
            app.launch()
            device.advance(by: .seconds(10))
            app.terminate()
        }
        #expect(app.trace.output == [fresh, fresh, fresh])
    }

    /// What another app of the module prints at each of three launches.
    private func threeLaunches(_ code: (some UIApplicationDelegate).Type) throws -> [String] {
        device.delete(app)
        let other = try device.install(code, manifest: Manifest(), name: "\(code)")
        for _ in 1...3 {
            other.launch()
            device.advance(by: .seconds(10))
            other.terminate()
        }
        return other.trace.output
    }

    @Test("begins each launch with fresh statics where one pattern declares several")
    func patterns() throws {
        let first = "low 1, high 1, only 1, treble 1, bass 1, middle 1, unheard 1, first 1, second 1 2 3.5 2"
        #expect(try threeLaunches(Pairs.self) == [first, first, first])
    }

    @Test("begins each launch with fresh statics of every kind")
    func kinds() throws {
        let first =
            "own 11 a! (2, \"b!\") 8 true 1 of the file file! 2 2 of types 1111111 1 1 of functions 11 22 2"
        #expect(try threeLaunches(Kinds.self) == [first, first, first])
    }

    @Test("begins with fresh statics although its last launch ended while it computed one")
    func endedMeanwhile() throws {
        device.delete(app)
        let other = try device.install(Late.self, manifest: Manifest())
        for second in [1, 4] {
            other.launch()
            device.advance(by: .seconds(second))
            other.terminate()
        }
        other.launch()
        device.advance(by: .seconds(6))
        #expect(other.trace.output == ["computed"])
    }

    @Test("may begin while code of no phone computes a static of its module")
    func computedMeanwhile() {
        device.delete(app)
        #expect(Late.meanwhile == "claimed" && Late.meanwhile == "claimed")
    }

    @Test("has statics that a test may set before the launch")
    @MainActor func setBefore() {
        Record.shared.plays = 40
        app.launch()
        #expect(app.trace.output == ["shelf 41 8 2 1 0"] && Record.shared.plays == 41)
    }

    @Test("is refused on a second phone, with the name of the static")
    func second() throws {
        let error = #expect(throws: StimulusError.self) { try jukebox(on: Device()) }
        let text = try #require(error).description
        #expect(text.contains("Jukebox would share the static variable Jukebox.Kinds._level and 42 more"))
        #expect(text.contains(".ownStatics") && text.contains("sharesStatics"))
    }

    @Test("is refused with the name of its only static, and those of the tests around it are none of it")
    func onlyOne() throws {
        let first = Device()
        _ = try first.install(Lonely.self, manifest: Manifest())
        let error = #expect(throws: StimulusError.self) { try Device().install(Lonely.self, manifest: Manifest()) }
        let text = try #require(error).description
        #expect(
            text.contains("would share the static variable VigilTestingTests.Lonely.launches with an app"), "\(text)")
    }

    @Test("is refused a second time on the same phone, under another name")
    func sameDevice() {
        #expect(throws: StimulusError.self) {
            try device.install(Jukebox.self, manifest: Manifest(), name: "Another")
        }
    }

    @Test("is allowed on a second phone once the first has let it go")
    func deleted() throws {
        app.launch()
        device.delete(app)
        let second = Device(system: .iOS(17))
        let again = try jukebox(on: second)
        again.launch()
        #expect(again.trace.output == [fresh])
    }

    @Test("shares its statics where the test accepts that")
    func accepted() throws {
        app.launch()
        let second = Device(system: .iOS(17))
        second.options.sharesStatics = true
        let other = try jukebox(on: second)
        other.launch()
        #expect(other.trace.output == ["shelf 2 9 3 2 0"])
        app.terminate()
        app.launch()
        #expect(app.trace.output.last == "shelf 3 10 4 3 0")
        device.delete(app)
        other.terminate()
        other.launch()
        #expect(other.trace.output.last == "shelf 4 11 5 4 0")
    }

    @Test("does not keep an app without code from running beside it")
    func scripted() throws {
        let other = Device()
        let silent = try other.install(Silent(), manifest: Manifest(), name: "Silent")
        silent.launch()
        #expect(silent.launchCount == 1)
    }
}

@Suite("An app with singletons, one phone after the other", .ownStatics, .exercisesRules)
struct PhoneAfterPhoneTests {
    @Test("begins with fresh statics on each, at no cost to the test", arguments: [SystemVersion.iOS(7), .iOS(17)])
    func renewed(system: SystemVersion) throws {
        for _ in 1...3 {
            let device = Device(system: system)
            let app = try jukebox(on: device)
            app.launch()
            #expect(app.trace.output == [fresh])
        }
    }

    @Test("begins with fresh ones where a test before it used them without a phone")
    @MainActor func withoutPhone() throws {
        Record.shared.plays = 99
        let device = Device(system: .iOS(17))
        let app = try jukebox(on: device)
        app.launch()
        #expect(app.trace.output == [fresh])
    }

    @Test("a test without a phone finds them fresh too", arguments: 1...3)
    @MainActor func plainCode(round: Int) {
        Record.shared.plays += 1
        Shelf.count += 1
        #expect(Record.shared.plays == 1 && Shelf.count == 8)
    }

    @Test(
        "sim.statics.taken: a phone that its test left behind does not stop the next, and says so where it goes on",
        arguments: 1...3)
    func leftBehind(round: Int) throws {
        let device = Device(system: .iOS(17))
        let app = try jukebox(on: device)
        app.launch()
        #expect(app.trace.output == [fresh])
        for old in LeftBehind.devices {
            old.apps[0].terminate()
            old.apps[0].launch()
            #expect(old.apps[0].trace.findings.contains { $0.text.contains("belong to the phone of another test") })
        }
        LeftBehind.devices = [device]
    }
}

/// An app of the tests' own, with one static.
private final class Lonely: UIResponder, UIApplicationDelegate {
    nonisolated(unsafe) static var launches = 0
}

/// Phones that are not given back. Used by one test at a time.
private enum LeftBehind {
    nonisolated(unsafe) static var devices: [Device] = []
}

@Suite("A turn with the statics of all apps")
struct TurnTests {
    nonisolated(unsafe) private static var own = 0

    @Test("leaves the statics of the tests themselves alone")
    func testsOwn() async throws {
        TurnTests.own = 5
        try await StaticsTurn.take {}
        #expect(TurnTests.own == 5)
    }

    @Test("leaves those alone of an app that lives since before it")
    func earlierApp() async {
        await #expect(processExitsWith: .success) {
            let device = Device(system: .iOS(17))
            let app = try jukebox(on: device)
            app.launch()
            try await StaticsTurn.take {}
            #expect(await Record.shared.plays == 1 && app.state == .active)
        }
    }
}

private struct Silent: AppProgram {
    func launch(in process: AppProcess) -> any AppInstance { Instance() }

    private final class Instance: AppInstance {
        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {}
    }
}
