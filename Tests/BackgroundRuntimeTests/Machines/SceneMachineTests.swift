import Testing

@testable import BackgroundRuntime

@Suite("The machine of a scene")
struct SceneMachineTests {
    typealias Input = SceneMachine.Input
    typealias State = SceneMachine.State
    typealias Step = SceneMachine.Step

    /// The table of the documentation: what each input does; pairs that are missing are illegal.
    private static let table: [State: [Input: [Step]]] = [
        .unattached: [
            .connectInForeground: [.tell(.willConnect), .tell(.willEnterForeground), .enter(.foregroundInactive)],
            .connectInBackground: [.tell(.willConnect), .enter(.background)],
        ],
        .foregroundInactive: [
            .activate: [.enter(.foregroundActive), .tell(.didBecomeActive)],
            .enterBackground: [.enter(.background), .tell(.didEnterBackground)],
        ],
        .foregroundActive: [.deactivate: [.tell(.willResignActive), .enter(.foregroundInactive)]],
        .background: [
            .enterForeground: [.tell(.willEnterForeground), .enter(.foregroundInactive)],
            .suspend: [.enter(.suspended)], .disconnect: [.enter(.unattached), .tell(.didDisconnect)],
        ],
        .suspended: [.resume: [.enter(.background)], .disconnect: [.enter(.unattached)]],
    ]

    /// A machine that is in `state`.
    private func machine(in state: State) throws -> SceneMachine {
        let ways: [State: [Input]] = [
            .foregroundInactive: [.connectInForeground], .foregroundActive: [.connectInForeground, .activate],
            .background: [.connectInBackground], .suspended: [.connectInBackground, .suspend],
        ]
        var machine = SceneMachine()
        for input in ways[state] ?? [] { try machine.handle(input) }
        #expect(machine.state == state)
        return machine
    }

    @Test("every pair of the table takes its steps, and every other pair is refused", arguments: State.allCases)
    func pairs(state: State) throws {
        for input in Input.allCases {
            var machine = try machine(in: state)
            guard let steps = Self.table[state]?[input] else {
                let error = #expect(throws: IllegalSceneTransition.self) { try machine.handle(input) }
                #expect(error == IllegalSceneTransition(from: state, input: input) && machine.state == state)
                continue
            }
            #expect(try machine.handle(input) == steps)
            #expect(steps.contains(.enter(machine.state)))
        }
    }

    @Test("a refusal says what cannot be")
    func text() throws {
        var machine = try machine(in: .background)
        let error = #expect(throws: IllegalSceneTransition.self) { try machine.handle(.activate) }
        #expect(error?.description == "a scene that is background cannot become active")
    }

    @Test("two scenes of an app are two values: one may be active while the other is in the background")
    func two() throws {
        let scenes = [try machine(in: .foregroundActive), try machine(in: .background)]
        #expect(scenes.map { AppState(.running, $0.state) } == [.active, .background])
    }
}

@Suite("The machine of a process")
struct ProcessMachineTests {
    typealias Input = ProcessMachine.Input
    typealias State = ProcessMachine.State

    private static let table: [State: [Input: State]] = [
        .notRunning: [.launch: .running], .running: [.suspend: .suspended, .end: .notRunning],
        .suspended: [.resume: .running, .end: .notRunning],
    ]

    @Test(
        "every pair of the table is legal, and every other pair is refused: nothing revives a process that has ended",
        arguments: State.allCases)
    func pairs(state: State) throws {
        let ways: [State: [Input]] = [.running: [.launch], .suspended: [.launch, .suspend]]
        for input in Input.allCases {
            var machine = ProcessMachine()
            for step in ways[state] ?? [] { try machine.handle(step) }
            guard let target = Self.table[state]?[input] else {
                let error = #expect(throws: IllegalProcessTransition.self) { try machine.handle(input) }
                #expect(error == IllegalProcessTransition(from: state, input: input) && machine.state == state)
                continue
            }
            try machine.handle(input)
            #expect(machine.state == target)
        }
    }

    @Test("a refusal says what cannot be")
    func text() {
        var machine = ProcessMachine()
        let error = #expect(throws: IllegalProcessTransition.self) { try machine.handle(.resume) }
        #expect(error?.description == "a process that is not running cannot be resumed")
    }

    @Test("the state of an app is that of its process first, and then that of its scene")
    func appState() {
        for scene in SceneMachine.State.allCases {
            #expect(AppState(.notRunning, scene) == .notRunning && AppState(.suspended, scene) == .suspended)
        }
        let running = SceneMachine.State.allCases.map { AppState(.running, $0) }
        #expect(running == [.background, .inactive, .active, .background, .background])
    }
}
