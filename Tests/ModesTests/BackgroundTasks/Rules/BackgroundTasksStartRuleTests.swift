import BackgroundRuntime
import Foundation
import Testing
import VigilBackgroundTasks
import VigilFacts
import VigilTestSupport

@Suite("Background task rules: what a pending request waits for", .exercisesRules)
struct BackgroundTasksStartRuleTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// What the trace says of what a request waits for, each with the second.
    private static func held(_ phone: BackgroundTasksPhone) -> [String] {
        phone.app.trace.entries.filter { $0.text.contains(" has to wait: ") }.map { entry in
            "\(entry.instant.wholeSeconds) \(entry.rule?.id ?? "")"
        }
    }

    let earliest = Fact("bgtask.earliest: a task never starts before its date") {
        let phone = try BackgroundTasksPhone.submitted(with: ["after": .duration(.seconds(3_000))])
        phone.home()
        phone.wait(3_599)
        expect(phone.starts == [] && Self.held(phone) == ["900 bgtask.earliest"])
        phone.wait(1)
        expect(phone.starts, is: [3_600])
    }

    let activity = Fact("bgtask.earliest: the page of a run has a request from its submission to the start of its task")
    {
        let phone = try BackgroundTasksPhone.submitted(with: ["after": .duration(.seconds(3_000))])
        phone.home()
        phone.wait(3_599)
        let activity = try require(phone.device.systemActivities.first)
        expect(phone.device.systemActivities.count == 1 && activity.kind == "scheduled task" && activity.end == nil)
        phone.wait(1)
        expect(activity.end?.wholeSeconds == 3_600 && Self.held(phone) == ["900 bgtask.earliest"])
    }

    let chance = Fact("bgtask.earliest: when it starts after that is chance, which the seed repeats, and said once") {
        func starts(_ seed: UInt64) throws -> [Int] {
            let manifest = Manifest(
                backgroundModes: ["fetch"], lists: ["BGTaskSchedulerPermittedIdentifiers": Task.permitted(on: .iOS(17))]
            )
            let phone = try BackgroundTasksPhone(
                on: .iOS(17), modules: [BackgroundTaskModule.descriptor], manifest: manifest, seed: seed)
            try phone.happen("backgroundTasks", ["is": .text("willing")])
            phone.registers()
            phone.app.launch()
            try phone.submit(Task.refresh)
            phone.home()
            phone.wait(86_400)
            expect(Self.held(phone).count <= 1)
            return phone.starts
        }
        let all = try (0..<12).map { try starts($0) }
        expect(all.allSatisfy { $0.count == 1 } && Set(all).count > 4)
        try expect(starts(3), is: all[3])
    }

    let habit = Fact("bgtask.earliest: the hours at which the user opens the app make a start there likely") {
        let phone = try BackgroundTasksPhone.submitted(takes: 1, constants: ["k.bgtask.refresh-chance": 0])
        for _ in 1...5 {
            phone.home()
            phone.wait(86_400)
            phone.app.launch()
        }
        // Opened at nine each day: the first look at eight or later starts it.
        try phone.submit(Task.refresh, "refresh", ["after": .duration(.seconds(12 * 3_600))])
        phone.home()
        let before = phone.starts.count
        phone.wait(86_400)
        let hours = phone.starts.dropFirst(before).map { ($0 / 3_600 + 9) % 24 }
        expect(hours, is: [8])
    }

    let firstUnlock = Fact("bgtask.first-unlock: nothing starts before the first unlock after a restart") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.home()
        phone.device.reboot()
        phone.wait(1_800)
        expect(phone.starts == [] && Self.held(phone) == ["900 bgtask.first-unlock"])
        try phone.start(Task.refresh)
        expect(phone.starts, is: [])
        phone.device.unlock()
        phone.wait(900)
        expect(phone.starts, is: [2_700])
    }

    let reboot = Fact("bgtask.reboot: what is pending outlives a restart, and the end of its launch") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.home()
        phone.device.purge(phone.app)
        phone.device.reboot()
        phone.device.unlock()
        expect(phone.cites("bgtask.reboot") && phone.pending == [Task.refresh])
        phone.wait(900)
        expect(phone.starts, is: [900])
    }

    let forceQuitProcessing = Fact(
        "bgtask.force-quit.processing: from iOS 18.3 on a processing task is launched after a force quit",
        for: [(SystemVersion.iOS(18, 3), true), (.iOS(18, 2), false)]
    ) { (system: SystemVersion, isLaunched: Bool) in
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", on: system)
        phone.device.forceQuit(phone.app)
        phone.device.lock()
        phone.wait(86_400)
        expect(phone.starts.isEmpty != isLaunched && phone.cites("bgtask.force-quit.processing") == isLaunched)
        expect(phone.cites("bgtask.force-quit") != isLaunched)
    }

    let forceQuit = Fact("bgtask.force-quit: after a force quit nothing starts until the user opens the app") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.device.forceQuit(phone.app)
        phone.wait(86_400)
        try phone.start(Task.refresh)
        expect(phone.starts == [] && Self.held(phone) == ["900 bgtask.force-quit"])
        phone.app.launch()
        phone.home()
        phone.wait(900)
        expect(phone.starts, is: [87_300])
    }

    let lowPower = Fact("bgtask.low-power: nothing starts in Low Power Mode") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.home()
        try phone.happen("power", ["lowPowerMode": .flag(true)])
        phone.wait(1_800)
        expect(Self.held(phone), is: ["900 bgtask.low-power"])
        try phone.happen("power", ["lowPowerMode": .flag(false)])
        phone.wait(900)
        expect(phone.starts, is: [2_700])
    }

    let battery = Fact("power.battery-critical: nothing starts with an almost empty battery, unless it is charged") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.home()
        try phone.happen("power", ["level": .number(0.19)])
        phone.wait(1_800)
        expect(Self.held(phone), is: ["900 power.battery-critical"])
        try phone.happen("power", ["charging": .flag(true)])
        phone.wait(900)
        expect(phone.starts, is: [2_700])
    }

    let refreshOff = Fact("power.refresh-off.scope: what is pending waits while Background App Refresh is off") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.home()
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        phone.wait(900)
        expect(Self.held(phone) == ["900 power.refresh-off.scope"] && phone.starts == [])
    }

    let unused = Fact("bgtask.unused-app: an app that was not opened for two weeks gets no launch") {
        let phone = try BackgroundTasksPhone.submitted(constants: [
            "k.bgtask.refresh-chance": 0, "k.bgtask.habit-hours": 0,
        ])
        phone.home()
        phone.wait(15 * 86_400)
        expect(Self.held(phone).last, is: "1210500 bgtask.unused-app")
    }

    let inForeground = Fact(
        "bgtask.in-foreground: nothing starts while the app is in front, unless the figure says so"
    ) {
        let phone = try BackgroundTasksPhone.submitted()
        phone.wait(1_800)
        expect(Self.held(phone) == ["900 bgtask.in-foreground"] && phone.starts == [])
        let other = try BackgroundTasksPhone.submitted(
            constants: BackgroundTasksPhone.certain.merging(["k.bgtask.in-foreground": 1]) { $1 })
        other.wait(900)
        expect(other.starts == [900] && other.app.state == .active)
    }

    let idle = Fact("bgtask.processing.idle-only: processing waits until the phone was locked for a while") {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing")
        phone.home()
        phone.wait(1_600)
        phone.device.lock()
        phone.wait(200)
        expect(Self.held(phone) == ["900 bgtask.processing.idle-only"] && phone.starts == [])
        phone.wait(900)
        expect(phone.starts, is: [2_700])
    }

    let power = Fact("bgtask.processing.power: what asks for power waits until the phone is charged") {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", with: ["power": .flag(true)])
        phone.device.lock()
        phone.wait(1_800)
        expect(Self.held(phone), is: ["900 bgtask.processing.power"])
        try phone.happen("power", ["charging": .flag(true)])
        phone.wait(900)
        expect(phone.starts, is: [2_700])
    }

    let network = Fact(
        "bgtask.processing.network: what asks for a network waits until there is one, and nothing else does"
    ) {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", with: ["network": .flag(true)])
        try phone.happen("network", ["is": .text("none")])
        phone.device.lock()
        phone.wait(1_800)
        expect(Self.held(phone), is: ["900 bgtask.processing.network"])
        try phone.happen("network", ["is": .text("cellular")])
        phone.wait(900)
        expect(phone.starts, is: [2_700])
        let other = try BackgroundTasksPhone.submitted(Task.index, "processing")
        try other.happen("network", ["is": .text("none")])
        other.device.lock()
        other.wait(900)
        expect(other.starts, is: [900])
    }

    let locked = Fact(
        "bgtask.processing.locked: a task that the system starts finds the phone locked",
        .asserts(BackgroundTaskRules.processingLocked)
    ) {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", takes: 60)
        phone.device.lock()
        phone.wait(900)
        expect(phone.starts, is: [900])
        expect(phone.device.conditions.isLocked && !phone.device.conditions.isProtectedDataAvailable)
    }

    @Test(
        "bgtask.earliest.not-clock.26: on iOS 26 as before the date is a lower bound",
        .asserts(BackgroundTaskRules.earliestNotClock26), arguments: [SystemVersion.iOS(18), .iOS(26), .iOS(26, 1)])
    func notClock(system: SystemVersion) throws {
        let phone = try BackgroundTasksPhone.submitted(
            Task.index, "processing", on: system, with: ["after": .duration(.seconds(8 * 3_600))])
        phone.device.lock()
        phone.wait(8 * 3_600 - 1)
        expect(phone.starts, is: [])
        phone.wait(1)
        expect(phone.starts, is: [8 * 3_600])
    }
}
