import BackgroundRuntime
import VigilScenarios

/// What can stand in the places that the help names, of the modules that are linked.
struct CompletionValues {
    /// The words that can follow `vigil help scenario`.
    let scenarioWords: [String]
    private let systems: [String]
    private let sections: [String]
    private let constants: [String]
    private let allowed: [String]
    private let explained: [String]

    init(_ modules: ModuleSet) {
        scenarioWords = Set(ScenarioWordHelp(modules.vocabulary).words).sorted()
        // Without a blank, which shells would take for the end of the word.
        systems = (1...SystemVersion.newest.major).compactMap { try? SystemVersion("\($0)") }.map { "iOS\($0.major)" }
        let book = modules.book
        sections = book.sections
        constants = book.constants.map(\.id)
        let codes = modules.terminationCodes.map(\.text)
        allowed = ExpectableRules(modules).ids + codes
        explained = book.rules.map(\.id) + constants + codes + modules.mistakes.map(\.name)
    }

    /// What a placeholder stands for: choices are in small letters.
    func kind(of placeholder: String, option: String = "") -> CompletionWords.Kind {
        switch (option, placeholder) {
        case ("--system", _): return .choice(systems)
        case ("--section", _): return .choice(sections)
        case ("--set", _): return .assignment(constants)
        case ("--allow", _): return .choice(allowed)
        default: break
        }
        let words = placeholder.split(separator: "|").map(String.init)
        if words.first == "RULE" { return .choiceOrPath(explained) }
        if words.count > 1, placeholder == placeholder.lowercased() { return .choice(words) }
        return ["FILE", "FOLDER", "BUNDLE", "SCENARIO", "PATH", "MANIFEST", "PACKAGE"].contains(
            where: placeholder.contains)
            ? .path : .other
    }
}
