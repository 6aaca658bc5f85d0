import Testing
import VigilFacts

@testable import BackgroundRuntime

@Suite("The life-cycle machine")
struct LifecycleMachineTests {
    typealias Input = LifecycleMachine.Input

    private static let inputs: [Input] = [
        .launchToForeground(.none), .launchToBackground(.none), .deactivate, .activate, .enterBackground(by: .home),
        .enterForeground(url: nil), .suspend, .resumeInBackground, .terminateWithNotice,
    ]

    /// The table of the documentation: what each input leads to; pairs that are missing are illegal.
    private static let table: [AppState: [Input: AppState]] = [
        .notRunning: [.launchToForeground(.none): .active, .launchToBackground(.none): .background],
        .inactive: [.activate: .active, .enterBackground(by: .home): .background, .terminateWithNotice: .notRunning],
        .active: [.deactivate: .inactive, .enterBackground(by: .home): .background, .terminateWithNotice: .notRunning],
        .background: [
            .enterForeground(url: nil): .active, .suspend: .suspended, .terminateWithNotice: .notRunning,
        ],
        .suspended: [.enterForeground(url: nil): .active, .resumeInBackground: .background],
    ]

    private static let rule = LifecycleRules.home

    /// A machine that is in `state`.
    private func machine(in state: AppState) throws -> LifecycleMachine {
        let ways: [AppState: [Input]] = [
            .inactive: [.launchToForeground(.none), .deactivate], .active: [.launchToForeground(.none)],
            .background: [.launchToBackground(.none)], .suspended: [.launchToBackground(.none), .suspend],
        ]
        var machine = LifecycleMachine()
        for input in ways[state] ?? [] { try perform(input, on: &machine) }
        expect(machine.state == state && machine.target == state)
        return machine
    }

    /// Performs all steps that an input takes; returns the states that were in force one after the other.
    @discardableResult
    private func perform(_ input: Input, on machine: inout LifecycleMachine) throws -> [AppState] {
        try machine.handle(input, rule: Self.rule)
        var states: [AppState] = []
        while let next = machine.takeStep() {
            if case .notify(let messages) = next.step {
                for case .move(let change) in messages {
                    machine.moveInTurn(change)
                    states.append(machine.state)
                }
                machine.didNotify()
            }
            if case .animate = next.step { machine.didAnimate() }
            if case .move = next.step { states.append(machine.state) }
            if case .end = next.step { machine.end() }
        }
        return states
    }

    @Test("every pair of the table is legal, and every other pair is refused", arguments: AppState.allCases)
    func pairs(state: AppState) throws {
        for input in Self.inputs {
            var machine = try machine(in: state)
            guard let target = Self.table[state]?[input] else {
                expect(!machine.accepts(input))
                let error = expect(throws: IllegalTransition.self) { try machine.handle(input, rule: Self.rule) }
                expect(error, is: IllegalTransition(from: state, input: input))
                expect(machine.state == state && machine.isSettled)
                continue
            }
            expect(machine.accepts(input))
            try machine.handle(input, rule: Self.rule)
            expect(machine.target, is: target)
        }
    }

    @Test("the state in force follows the plan step by step, to where it leads", arguments: AppState.allCases)
    func planLeadsToTarget(state: AppState) throws {
        for input in Self.inputs where Self.table[state]?[input] != nil {
            var machine = try machine(in: state)
            let entered = try perform(input, on: &machine)
            expect(machine.state == Self.table[state]?[input] && machine.isSettled && machine.target == machine.state)
            expect(machine.state == .notRunning || entered.last == machine.state)
        }
    }

    @Test(
        "while the app is told something its state is the old one, and the next input counts from where the plan leads")
    func targetAndState() throws {
        var machine = try machine(in: .active)
        try machine.handle(.enterBackground(by: .home), rule: Self.rule)
        expect(machine.state == .active && machine.target == .background && !machine.accepts(.deactivate))
        while let next = machine.takeStep() { if case .notify = next.step { break } }
        let further = machine.takeStep()
        expect(machine.isNotifying && further == nil)
        expect(machine.state == .active && machine.target == .background)
        try machine.handle(.enterForeground(url: nil), rule: Self.rule)
        expect(machine.state == .active && machine.target == .active)
    }

    @Test("a state that a turn has entered is in force while the turn goes on, and not planned any more")
    func moveInTurn() throws {
        var machine = try machine(in: .inactive)
        try machine.handle(.activate, rule: Self.rule)
        let step = machine.takeStep()?.step
        expect(machine.state == .inactive && machine.target == .active)
        guard case .notify(let messages)? = step, case .move(let change)? = messages.first else {
            Issue.record("the state does not change in the turn")
            return
        }
        machine.moveInTurn(change)
        expect(machine.state == .active && machine.target == .active && machine.isNotifying)
        try machine.handle(.deactivate, rule: Self.rule)
        expect(machine.state == .active && machine.target == .inactive)
    }

