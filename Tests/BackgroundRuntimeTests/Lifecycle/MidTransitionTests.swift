import BackgroundRuntime
import Testing
import VigilFacts

struct MidTransitionTests: Facts {
    @Test("In the middle of a transition", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone whose app blocks for two seconds in the method.
    private static func phone(blocking method: String) throws -> Phone {
        let phone = try Phone()
        phone.code.on[.init(method)] = { process in
            SimulatedThread.sleep(for: .seconds(2))
            process.record(.output, method)
        }
        return phone
    }

    let killedThenLaunched = Fact("an app killed while it enters the background can be launched again") {
        let phone = try Self.phone(blocking: "didEnterBackground")
        phone.app.launch()
        phone.device.press(.home)
        try phone.process.end(.crash("test"))
        expect(phone.app.state, is: .notRunning)
        phone.app.launch()
        expect(phone.app.state, is: .active)
        phone.advance(10)
        expect(phone.app.trace.output.isEmpty)
        expect(phone.app.launchCount, is: 2)
    }

    let openedWhileLeaving = Fact("an app opened while it enters the background comes back when that is done") {
        let phone = try Self.phone(blocking: "didEnterBackground")
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(1)
        phone.app.activate()
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.app.state, is: .active)
        expect(phone.app.exits.isEmpty)
    }

    let leftWhileLaunching = Fact("an app left while it is launched goes through everything in order") {
        let phone = try Self.phone(blocking: "didFinishLaunching")
        phone.app.launch()
        phone.device.press(.home)
        phone.app.activate()
        phone.device.lock()
        expect(phone.app.state, is: .inactive)
        phone.advance(2)
        expect(phone.app.state, is: .suspended)
        let calls = phone.calls().filter { $0.hasPrefix("applicationDid") }
        expect(
            calls,
            is: [
                "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)",
                "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)",
            ])
    }

    let wakeInTransition = Fact("an event for an app in transition is delivered when the calls are over") {
        let phone = try Self.phone(blocking: "didEnterBackground")
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.wake { $0.record(.output, "event") })
        phone.advance(3)
        expect(phone.app.trace.output, is: ["didEnterBackground", "event"])
        expect(phone.app.state, is: .background)
    }

    let wakeWhileEnding = Fact("an event for an app that is being terminated launches it again") {
        let phone = try Self.phone(blocking: "willTerminate")
        phone.app.launch()
        phone.app.terminate()
        expect(phone.wake { $0.record(.output, "event of launch \($0.number)") })
        phone.advance(3)
        expect(phone.app.trace.output, is: ["willTerminate", "event of launch 2"])
        expect(phone.app.state, is: .background)
    }

    let openedWhileEnding = Fact("an app opened while it is being terminated is launched again") {
        let phone = try Self.phone(blocking: "willTerminate")
        phone.app.launch()
        phone.app.terminate()
        phone.app.activate()
        phone.advance(2)
        expect(phone.app.state == .active && phone.app.launchCount == 2)
        expect(phone.device.frontmost === phone.app)
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
    }

    let exitsInCall = Fact("an app that exits in a delegate call runs nothing further") {
        let phone = try Phone()
        phone.code.on["didEnterBackground"] = { process in
            process.mainThread.enqueue { process.record(.output, "later") }
            process.end(.exit(status: 0))
            process.record(.output, "after exit")
        }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(5)
        expect(phone.exits, is: ["exit"])
        expect(phone.app.trace.output.isEmpty)
    }

    let endsUnannounced = Fact(
        "an app that ends in a delegate call although it said that it never does is told nothing further"
    ) {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(Unreliable(), manifest: .test())
        app.launch()
        device.press(.home)
        expect(app.exits.map(\.name) == ["exit"] && app.trace.calls.last == "applicationDidEnterBackground(_:)")
    }

    let turnsBehindTheEnd = Fact("turns that wait behind the end are dropped, and the process is freed") {
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
        expect(phone.app.trace.output.isEmpty || phone.app.trace.output == ["one"])
        expect(process == nil)
    }

    let delete = Fact("a deleted app is gone with its process, its container and its place in front") {
        let phone = try Phone()
        phone.app.launch()
        let container = try phone.app.container()
        phone.device.delete(phone.app)
        expect(phone.app.state, is: .notRunning)
        expect(phone.exits, is: ["deleted"])
        expect(phone.device.apps.isEmpty && phone.device.frontmost == nil)
        expect((try? container.checkResourceIsReachable()) != true)
    }

    let homeWhileLocked = Fact("Home on a locked screen leaves the app behind it alone") {
        let phone = try Phone()
        phone.app.launch()
        phone.device.lock()
        phone.device.fallAsleep()
        phone.device.press(.home)
        expect(!phone.device.conditions.isAsleep)
        phone.device.unlock()
        expect(phone.app.state, is: .active)
    }

    let unlockedDuringWake = Fact("a wake of the device for a time does not end under the user's hands") {
        let phone = try Phone()
        phone.app.launch()
        phone.device.fallAsleep()
        phone.device.wakeUp(for: .seconds(10))
        phone.advance(5)
        phone.device.unlock()
        phone.advance(100)
        expect(!phone.device.conditions.isAsleep)
        expect(phone.app.state, is: .active)
    }

    let wokenAnew = Fact("a wake of the device for a time counts anew where it is woken again") {
        let phone = try Phone.inBackground()
        phone.device.fallAsleep()
        phone.device.wakeUp(for: .seconds(10))
        phone.advance(5)
        phone.device.wakeUp(for: .seconds(10))
        phone.advanceAlmost(10)
        expect(!phone.device.conditions.isAsleep)
        phone.advance(0.001)
        expect(phone.device.conditions.isAsleep)
        phone.device.wakeUp(for: .seconds(10))
        phone.device.wakeUp()
        phone.advance(100)
        expect(!phone.device.conditions.isAsleep)
    }

    let assertionEndsAsleep = Fact("an assertion that ends while the device sleeps leads to suspension") {
        let phone = try Phone.inBackground()
        phone.wake(allowance: .seconds(10))
        phone.device.fallAsleep()
        phone.advance(20)
        expect(phone.app.state, is: .suspended)
        phone.device.wakeUp()
        expect(phone.app.state, is: .suspended)
        phone.app.activate()
        expect(phone.app.state, is: .active)
        try expect(phone.run { $0.state }, is: .active)
    }

    let spinning = Fact("a program that spins at one instant is ended") {
        let phone = try Phone()
        phone.app.launch()
        let process = try phone.process
        nonisolated(unsafe) var spin: () -> Void = {}
        spin = { process.mainThread.enqueue { spin() } }
        process.mainThread.enqueue { spin() }
        phone.device.settle()
        expect(phone.exits, is: ["spinning"])
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
