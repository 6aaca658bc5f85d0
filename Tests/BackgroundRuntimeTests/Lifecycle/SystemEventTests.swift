import BackgroundRuntime
import Testing
import VigilFacts

struct SystemEventTests: Facts {
    @Test("An event that the system tells an app", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static let rule = LifecycleRules.suspendQueuedEvents

    /// An event that a module made: a call and a notification of its own.
    private static func event(_ number: Int, on thread: SystemEvent.Thread = .main) -> SystemEvent {
        SystemEvent(
            "doorDidOpen", call: "doorDidOpen(_:)", notification: "DoorDidOpen", on: thread,
            payload: ["number": .integer(number)])
    }

    /// What the app heard after its launch.
    private static func heard(_ act: (Phone) throws -> Void) throws -> [String] {
        let phone = try Phone()
        phone.app.launch()
        let count = phone.calls().count
        try act(phone)
        phone.device.settle()
        return phone.calls(since: count)
    }

    let ofModule = Fact(
        "one that a module makes is told as those of the host are: the call, then its notification, in one turn"
    ) {
        let heard = try Self.heard { phone in
            phone.code.on["doorDidOpen"] = { process in
                process.mainThread.enqueue { process.record(.call, "dispatched") }
            }
            try phone.process.notify(Self.event(1), rule: Self.rule)
        }
        expect(heard, is: ["doorDidOpen(_:)", "DoorDidOpen", "dispatched"])
    }

    let order = Fact("the notification comes first where the event says so") {
        expect(SystemEvent.willEnterForeground.channels, is: [.notification, .call])
        expect(SystemEvent.didBecomeActive.channels, is: [.call, .notification])
        expect(SystemEvent.powerStateDidChange.channels, is: [.notification])
        expect(SystemEvent.open(url: "").channels, is: [.call])
    }

    let secondaryThread = Fact("on a thread of its own it is told there, and the thread is gone afterwards") {
        var names: [String] = []
        let heard = try Self.heard { phone in
            phone.code.on["doorDidOpen"] = { _ in names.append(SimulatedThread.current?.name ?? "") }
            try phone.process.notify(Self.event(1, on: .secondary("doors")), rule: Self.rule)
            phone.device.settle()
            expect(names, is: ["doors"])
        }
        expect(heard, is: ["doorDidOpen(_:)", "DoorDidOpen"])
    }

    let suspended = Fact(
        "life.suspend.queued-events: a suspended app is not called, and of each name hears the newest notification"
    ) {
        let heard = try Self.heard { phone in
            phone.device.press(.home)
            let process = try phone.process
            expect(process.state, is: .suspended)
            for number in 1...3 { process.notify(Self.event(number), rule: Self.rule) }
            process.notify(.open(url: "app://lost"), rule: Self.rule)
            phone.app.activate()
        }
        expect(!heard.contains("doorDidOpen(_:)") && !heard.contains("application(_:open:options:)"))
        expect(heard.filter { $0 == "DoorDidOpen" }.count, is: 1)
    }

    let ended = Fact("an app that does not run hears nothing, and nothing of an event comes after its end") {
        let heard = try Self.heard { phone in
            let process = try phone.process
            phone.code.on["doorDidOpen"] = { $0.end(.crash("test")) }
            process.notify(Self.event(1), rule: Self.rule)
            phone.device.settle()
            process.notify(Self.event(2), rule: Self.rule)
        }
        expect(heard, is: ["doorDidOpen(_:)"])
    }
}
