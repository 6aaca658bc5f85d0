import BackgroundRuntime
import Testing
import VigilFacts

struct TaskSleepTests: Facts {
    @Test("Task time on a sleeping device", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let keepsAwake = Fact(
        "task.sleep.keeps-awake: up to iOS 6 an open task keeps the device awake",
        for: [SystemVersion.iOS(4), .iOS(6)]
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.beginWellBehaved() }
        phone.device.lock()
        expect(!phone.device.fallAsleep())
        expect(phone.app.trace.contains(rule: "task.sleep.keeps-awake"))
        phone.advance(595)
        expect(phone.app.state, is: .suspended)
        expect(phone.device.fallAsleep())
    }

    let opportunistic = Fact(
        "task.sleep.opportunistic: from iOS 7 the device sleeps and task time stands still",
        for: [SystemVersion.iOS(7), .iOS(13), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.advance(10)
        expect(phone.device.fallAsleep())
        phone.advance(5_000)
        expect(phone.app.state, is: .background)
        expect(phone.app.trace.contains(rule: "task.sleep.opportunistic"))
        try expect(phone.remaining(), is: phone.budget - 10)
        phone.device.wakeUp()
        phone.advance(5)
        try expect(phone.remaining(), is: phone.budget - 15)
    }

    let refused = Fact(
        "task.sleep.opportunistic, task.sleep.total: up to iOS 6 they say nothing, also of a task that was refused"
    ) {
        let phone = try Phone(.iOS(6))
        phone.app.launch()
        phone.app.injectTaskFaults([.refuses])
        try phone.begin()
        phone.device.press(.home)
        phone.wake(allowance: .seconds(60))
        expect(phone.device.fallAsleep())
        phone.advance(5)
        phone.device.wakeUp()
        expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("task time") })
    }

    let nothingRuns = Fact("task.sleep.opportunistic: nothing of the app runs while the device sleeps") {
        let phone = try Phone.inBackground { phone in
            try phone.begin()
            try phone.process.startTimer(after: .seconds(1), every: .seconds(1)) { _ in
                try? phone.process.record(.output, "tick")
            }
        }
        phone.advance(3)
        phone.device.fallAsleep()
        phone.advance(600)
        expect(phone.app.trace.output.count, is: 3)
        phone.device.wakeUp(for: .seconds(2))
        phone.advance(600)
        expect(phone.app.trace.output.count, is: 6)
        expect(phone.device.conditions.isAsleep)
    }

    let option = Fact("task.sleep.option: on iOS 7 to 12 a switch keeps the device awake for a task") {
        for (system, sleeps) in [(SystemVersion.iOS(7), false), (.iOS(12), false), (.iOS(13), true)] {
            let phone = try Phone(system)
            phone.device.options.tasksKeepDeviceAwake = true
            phone.app.launch()
            try phone.begin()
            phone.device.press(.home)
            expect(phone.device.fallAsleep(), is: sleeps)
            expect(phone.app.trace.contains(rule: "task.sleep.option"), is: !sleeps)
        }
    }

    let total = Fact(
        "task.sleep.total: the slices add up to the whole budget",
        for: [SystemVersion.iOS(7), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.device.fallAsleep()
        let slices = Int(phone.budget) / 10
        for _ in 0..<slices - 1 {
            phone.device.wakeUp(for: .seconds(10))
            phone.advance(900)
        }
        try expect(phone.remaining(), is: 10)
        expect(phone.app.trace.contains(rule: "task.sleep.total"))
        phone.device.wakeUp(for: .seconds(10))
        phone.advance(900)
        try expect(phone.remaining(), is: 0)
        phone.device.wakeUp()
        expect(phone.exits, is: ["task-leak"])
        expect(phone.device.simulation.clocks.uptime(at: phone.device.now).inSeconds, is: phone.budget)
    }

    let leadStandsStill = Fact("task.sleep.opportunistic: the lead stands still as well") {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.advance(26)
        phone.device.fallAsleep()
        phone.advance(1_000)
        expect(phone.app.state, is: .background)
        phone.device.wakeUp()
        phone.advanceAlmost(4)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.exits, is: ["task-leak"])
    }

    let suspendedThroughSleep = Fact(
        "task.sleep.total: an app that was suspended through a sleep has its full budget at the next trip"
    ) {
        let phone = try Phone.inBackground()
        phone.device.fallAsleep()
        phone.advance(100)
        phone.device.wakeUp()
        phone.app.activate()
        try phone.begin()
        phone.device.press(.home)
        phone.advance(29)
        try expect(phone.remaining(), is: 1)
        phone.advance(1)
        expect(phone.exits, is: ["task-leak"])
    }
}
