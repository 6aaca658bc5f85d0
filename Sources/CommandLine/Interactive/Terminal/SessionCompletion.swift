import BackgroundRuntime
import VigilScenarios

/// What can be typed next at a phone: words, and the values that they take.
struct SessionCompletion {
    private let steps: TypedStep
    private let apps: [String]

    /// The completion for these words, on a phone with further apps.
    init(_ steps: TypedStep, apps: [String]) {
        self.steps = steps
        self.apps = apps
    }

    /// What may stand in place of the last word of a text, in alphabetical order.
    func choices(_ text: String) -> [String] {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let last = words.last ?? ""
        var before = Array(words.dropLast().filter { !$0.isEmpty })
        while let first = before.first, ["in", "on"].contains(first), before.count > 1 { before.removeFirst(2) }
        return candidates(before).filter { $0.hasPrefix(last) }.sorted()
    }

    private func candidates(_ before: [String]) -> [String] {
        guard let first = before.first else { return SessionCommand.names + steps.names + (apps.isEmpty ? [] : ["in"]) }
        if before.count == 1 {
            switch first {
            case "in": return apps
            case "on": return CallName.delegateCalls
            case "help": return SessionCommand.names + steps.names
            case "device", "app": return steps.names
            default: break
            }
        }
        if first == "expect" { return ExpectationReader.keys.map { $0 + "=" } + states }
        let name = ["device", "app"].contains(first) && before.count > 1 ? before[1] : first
        return (steps.parameters(of: name) ?? []).flatMap(SessionCompletion.values)
    }

    private var states: [String] {
        AppState.allCases.map(\.description).filter { !$0.contains(" ") }.map { "state=" + $0 }
    }

    /// A parameter with what it may be.
    private static func values(_ parameter: Parameter) -> [String] {
        switch parameter.kind {
        case .choice(let choices): choices.map { "\(parameter.name)=\($0)" }
        case .flag: ["\(parameter.name)=yes", "\(parameter.name)=no"]
        default: ["\(parameter.name)="]
        }
    }
}
