import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocation
import VigilTestSupport

struct LocationModuleTests: Facts {
    @Test("The location module's stimuli and actions", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = LocationModule.descriptor

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(Self.module)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        expect(Self.module.values.map(\.value), is: ["location"])
    }

    let scriptedTracker = Fact("a scripted app tracks a drive from its request to its stop") {
        let phone = try LocationPhone(.iOS(12), nil)
        phone.app.launch()
        try phone.act("location.requestAlways")
        try phone.happen("location.authorize", ["answer": .text("always")])
        try phone.act("location.start", ["background": .flag(true), "distanceFilter": .number(400)])
        phone.home()
        try phone.happen("location.drive", ["speed": .number(25), "duration": .duration(.seconds(100))])
        phone.wait(100)
        expect(phone.app.isAwake(because: .mode("location")))
        let updates = phone.app.trace.calls.filter { $0.hasPrefix("locationManager(_:didUpdateLocations:)") }
        expect(updates.count, is: 6)
        try phone.act("location.stop")
        expect(phone.app.state, is: .suspended)
    }

    let scriptedRegion = Fact("a scripted app monitors a region, which a move crosses") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.act("location.monitorRegion", ["identifier": .text("home"), "radius": .number(200)])
        try phone.happen("location.move", ["metres": .number(1000), "course": .number(90)])
        phone.wait(180)
        expect(
            phone.app.trace.calls.suffix(2),
            is: [
                "locationManager(_:didExitRegion:): home", "locationManager(_:didDetermineState:for:): home: outside",
            ])
        try phone.act("location.stopMonitoring", ["identifier": .text("home")])
        expect(phone.device.location.regions(of: phone.app).isEmpty)
    }

    let tracks = Fact("a GPX file moves the phone, and a loop brings it back") {
        let phone = try LocationPhone()
        let file = try phone.app.container().appending(path: "way.gpx")
        try Data("<gpx><wpt lat='1' lon='2'/><wpt lat='1.5' lon='2'/></gpx>".utf8).write(to: file)
        try phone.happen("location.track", ["file": .text(file.path)])
        phone.wait(1)
        expect(phone.device.location.position.coordinate, is: Coordinate(latitude: 1.5, longitude: 2))
        try phone.happen("location.loop", ["speed": .number(10), "radius": .number(100)])
        phone.wait(30)
        expect(phone.device.location.position.coordinate.latitude > 1.5005)
        phone.wait(60)
        let home = Coordinate(latitude: 1.5, longitude: 2)
        expect(phone.device.location.position.coordinate.distance(to: home) < 0.01)
    }

    let reckonedSpeed = Fact("a speed that a track does not tell is reckoned from the point before") {
        let phone = try LocationPhone()
        let start = Coordinate(latitude: 1, longitude: 2)
        phone.device.location.play(
            Track([.init(start, at: .zero), .init(start.moved(by: 100, course: 90), at: .seconds(10))]))
        expect(phone.device.location.position.speed, is: -1)
        phone.wait(10)
        expect(abs(phone.device.location.position.speed - 10) < 0.001)
    }

    let stay = Fact("a stay ends the track where the phone is") {
        let phone = try LocationPhone()
        phone.drive(600)
        phone.wait(300)
        let place = phone.device.location.position.coordinate
        try phone.happen("location.stay")
        phone.wait(300)
        expect(phone.device.location.position.coordinate, is: place)
    }

    let mistakes = Fact(
        "what a caller gets wrong is said",
        for: [
            (
                "location.move", ["latitude": ArgumentValue.number(1)],
                "give latitude and longitude, or metres with a course"
            ),
            (
                "location.move", ["latitude": .number(99), "longitude": .number(0)],
                "\"latitude\" of location.move cannot be 99: it is a number from -90 to 90"
            ),
            (
                "location.drive", ["speed": .number(0)],
                "\"speed\" of location.drive cannot be 0: it is a number above 0"
            ),
            (
                "location.beacon",
                ["uuid": .text("door"), "major": .number(1), "minor": .number(2), "is": .text("near")],
                "\"door\" is no UUID, which is like E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"
            ),
            (
                "location.beacon",
                [
                    "uuid": .text("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"), "major": .number(65536),
                    "minor": .number(2), "is": .text("near"),
                ], "\"major\" of location.beacon cannot be 65536: it is a whole number from 0 to 65535"
            ),
            (
                "location.beacon",
                [
                    "uuid": .text("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"), "major": .number(1), "minor": .number(2),
                    "is": .text("gone"),
                ], "the beacon E2C56DB5-DFFB-48D2-B060-D0F5A71096E0/1/2 is not in reach; in reach: none"
            ),
            ("location.heading", ["degrees": .number(.infinity)], "degrees cannot be inf"),
            ("location.track", ["file": .text("/nowhere.gpx")], "/nowhere.gpx: the file cannot be read"),
            (
                "location.authorize", ["answer": .text("maybe")],
                "\"answer\" of location.authorize cannot be \"maybe\": it is one of "
                    + AuthorizationChoice.allCases.map(\.rawValue).joined(separator: ", ")
            ),
        ]
    ) { (name: String, values: [String: ArgumentValue], text: String) in
        let phone = try LocationPhone()
        let error = expect(throws: StimulusError.self) { try phone.happen(name, values) }
        expect(error?.description, is: text)
    }

    let wrongAnswer = Fact("a prompt refuses an answer that it does not offer") {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.act("location.requestAlways")
        let error = expect(throws: StimulusError.self) {
            try phone.happen("location.authorize", ["answer": .text("always")])
        }
        expect(
            error?.description,
            is: "the Always prompt on iOS 17 does not offer always; it offers whenInUse, once, denied")
    }

    let repeatable = Fact("the same drive gives the same trace") {
        func run() throws -> [String] {
            let phone = try LocationPhone()
            try phone.startTracking()
            try phone.manage { $0.startSignificantChanges() }
            phone.home()
            phone.drive(1000)
            phone.wait(4000)
            return phone.device.trace.entries.map(\.description)
        }
        try expect(run(), is: run())
    }
}

struct LocationManifestTests: Facts {
    @Test("The location mode in a manifest", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let usageText = Fact(
        "a usage text is asked for, as the version wants it",
        for: [
            (SystemVersion.iOS(7), [String: String](), 0), (.iOS(8), [:], 1), (.iOS(17), [:], 1),
            (.iOS(10), ["NSLocationAlwaysUsageDescription": "why"], 0),
            (.iOS(17), ["NSLocationAlwaysUsageDescription": "why"], 1),
            (.iOS(17), ["NSLocationWhenInUseUsageDescription": "why"], 0),
        ]
    ) { (system: SystemVersion, texts: [String: String], count: Int) in
        var json = ["\"CFBundleIdentifier\": \"com.example.app\"", "\"UIBackgroundModes\": [\"location\"]"]
        json += texts.map { "\"\($0.key)\": \"\($0.value)\"" }
        let manifest = try Manifest.read(
            Data("{\(json.joined(separator: ", "))}".utf8), file: "Info.json",
            modules: [LocationModule.descriptor], system: system)
        let problems = manifest.problems.filter { $0.rule == "location.auth.usage-key-missing" }
        expect(problems.count, is: count)
    }
}

struct LocationModuleRuleCountTests: Facts {
    @Test("The rules of the module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let count = Fact("are all there") { expect(LocationModule.descriptor.rules.count, is: 91) }
}
