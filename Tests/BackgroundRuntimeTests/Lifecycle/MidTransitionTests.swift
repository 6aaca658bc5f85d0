import BackgroundRuntime
import Testing

@Suite("In the middle of a transition")
struct MidTransitionTests {
    /// A phone whose app blocks for two seconds in the method.
    private func phone(blocking method: String) throws -> Phone {
        let phone = try Phone()
        phone.code.on[.init(method)] = { process in
            SimulatedThread.sleep(for: .seconds(2))
            process.record(.output, method)
        }
        return phone
    }

    @Test("an app killed while it enters the background can be launched again")
    func killedThenLaunched() throws {
        let phone = try phone(blocking: "didEnterBackground")
        phone.app.launch()
        phone.device.press(.home)
        try phone.process.end(.crash("test"))
        #expect(phone.app.state == .notRunning)
        phone.app.launch()
        #expect(phone.app.state == .active)
        phone.advance(10)
        #expect(phone.app.trace.output.isEmpty)
        #expect(phone.app.launchCount == 2)
    }

    @Test("an app opened while it enters the background comes back when that is done")
    func openedWhileLeaving() throws {
        let phone = try phone(blocking: "didEnterBackground")
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(1)
        phone.app.activate()
        #expect(phone.app.state == .background)
        phone.advance(1)
        #expect(phone.app.state == .active)
        #expect(phone.app.exits.isEmpty)
    }