    @Test(
        "an app without scenes is told what its scene is, at the same place",
        arguments: [
            (AppState.active, Input.deactivate, SceneMachine.Input.deactivate),
            (.inactive, .activate, .activate), (.inactive, .enterBackground(by: .home), .enterBackground),
            (.background, .enterForeground(url: nil), .enterForeground),
        ])
    func agreesWithScene(state: AppState, input: Input, ofScene: SceneMachine.Input) throws {
        var machine = try machine(in: state)
        var scene = machine.scene
        let expected = try scene.handle(ofScene).map { step in
            switch step {
            case .enter: "\(ofScene)"
            case .notify(let name): name.text
            }
        }
        let told = try machine.handle(input, rule: Self.rule).flatMap { step -> [String] in
            switch step {
            case .move(let change): change.scene.map { ["\($0)"] } ?? []
            case .notify(let messages): messages.map(Self.text)
            default: []
            }
        }
        expect(Array(told.prefix(expected.count)), is: expected)
    }

    private static func text(_ message: LifecycleMachine.Message) -> String {
        switch message {
        case .event(let event): event.name.text
        case .move(let change): change.scene.map { "\($0)" } ?? ""
        }
    }

    @Test("an end voids what was planned", arguments: AppState.allCases)
    func end(state: AppState) throws {
        for input in Self.inputs where Self.table[state]?[input] != nil {
            var machine = try machine(in: state)
            try machine.handle(input, rule: Self.rule)
            machine.end()
            expect(machine.state == .notRunning && machine.target == .notRunning && machine.isSettled)
        }
    }

    @Test("a watch that begins also ends, or the process does")
    func watchesEnd() throws {
        for state in AppState.allCases {
            for input in Self.inputs where Self.table[state]?[input] != nil {
                var machine = try machine(in: state)
                var isWatched = false
                for step in try machine.handle(input, rule: Self.rule) {
                    if case .beginWatch = step { isWatched = true }
                    if case .endWatch = step { isWatched = false }
                }
                expect(!isWatched, "\(state) \(input)")
            }
        }
    }

    @Test(
        "a refusal says what cannot be",
        arguments: [
            (AppState.notRunning, Input.suspend, "an app that is not running cannot be suspended"),
            (.active, .suspend, "an app that is active cannot be suspended"),
            (.suspended, .activate, "an app that is suspended cannot become active"),
            (.suspended, .terminateWithNotice, "an app that is suspended cannot be terminated with notice"),
            (.background, .launchToForeground(.none), "an app that is background cannot be launched to the foreground"),
            (.active, .launchToBackground(.none), "an app that is active cannot be launched in the background"),
            (.inactive, .deactivate, "an app that is inactive cannot become inactive"),
            (.background, .enterBackground(by: .home), "an app that is background cannot enter the background"),
            (.active, .enterForeground(url: nil), "an app that is active cannot enter the foreground"),
            (.background, .resumeInBackground, "an app that is background cannot be resumed in the background"),
        ])
    func texts(state: AppState, input: Input, text: String) throws {
        var machine = try machine(in: state)
        let error = expect(throws: IllegalTransition.self) { try machine.handle(input, rule: Self.rule) }
        expect(error?.description, is: text)
    }

    @Test("willFinishLaunching is called from iOS 6 on")
    func willFinishLaunching() throws {
        for calls in [true, false] {
            var machine = LifecycleMachine(callsWillFinishLaunching: calls)
            let steps = try machine.handle(.launchToForeground(.none), rule: Self.rule)
            expect(messages(steps).contains(.event(.willFinishLaunching(.none))), is: calls)
        }
    }

    private func messages(_ steps: [LifecycleMachine.Step]) -> [LifecycleMachine.Message] {
        steps.flatMap { step -> [LifecycleMachine.Message] in
            if case .notify(let messages) = step { messages } else { [] }
        }
    }

    @Test(
        "only where the documents are followed, and without scenes, do wakes call didEnterBackground",
        arguments: [(false, false), (false, true), (true, false), (true, true)])
    func wakes(isSceneBased: Bool, asDocumented: Bool) throws {
        var machine = LifecycleMachine(isSceneBased: isSceneBased, wakesCallDidEnterBackground: asDocumented)
        for input in [Input.launchToBackground(.none), .suspend, .resumeInBackground] {
            let calls = messages(try machine.handle(input, rule: Self.rule)).contains(.event(.didEnterBackground))
            expect(calls, is: (asDocumented && !isSceneBased && input != .suspend))
        }
    }
}
