import BackgroundRuntime
import Testing

@Suite("Task time on a sleeping device", .exercisesRules)
struct TaskSleepTests {
    @Test(
        "task.sleep.keeps-awake: up to iOS 6 an open task keeps the device awake",
        arguments: [SystemVersion.iOS(4), .iOS(6)])
    func keepsAwake(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.beginWellBehaved() }
        phone.device.lock()
        #expect(!phone.device.fallAsleep())
        #expect(phone.app.trace.contains(rule: "task.sleep.keeps-awake"))
        phone.advance(595)
        #expect(phone.app.state == .suspended)
        #expect(phone.device.fallAsleep())
    }

    @Test(
        "task.sleep.opportunistic: from iOS 7 the device sleeps and task time stands still",
        arguments: [SystemVersion.iOS(7), .iOS(13), .iOS(17), .iOS(26)])
    func opportunistic(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.advance(10)
        #expect(phone.device.fallAsleep())
        phone.advance(5_000)
        #expect(phone.app.state == .background)
        #expect(phone.app.trace.contains(rule: "task.sleep.opportunistic"))
        #expect(try phone.remaining() == phone.budget - 10)
        phone.device.wakeUp()
        phone.advance(5)
        #expect(try phone.remaining() == phone.budget - 15)
    }

    @Test("task.sleep.opportunistic, task.sleep.total: up to iOS 6 they say nothing, also of a task that was refused")
    func refused() throws {
        let phone = try Phone(.iOS(6))
        phone.app.launch()
        phone.app.injectTaskFaults([.refuses])
        try phone.begin()
        phone.device.press(.home)
        phone.wake(allowance: .seconds(60))
        #expect(phone.device.fallAsleep())
        phone.advance(5)
        phone.device.wakeUp()
        #expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("task time") })
    }

    @Test("task.sleep.opportunistic: nothing of the app runs while the device sleeps")
    func nothingRuns() throws {
        let phone = try Phone.inBackground { phone in
            try phone.begin()
            try phone.process.startTimer(after: .seconds(1), every: .seconds(1)) { _ in
                try? phone.process.record(.output, "tick")
            }
        }
        phone.advance(3)
        phone.device.fallAsleep()
        phone.advance(600)
        #expect(phone.app.trace.output.count == 3)
        phone.device.wakeUp(for: .seconds(2))
        phone.advance(600)
        #expect(phone.app.trace.output.count == 6)
        #expect(phone.device.conditions.isAsleep)
    }

    @Test("task.sleep.option: on iOS 7 to 12 a switch keeps the device awake for a task")
    func option() throws {
        for (system, sleeps) in [(SystemVersion.iOS(7), false), (.iOS(12), false), (.iOS(13), true)] {
            let phone = try Phone(system)
            phone.device.options.tasksKeepDeviceAwake = true
            phone.app.launch()
            try phone.begin()
            phone.device.press(.home)
            #expect(phone.device.fallAsleep() == sleeps)
            #expect(phone.app.trace.contains(rule: "task.sleep.option") == !sleeps)
        }
    }

    @Test(
        "task.sleep.total: the slices add up to the whole budget",
        arguments: [SystemVersion.iOS(7), .iOS(17), .iOS(26)])
    func total(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.device.fallAsleep()
        let slices = Int(phone.budget) / 10
        for _ in 0..<slices - 1 {
            phone.device.wakeUp(for: .seconds(10))
            phone.advance(900)
        }
        #expect(try phone.remaining() == 10)
        #expect(phone.app.trace.contains(rule: "task.sleep.total"))
        phone.device.wakeUp(for: .seconds(10))
        phone.advance(900)
        #expect(try phone.remaining() == 0)
        phone.device.wakeUp()
        #expect(phone.exits == ["task-leak"])
        #expect(phone.device.simulation.clocks.uptime(at: phone.device.now).inSeconds == phone.budget)
    }

    @Test("task.sleep.opportunistic: the lead stands still as well")
    func leadStandsStill() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.advance(26)
        phone.device.fallAsleep()
        phone.advance(1_000)
        #expect(phone.app.state == .background)
        phone.device.wakeUp()
        phone.advanceAlmost(4)
        #expect(phone.app.state == .background)
        phone.advance(1)
        #expect(phone.exits == ["task-leak"])
    }

    @Test("task.sleep.total: an app that was suspended through a sleep has its full budget at the next trip")
    func suspendedThroughSleep() throws {
        let phone = try Phone.inBackground()
        phone.device.fallAsleep()
        phone.advance(100)
        phone.device.wakeUp()
        phone.app.activate()
        try phone.begin()
        phone.device.press(.home)
        phone.advance(29)
        #expect(try phone.remaining() == 1)
        phone.advance(1)
        #expect(phone.exits == ["task-leak"])
    }
}
