import BackgroundRuntime
import Testing

@Suite("An event that the system tells an app", .exercisesRules)
struct SystemEventTests {
    private static let rule = LifecycleRules.suspendQueuedEvents

    /// An event that a module made: a call and a notification of its own.
    private static func event(_ number: Int, on thread: SystemEvent.Thread = .main) -> SystemEvent {
        SystemEvent(
            "doorDidOpen", call: "doorDidOpen(_:)", notification: "DoorDidOpen", on: thread,
            payload: ["number": .integer(number)])
    }

    /// What the app heard after its launch.
    private func heard(_ act: (Phone) throws -> Void) throws -> [String] {
        let phone = try Phone()
        phone.app.launch()
        let count = phone.calls().count
        try act(phone)
        phone.device.settle()
        return phone.calls(since: count)
    }

    @Test("one that a module makes is told as those of the host are: the call, then its notification, in one turn")
    func ofModule() throws {
        let heard = try heard { phone in
            phone.code.on["doorDidOpen"] = { process in
                process.mainThread.enqueue { process.record(.call, "dispatched") }
            }
            try phone.process.tell(Self.event(1), rule: Self.rule)
        }
        #expect(heard == ["doorDidOpen(_:)", "DoorDidOpen", "dispatched"])
    }

    @Test("the notification comes first where the event says so")
    func order() {
        #expect(SystemEvent.willEnterForeground.channels == [.notification, .call])
        #expect(SystemEvent.didBecomeActive.channels == [.call, .notification])
        #expect(SystemEvent.powerStateDidChange.channels == [.notification])
        #expect(SystemEvent.open(url: "").channels == [.call])
    }

    @Test("on a thread of its own it is told there, and the thread is gone afterwards")
    func secondaryThread() throws {
        var names: [String] = []
        let heard = try heard { phone in
            phone.code.on["doorDidOpen"] = { _ in names.append(SimulatedThread.current?.name ?? "") }
            try phone.process.tell(Self.event(1, on: .secondary("doors")), rule: Self.rule)
            phone.device.settle()
            #expect(names == ["doors"])
        }
        #expect(heard == ["doorDidOpen(_:)", "DoorDidOpen"])
    }

    @Test("life.suspend.queued-events: a suspended app is not called, and of each name hears the newest notification")
    func suspended() throws {
        let heard = try heard { phone in
            phone.device.press(.home)
            let process = try phone.process
            #expect(process.state == .suspended)
            for number in 1...3 { process.tell(Self.event(number), rule: Self.rule) }
            process.tell(.open(url: "app://lost"), rule: Self.rule)
            phone.app.activate()
        }
        #expect(!heard.contains("doorDidOpen(_:)") && !heard.contains("application(_:open:options:)"))
        #expect(heard.filter { $0 == "DoorDidOpen" }.count == 1)
    }

    @Test("an app that does not run hears nothing, and nothing of an event comes after its end")
    func ended() throws {
        let heard = try heard { phone in
            let process = try phone.process
            phone.code.on["doorDidOpen"] = { $0.end(.crash("test")) }
            process.tell(Self.event(1), rule: Self.rule)
            phone.device.settle()
            process.tell(Self.event(2), rule: Self.rule)
        }
        #expect(heard == ["doorDidOpen(_:)"])
    }
}