    @Test("an app left while it is launched goes through everything in order")
    func leftWhileLaunching() throws {
        let phone = try phone(blocking: "didFinishLaunching")
        phone.app.launch()
        phone.device.press(.home)
        phone.app.activate()
        phone.device.lock()
        #expect(phone.app.state == .inactive)
        phone.advance(2)
        #expect(phone.app.state == .suspended)
        let calls = phone.calls().filter { $0.hasPrefix("applicationDid") }
        #expect(
            calls == [
                "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)",
                "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)",
            ])
    }

    @Test("an event for an app in transition is delivered when the calls are over")
    func wakeInTransition() throws {
        let phone = try phone(blocking: "didEnterBackground")
        phone.app.launch()
        phone.device.press(.home)
        #expect(phone.wake { $0.record(.output, "event") })
        phone.advance(3)
        #expect(phone.app.trace.output == ["didEnterBackground", "event"])
        #expect(phone.app.state == .background)
    }

    @Test("an event for an app that is being terminated launches it again")
    func wakeWhileEnding() throws {
        let phone = try phone(blocking: "willTerminate")
        phone.app.launch()
        phone.app.terminate()
        #expect(phone.wake { $0.record(.output, "event of launch \($0.number)") })
        phone.advance(3)
        #expect(phone.app.trace.output == ["willTerminate", "event of launch 2"])
        #expect(phone.app.state == .background)
    }

    @Test("an app opened while it is being terminated is launched again")
    func openedWhileEnding() throws {
        let phone = try phone(blocking: "willTerminate")
        phone.app.launch()
        phone.app.terminate()
        phone.app.activate()
        phone.advance(2)
        #expect(phone.app.state == .active && phone.app.launchCount == 2)
        #expect(phone.device.frontmost === phone.app)
        phone.device.press(.home)
        #expect(phone.app.state == .suspended)
    }

    @Test("an app that exits in a delegate call runs nothing further")
    func exitsInCall() throws {
        let phone = try Phone()
        phone.code.on["didEnterBackground"] = { process in
            process.mainThread.enqueue { process.record(.output, "later") }
            process.end(.exit(status: 0))
            process.record(.output, "after exit")
        }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(5)
        #expect(phone.exits == ["exit"])
        #expect(phone.app.trace.output.isEmpty)
    }

    @Test("an app that ends in a delegate call although it said that it never does is told nothing further")
    func endsUnannounced() throws {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(Unreliable(), manifest: .test())
        app.launch()
        device.press(.home)
        #expect(app.exits.map(\.name) == ["exit"] && app.trace.calls.last == "applicationDidEnterBackground(_:)")
    }

    @Test("turns that wait behind the end are dropped, and the process is freed")
    func turnsBehindTheEnd() throws {
        let phone = try Phone()
        phone.code.on["willTerminate"] = { process in
            process.mainThread.enqueue { process.record(.output, "one") }
        }
        phone.app.launch()
        weak let process = try phone.process
        process?.callback("late", rule: nil) {}
        phone.app.terminate()
        process?.mainThread.enqueue { phone.app.record(.output, "two") }
        phone.advance(5)
        #expect(phone.app.trace.output.isEmpty || phone.app.trace.output == ["one"])
        #expect(process == nil)
    }

    @Test("a deleted app is gone with its process, its container and its place in front")
    func delete() throws {
        let phone = try Phone()
        phone.app.launch()
        let container = try phone.app.container()
        phone.device.delete(phone.app)
        #expect(phone.app.state == .notRunning)
        #expect(phone.exits == ["deleted"])
        #expect(phone.device.apps.isEmpty && phone.device.frontmost == nil)
        #expect((try? container.checkResourceIsReachable()) != true)
    }

    @Test("Home on a locked screen leaves the app behind it alone")
    func homeWhileLocked() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.device.lock()
        phone.device.fallAsleep()
        phone.device.press(.home)
        #expect(!phone.device.conditions.isAsleep)
        phone.device.unlock()
        #expect(phone.app.state == .active)
    }

    @Test("a wake of the device for a time does not end under the user's hands")
    func unlockedDuringWake() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.device.fallAsleep()
        phone.device.wakeUp(for: .seconds(10))
        phone.advance(5)
        phone.device.unlock()
        phone.advance(100)
        #expect(!phone.device.conditions.isAsleep)
        #expect(phone.app.state == .active)
    }

    @Test("a wake of the device for a time counts anew where it is woken again")
    func wokenAnew() throws {
        let phone = try Phone.inBackground()
        phone.device.fallAsleep()
        phone.device.wakeUp(for: .seconds(10))
        phone.advance(5)
        phone.device.wakeUp(for: .seconds(10))
        phone.advanceAlmost(10)
        #expect(!phone.device.conditions.isAsleep)
        phone.advance(0.001)
        #expect(phone.device.conditions.isAsleep)
        phone.device.wakeUp(for: .seconds(10))
        phone.device.wakeUp()
        phone.advance(100)
        #expect(!phone.device.conditions.isAsleep)
    }

    @Test("an assertion that ends while the device sleeps leads to suspension")
    func assertionEndsAsleep() throws {
        let phone = try Phone.inBackground()
        phone.wake(allowance: .seconds(10))
        phone.device.fallAsleep()
        phone.advance(20)
        #expect(phone.app.state == .suspended)
        phone.device.wakeUp()
        #expect(phone.app.state == .suspended)
        phone.app.activate()
        #expect(phone.app.state == .active)
        #expect(try phone.run { $0.state } == .active)
    }

    @Test("a program that spins at one instant is ended")
    func spinning() throws {
        let phone = try Phone()
        phone.app.launch()
        let process = try phone.process
        nonisolated(unsafe) var spin: () -> Void = {}
        spin = { process.mainThread.enqueue { spin() } }
        process.mainThread.enqueue { spin() }
        phone.device.settle()
        #expect(phone.exits == ["spinning"])
    }
}

/// Says that it never blocks or ends, and ends as it enters the background.
private struct Unreliable: StatesBlocking {
    var mayBlock: Bool { false }

    func launch(in process: AppProcess) -> any AppInstance { Instance(process) }

    private final class Instance: AppInstance {
        private unowned let process: AppProcess

        init(_ process: AppProcess) { self.process = process }

        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
            if event.name == .didEnterBackground { process.end(.exit(status: 0)) }
        }
    }
}
