import BackgroundRuntime
import Foundation
import Testing
import VigilLocation

@Suite("The location module's stimuli and actions")
struct ModuleTests {
    private let module = LocationModule.descriptor

    private func act(_ name: String, _ values: [String: ArgumentValue] = [:], on phone: Phone) throws {
        let action = try #require(module.actions.first { $0.name == name })
        let process = try #require(phone.app.process)
        try phone.app.onMainThread { try action.perform(process, Arguments(values)) }
    }

    private func happen(_ name: String, _ values: [String: ArgumentValue] = [:], to phone: Phone) throws {
        let stimulus = try #require(module.stimuli.first { $0.name == name })
        try stimulus.perform(phone.device, phone.app, Arguments(values))
    }

    @Test("names begin with the module's, and every rule that is planned is one of its rules")
    func names() {
        #expect(module.stimuli.map(\.name).allSatisfy { $0.hasPrefix("location.") })
        #expect(module.actions.map(\.name).allSatisfy { $0.hasPrefix("location.") })
        #expect(module.plannedRules.isSubset(of: module.rules.map(\.id)))
        #expect(module.values.map(\.value) == ["location"])
    }

    @Test("a scripted app tracks a drive from its request to its stop")
    func scriptedTracker() throws {
        let phone = try Phone(.iOS(12), nil)
        phone.app.launch()
        try act("location.requestAlways", on: phone)
        try happen("location.authorize", ["answer": .text("always")], to: phone)
        try act("location.start", ["background": .flag(true), "distanceFilter": .number(400)], on: phone)
        phone.home()
        try happen("location.drive", ["speed": .number(25), "duration": .duration(.seconds(100))], to: phone)
        phone.wait(100)
        #expect(phone.app.isAwake(because: .mode("location")))
        let updates = phone.app.trace.calls.filter { $0.hasPrefix("locationManager(_:didUpdateLocations:)") }
        #expect(updates.count == 6)
        try act("location.stop", on: phone)
        #expect(phone.app.state == .suspended)
    }

    @Test("a scripted app monitors a region, which a move crosses")
    func scriptedRegion() throws {
        let phone = try Phone(modes: [])
        phone.app.launch()
        try act("location.monitorRegion", ["identifier": .text("home"), "radius": .number(200)], on: phone)
        try happen("location.move", ["metres": .number(1000), "course": .number(90)], to: phone)
        phone.wait(180)
        #expect(phone.app.trace.calls.last == "locationManager(_:didExitRegion:): home")
        try act("location.stopMonitoring", ["identifier": .text("home")], on: phone)
        #expect(phone.device.location.regions(of: phone.app).isEmpty)
    }

    @Test("a GPX file moves the phone, and a loop brings it back")
    func tracks() throws {
        let phone = try Phone()
        let file = try phone.app.container().appending(path: "way.gpx")
        try Data("<gpx><wpt lat='1' lon='2'/><wpt lat='1.5' lon='2'/></gpx>".utf8).write(to: file)
        try happen("location.track", ["file": .text(file.path)], to: phone)
        phone.wait(1)
        #expect(phone.device.location.position.coordinate == Coordinate(latitude: 1.5, longitude: 2))
        try happen("location.loop", ["speed": .number(10), "radius": .number(100)], to: phone)
        phone.wait(30)
        #expect(phone.device.location.position.coordinate.latitude > 1.5005)
        phone.wait(60)
        let home = Coordinate(latitude: 1.5, longitude: 2)
        #expect(phone.device.location.position.coordinate.distance(to: home) < 0.01)
    }

    @Test("a stay ends the track where the phone is")
    func stay() throws {
        let phone = try Phone()
        phone.drive(600)
        phone.wait(300)
        let place = phone.device.location.position.coordinate
        try happen("location.stay", to: phone)
        phone.wait(300)
        #expect(phone.device.location.position.coordinate == place)
    }

    @Test(
        "what a caller gets wrong is said",
        arguments: [
            (
                "location.move", ["latitude": ArgumentValue.number(1)],
                "give latitude and longitude, or metres with a course"
            ),
            (
                "location.move", ["latitude": .number(99), "longitude": .number(0)],
                "99.0, 0.0 is no place on the earth"
            ),
            ("location.drive", ["speed": .number(0)], "speed cannot be 0.0: above zero"),
            ("location.track", ["file": .text("/nowhere.gpx")], "/nowhere.gpx: the file cannot be read"),
            ("location.authorize", ["answer": .text("maybe")], "unknown answer \"maybe\""),
        ])
    func mistakes(name: String, values: [String: ArgumentValue], text: String) throws {
        let phone = try Phone()
        let error = #expect(throws: StimulusError.self) { try happen(name, values, to: phone) }
        #expect(error?.description == text)
    }

    @Test("a prompt refuses an answer that it does not offer")
    func wrongAnswer() throws {
        let phone = try Phone(.iOS(17), nil)
        phone.app.launch()
        try act("location.requestAlways", on: phone)
        let error = #expect(throws: StimulusError.self) {
            try happen("location.authorize", ["answer": .text("always")], to: phone)
        }
        #expect(
            error?.description
                == "the Always prompt on iOS 17 does not offer always; it offers whenInUse, once, denied")
    }

    @Test("the same drive gives the same trace")
    func repeatable() throws {
        func run() throws -> [String] {
            let phone = try Phone()
            try phone.startTracking()
            try phone.run { $0.startSignificantChanges() }
            phone.home()
            phone.drive(1000)
            phone.wait(4000)
            return phone.device.trace.entries.map(\.description)
        }
        #expect(try run() == run())
    }
}

@Suite("The location mode in a manifest")
struct LocationManifestTests {
    @Test(
        "a usage text is asked for, as the version wants it",
        arguments: [
            (SystemVersion.iOS(7), [String: String](), 0), (.iOS(8), [:], 1), (.iOS(17), [:], 1),
            (.iOS(10), ["NSLocationAlwaysUsageDescription": "why"], 0),
            (.iOS(17), ["NSLocationAlwaysUsageDescription": "why"], 1),
            (.iOS(17), ["NSLocationWhenInUseUsageDescription": "why"], 0),
        ])
    func usageText(system: SystemVersion, texts: [String: String], count: Int) throws {
        var json = ["\"CFBundleIdentifier\": \"com.example.app\"", "\"UIBackgroundModes\": [\"location\"]"]
        json += texts.map { "\"\($0.key)\": \"\($0.value)\"" }
        let manifest = try Manifest.read(
            Data("{\(json.joined(separator: ", "))}".utf8), file: "Info.json",
            modules: [LocationModule.descriptor], system: system)
        let problems = manifest.problems.filter { $0.rule == "location.auth.usage-key-missing" }
        #expect(problems.count == count)
    }
}
