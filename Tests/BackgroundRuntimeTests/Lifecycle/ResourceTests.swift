import Foundation
import Testing
import VigilFacts

@testable import BackgroundRuntime

struct ResourceTests: Facts {
    @Test("Processor, memory, heat, storage", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A phone whose app goes on in the background.
    private static func phone(_ system: SystemVersion = .iOS(17), constants: [String: Double] = [:]) throws -> Phone {
        try Phone.inBackground(system, constants: constants) { try $0.holdMode() }
    }

    let processor = Fact(
        "res.cpu.limit: 90 % in the background are fatal after the 48 seconds of processor time are used"
    ) {
        let phone = try Self.phone()
        try phone.process.useProcessor(0.9, for: .seconds(100))
        phone.advance(53.3)
        expect(phone.app.state, is: .background)
        phone.advance(0.1)
        expect(phone.exits == ["cpu-limit"] && phone.app.exits[0].category == .cpuResourceLimit)
        expect(phone.app.trace.contains(rule: "res.cpu.limit"))
    }

    let withinLimit = Fact("res.cpu.limit: 70 %, the same load in the foreground, iOS 6 and a debugger are let live") {
        for (load, system) in [(0.7, SystemVersion.iOS(17)), (1, .iOS(6))] {
            let phone = try Self.phone(system)
            try phone.process.useProcessor(load, for: .seconds(300))
            phone.advance(400)
            expect(phone.exits.isEmpty)
        }
        let front = try Phone()
        front.app.launch()
        try front.process.useProcessor(1, for: .seconds(300))
        front.advance(400)
        expect(front.exits.isEmpty)
        let debugged = try Self.phone()
        debugged.device.change { $0.isDebuggerAttached = true }
        try debugged.process.useProcessor(1, for: .seconds(300))
        debugged.advance(200)
        expect(debugged.exits.isEmpty)
        debugged.device.change { $0.isDebuggerAttached = false }
        expect(debugged.exits, is: ["cpu-limit"])
    }

    let counting = Fact(
        "res.cpu.limit: what was used on the screen does not count, and work with a permit may use more"
    ) {
        let phone = try Phone()
        phone.app.launch()
        try phone.holdMode()
        try phone.process.useProcessor(1, for: .seconds(200))
        phone.advance(100)
        phone.device.press(.home)
        phone.advance(47.9)
        expect(phone.app.state, is: .background)
        phone.advance(0.2)
        expect(phone.exits, is: ["cpu-limit"])

        let permitted = try Self.phone()
        try permitted.run { $0.inUse.processorPermits = [ResourceRules.wakeups] }
        try permitted.process.useProcessor(1, for: .seconds(100))
        permitted.advance(90)
        expect(permitted.exits.isEmpty)
        try? permitted.run { $0.inUse.processorPermits = [] }
        expect(permitted.exits, is: ["cpu-limit"])
    }

    let window = Fact("res.cpu.limit: the load is averaged over a window that moves along") {
        var load = ProcessorLoad(window: .seconds(60))
        func at(_ seconds: Double) -> VirtualInstant { VirtualInstant(nanoseconds: Int64(seconds * 1e9)) }
        load.set(1, at: at(0))
        load.set(0, at: at(30))
        load.set(1, at: at(50))
        expect(load.used(at: at(60).nanoseconds), is: 40)
        // From 60 on as much leaves the window as is added, until 90.
        expect(load.reaches(48, from: at(60))?.nanoseconds, is: at(98).nanoseconds)
        expect(load.reaches(30, from: at(60)), is: at(60))
        load.set(0.5, at: at(60))
        expect(load.reaches(48, from: at(60)) == nil)
    }

    let wakeups = Fact(
        "res.wakeups: more than 150 timers a second over 300 seconds are reported once, and 140 are not"
    ) {
        for (rate, reports) in [(140.0, 0), (160, 1)] {
            let phone = try Self.phone(constants: ["k.wakeups.window": 10])
            try phone.run { process in
                process.startTimer(after: .zero, every: Duration(inSeconds: 1 / rate)) { _ in }
            }
            phone.advance(19)
            let found = phone.app.trace.entries.filter { $0.rule?.id == "res.wakeups" }
            expect(found.count == reports && phone.app.state == .background, "\(rate)")
        }
    }

    let memory = Fact(
        "res.memory.limit: a process that takes more than it may is ended at once, in the background sooner"
    ) {
        let front = try Phone()
        front.app.launch()
        try front.run { $0.inUse.memory = 1_500 }
        expect(front.exits.isEmpty)
        try? front.run { $0.inUse.memory = 2_500 }
        expect(front.exits == ["memory-limit"] && front.app.trace.contains(rule: "res.memory.limit"))
        let back = try Self.phone()
        try? back.run { $0.inUse.memory = 1_500 }
        expect(back.exits, is: ["memory-limit"])
    }

    let memoryOnLeaving = Fact(
        "res.memory.limit: an app that leaves the screen with more than it may have there is ended"
    ) {
        let phone = try Phone()
        phone.app.launch()
        try phone.holdMode()
        try phone.run { $0.inUse.memory = 1_500 }
        phone.device.press(.home)
        expect(phone.exits, is: ["memory-limit"])
    }

    let heat = Fact(
        "res.thermal: apps are told of heat from iOS 11 on, and it can end one",
        for: [10, 17]
    ) { (system: Int) in
        let phone = try Self.phone(.iOS(system))
        phone.device.change { $0.thermalState = .serious }
        let told = phone.calls().contains("NSProcessInfoThermalStateDidChangeNotification")
        expect(told, is: (system >= 11))
        phone.device.endForHeat(phone.app)
        expect(phone.app.exits.map(\.code) == [0xc000_10ff] && phone.app.trace.contains(rule: "res.thermal"))
    }

    let storage = Fact(
        "res.disk: short storage ends suspended apps and removes their caches, and nothing of those that run"
    ) {
        let phone = try Self.phone()
        let other = try phone.device.install(
            phone.code, manifest: Manifest(bundleIdentifier: "com.example.other", displayName: "Other"))
        for app in [phone.app, other] {
            for path in ["Library/Caches/c", "Documents/d"] {
                try Data().write(to: app.container().appendingPathComponent(path))
            }
        }
        other.launch()
        phone.device.press(.home)
        expect(other.state, is: .suspended)
        try phone.device.freeStorage()
        expect(other.exits.map(\.code) == [0xbadd_d15c] && phone.exits.isEmpty)
        func exists(_ path: String, _ app: InstalledApp) throws -> Bool {
            try FileManager.default.fileExists(atPath: app.container().appendingPathComponent(path).path)
        }
        try expect(!exists("Library/Caches/c", other) && exists("Documents/d", other))
        try expect(exists("Library/Caches/c", phone.app) && other.trace.contains(rule: "res.disk"))
    }

    let lowPowerMode = Fact("power.lpm.scope: Low Power Mode holds back what may wait, and says so") {
        let phone = try Self.phone()
        phone.device.change { $0.isLowPowerModeEnabled = true }
        expect(phone.device.trace.entries.contains { $0.rule?.id == "power.lpm.scope" })
        expect(phone.app.discretionaryBarrier, is: .lowPowerMode)
    }

    let words = Fact(
        "res.cpu.limit: the words of a scenario reach processor, memory, heat and storage, of an app that runs"
    ) {
        let phone = try Self.phone()
        let play = { (name: String, arguments: [String: ArgumentValue]) in
            let stimulus = try require(phone.device.modules.vocabulary.stimuli.first { $0.name == name })
            try stimulus.perform(phone.device, phone.app, Arguments(arguments))
        }
        try play("heat", ["is": "fair"])
        expect(phone.device.conditions.thermalState, is: .fair)
        try play("storage", [:])
        try play("memory.use", ["megabytes": 900])
        try expect(phone.process.inUse.memory, is: 900)
        try play("cpu", ["load": 1, "for": .duration(.seconds(60))])
        phone.advance(60)
        expect(phone.exits, is: ["cpu-limit"])
        expect(throws: StimulusError.self) { try play("cpu", ["load": 1, "for": .duration(.seconds(10))]) }
    }
}
