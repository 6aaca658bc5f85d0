import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilFacts
import VigilLocation
import VigilTestSupport

@testable import VigilLiveActivities

struct LiveActivitiesModuleTests: Facts {
    @Test("The module of Live Activities", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(LiveActivityModule.descriptor, families: ["push.liveactivity"])
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let mistakes = Fact("what a caller gets wrong is said") {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        expect(throws: StimulusError("no Live Activity of App is shown")) { try phone.happen("liveactivity.dismiss") }
        expect(throws: StimulusError("the app has no Live Activity: start one with liveactivity.request")) {
            try phone.act("liveactivity.update")
        }
        expect(throws: StimulusError("nothing is no JSON object: write it as {\"score\": 1}")) {
            try phone.happen("liveactivity.pushToStart", ["content": "nothing"])
        }
        try phone.act("liveactivity.request")
        expect(throws: StimulusError("the Live Activity takes no pushes: it has no push type")) {
            try phone.happen("liveactivity.pushUpdate")
        }
        let old = try LiveActivitiesPhone(.iOS(16))
        old.app.launch()
        expect(throws: StimulusError("Live Activities come with iOS 16.1")) { try old.act("liveactivity.request") }
    }

    let deleted = Fact("the Live Activities of an app that was deleted go with it") {
        let phone = try LiveActivitiesPhone.started(.iOS(18), ["push": .flag(true), "stale": .duration(.seconds(600))])
        phone.device.delete(phone.app)
        phone.wait(40_000)
        expect(phone.app.trace.entries.allSatisfy { $0.instant.wholeSeconds <= 60 })
    }

    let life = Fact("nothing brings back what has ended or was removed") {
        var life = ActivityLife()
        expect(life.goStale() && !life.goStale() && life.update() && life.state == .active)
        expect(life.goStale() && life.end() && !life.end() && !life.update() && !life.goStale())
        expect(life.state == .ended && life.remove() && !life.remove() && !life.end() && life.state == .dismissed)
    }

    let scans = Fact(
        "ble.live-activity: beside a Live Activity of its own an app scans in the background as in the foreground"
    ) {
        for (system, isHeard) in [(SystemVersion.iOS(26), true), (.iOS(18), false)] {
            let phone = try Self.scanning(system)
            try phone.act("liveactivity.request")
            phone.home()
            try phone.happen("bluetooth.peripheral", ["name": "Lamp", "services": .texts(["180D"])])
            let wasHeard = phone.app.trace.entries(of: .call).contains { $0.text.contains("didDiscover") }
            expect(wasHeard == isHeard && phone.cites("ble.live-activity") == isHeard)
        }
        let without = try Self.scanning(.iOS(26))
        without.home()
        try without.happen("bluetooth.peripheral", ["name": "Lamp", "services": .texts(["180D"])])
        expect(without.cites("ble.central.scan-needs-services") && !without.cites("ble.live-activity"))
    }

    let liveUpdates = Fact(
        "live updates that a Live Activity would keep going stop, and the trace says that this is not simulated"
    ) {
        let manifest = Manifest(
            backgroundModes: ["location"], texts: ["NSLocationWhenInUseUsageDescription": "Shows the way."],
            values: ["NSSupportsLiveActivities": .boolean(true)])
        for hasActivity in [true, false] {
            let modules = try ModuleSet([LiveActivityModule.descriptor, LocationModule.descriptor])
            let phone = try LiveActivitiesPhone(on: .iOS(18), modules: modules, manifest: manifest)
            try phone.device.location.authorize(phone.app, .whenInUse)
            phone.app.launch()
            if hasActivity { try phone.act("liveactivity.request") }
            try phone.act("location.startLiveUpdates")
            phone.home()
            let isSaid = phone.app.trace.entries(of: .note).contains { $0.text.hasPrefix("not simulated: on a phone") }
            expect(isSaid == hasActivity && phone.app.state == .suspended)
        }
    }

    private static func scanning(_ system: SystemVersion) throws -> LiveActivitiesPhone {
        let manifest = Manifest(
            backgroundModes: ["bluetooth-central"], texts: ["NSBluetoothAlwaysUsageDescription": "Looks for lamps."],
            values: ["NSSupportsLiveActivities": .boolean(true)])
        let modules = try ModuleSet([LiveActivityModule.descriptor, BluetoothModule.descriptor])
        let phone = try LiveActivitiesPhone(on: system, modules: modules, manifest: manifest)
        try phone.happen("bluetooth.permission", ["allowed": true])
        phone.app.launch()
        try phone.act("bluetooth.manager")
        try phone.act("bluetooth.scan")
        return phone
    }
}
