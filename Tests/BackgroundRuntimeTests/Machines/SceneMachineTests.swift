import Testing
import VigilFacts

@testable import BackgroundRuntime

struct SceneMachineTests: Facts {
    @Test("The machine of a scene", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    typealias Input = SceneMachine.Input
    typealias State = SceneMachine.State
    typealias Step = SceneMachine.Step

    /// The table of the documentation: what each input does; pairs that are missing are illegal.
    private static let table: [State: [Input: [Step]]] = [
        .unattached: [
            .connectInForeground: [.notify(.willConnect), .notify(.willEnterForeground), .enter(.foregroundInactive)],
            .connectInBackground: [.notify(.willConnect), .enter(.background)],
        ],
        .foregroundInactive: [
            .activate: [.enter(.foregroundActive), .notify(.didBecomeActive)],
            .enterBackground: [.enter(.background), .notify(.didEnterBackground)],
        ],
        .foregroundActive: [.deactivate: [.notify(.willResignActive), .enter(.foregroundInactive)]],
        .background: [
            .enterForeground: [.notify(.willEnterForeground), .enter(.foregroundInactive)],
            .suspend: [.enter(.suspended)], .disconnect: [.enter(.unattached), .notify(.didDisconnect)],
        ],
        .suspended: [.resume: [.enter(.background)], .disconnect: [.enter(.unattached)]],
    ]

    /// A machine that is in `state`.
    private static func machine(in state: State) throws -> SceneMachine {
        let ways: [State: [Input]] = [
            .foregroundInactive: [.connectInForeground], .foregroundActive: [.connectInForeground, .activate],
            .background: [.connectInBackground], .suspended: [.connectInBackground, .suspend],
        ]
        var machine = SceneMachine()
        for input in ways[state] ?? [] { try machine.handle(input) }
        expect(machine.state, is: state)
        return machine
    }

    let pairs = Fact(
        "every pair of the table takes its steps, and every other pair is refused",
        for: State.allCases
    ) { (state: State) in
        for input in Input.allCases {
            var machine = try Self.machine(in: state)
            guard let steps = Self.table[state]?[input] else {
                let error = expect(throws: IllegalSceneTransition.self) { try machine.handle(input) }
                expect(error == IllegalSceneTransition(from: state, input: input) && machine.state == state)
                continue
            }
            try expect(machine.handle(input), is: steps)
            expect(steps.contains(.enter(machine.state)))
        }
    }

    let text = Fact("a refusal says what cannot be") {
        var machine = try Self.machine(in: .background)
        let error = expect(throws: IllegalSceneTransition.self) { try machine.handle(.activate) }
        expect(error?.description, is: "a scene that is background cannot become active")
    }

    let two = Fact("two scenes of an app are two values: one may be active while the other is in the background") {
        let scenes = [try Self.machine(in: .foregroundActive), try Self.machine(in: .background)]
        expect(scenes.map { AppState(.running, $0.state) }, is: [.active, .background])
    }
}

struct ProcessMachineTests: Facts {
    @Test("The machine of a process", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    typealias Input = ProcessMachine.Input
    typealias State = ProcessMachine.State

    private static let table: [State: [Input: State]] = [
        .notRunning: [.launch: .running], .running: [.suspend: .suspended, .end: .notRunning],
        .suspended: [.resume: .running, .end: .notRunning],
    ]

    let pairs = Fact(
        "every pair of the table is legal, and every other pair is refused: nothing revives a process that has ended",
        for: State.allCases
    ) { (state: State) in
        let ways: [State: [Input]] = [.running: [.launch], .suspended: [.launch, .suspend]]
        for input in Input.allCases {
            var machine = ProcessMachine()
            for step in ways[state] ?? [] { try machine.handle(step) }
            guard let target = Self.table[state]?[input] else {
                let error = expect(throws: IllegalProcessTransition.self) { try machine.handle(input) }
                expect(error == IllegalProcessTransition(from: state, input: input) && machine.state == state)
                continue
            }
            try machine.handle(input)
            expect(machine.state, is: target)
        }
    }

    let text = Fact("a refusal says what cannot be") {
        var machine = ProcessMachine()
        let error = expect(throws: IllegalProcessTransition.self) { try machine.handle(.resume) }
        expect(error?.description, is: "a process that is not running cannot be resumed")
    }

    let appState = Fact("the state of an app is that of its process first, and then that of its scene") {
        for scene in SceneMachine.State.allCases {
            expect(AppState(.notRunning, scene) == .notRunning && AppState(.suspended, scene) == .suspended)
        }
        let running = SceneMachine.State.allCases.map { AppState(.running, $0) }
        expect(running, is: [.background, .inactive, .active, .background, .background])
    }
}
