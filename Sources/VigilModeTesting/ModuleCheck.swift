/// What every module should pass, as one value.
///
/// ```swift
/// @Test("the radio is a sound module")
/// func isSound() {
///     let check = ModuleCheck(RadioModule.descriptor, stories: [keepsAwake, wakesForCall])
///     #expect(check.problems == [])
/// }
/// ```
///
/// - The names of its rules and words begin with its id, those of its constants with `k.`; what it plans is its own.
/// - Each stimulus and each action can be performed at any time on any iOS, or refuses with a sentence.
/// - Each rule that it applies and that decides something is cited in the trace of a story; no property is, and nothing
///   that it only plans.
/// - Nothing of this makes the host find a fault of the module, or a hang.
/// - Each mistake that it knows has words by which it is found, and names rules that there are.
/// - Each constant is read in a story, or belongs to a rule that is planned.
public struct ModuleCheck {
    let module: ModuleDescriptor
    let modules: ModuleSet
    let stories: [ModeStory]
    let samples: [String: ArgumentValue]
    let families: [String]

    /// Looks at a module, alone or beside others.
    ///
    /// - Parameters:
    ///   - module: the module that is looked at.
    ///   - others: modules that it works with.
    ///   - families: what else its rules may begin with, where the rule book knows them under several names.
    ///   - samples: values for parameters of this name, where the words are tried and no text, number or time will do.
    ///   - stories: what happens to an app of the module; together they show all of its rules.
    public init(
        _ module: ModuleDescriptor, besides others: [ModuleDescriptor] = [], families: [String] = [],
        samples: [String: ArgumentValue] = [:],
        stories: [ModeStory] = []
    ) throws(ModuleCollision) {
        self.module = module
        self.samples = samples
        self.families = [module.id] + families
        self.stories = stories
        modules = try ModuleSet([module] + others)
    }

    /// All that is wrong, a sentence each; empty for a sound module.
    public var problems: [String] { problemsOfNames + problemsOfWords + problemsOfMistakes + problemsOfRules }

    /// What is wrong with names.
    public var problemsOfNames: [String] {
        let rules = module.rules.map(\.id)
        let words = module.stimuli.map(\.name) + module.actions.map(\.name) + module.observations.map(\.name)
        let strangers =
            rules.filter { rule in !families.contains { rule.hasPrefix("\($0).") } }
            + words.filter { !$0.hasPrefix("\(module.id).") }
        return strangers.map { "\"\($0)\" does not begin with \"\(module.id).\"" }
            + module.constants.map(\.id).filter { !$0.hasPrefix("k.") }.map { "\"\($0)\" does not begin with \"k.\"" }
            + module.plannedRules.subtracting(rules).sorted().map { "\"\($0)\" is planned and is none of its rules" }
            + module.unexplainedRules.map { "\"\($0)\" is planned, and nothing that is not simulated names it" }
    }

    /// What is wrong with the mistakes that it knows: those that nobody finds, and rules of its own that there are not.
    public var problemsOfMistakes: [String] {
        let (book, known) = (modules.book, Set(modules.book.rules.map(\.id) + modules.book.constants.map(\.id)))
        let sections = Set(families + book.sections)
        return module.mistakes.filter { $0.words.isEmpty }.map {
            "nobody finds the mistake \"\($0.name)\": it has no words"
        }
            + module.mistakes.flatMap { mistake in
                mistake.rules.filter { !known.contains($0) && sections.contains(book.section(of: $0)) }.map {
                    "the mistake \"\(mistake.name)\" names \"\($0)\", which there is not"
                }
            }
    }

    /// What is wrong with rules and constants, as the stories show them.
    public var problemsOfRules: [String] {
        var seen = StoryRecord()
        for story in stories { seen.play(story, of: module, on: modules) }
        let planned = module.rules.filter { module.plannedRules.contains($0.id) }
        let properties = module.rules.filter { $0.kind == .property }
        let missing = Set(module.rules).subtracting(seen.rules).subtracting(planned).subtracting(properties)
        return seen.failures
            + missing.map(\.id).sorted().map { "no story cites \"\($0)\": show it in one, or plan it" }
            + properties.filter(seen.rules.contains).map { "\"\($0.id)\" is a property, and a story cites it" }
            + planned.filter(seen.rules.contains).map { "\"\($0.id)\" is planned, and a story cites it" }
            + unread(seen.constants, planned)
    }

    private func unread(_ read: Set<String>, _ planned: [Rule]) -> [String] {
        module.constants.map(\.id).filter { id in
            !read.contains(id) && !planned.contains { $0.sentence.contains(id) }
        }.map { "no story reads the constant \"\($0)\"" }
    }
}

extension ModuleDescriptor {
    /// The rules that are planned without a word why: what is not simulated names each that it would show.
    public var unexplainedRules: [String] {
        let words = Set(notSimulated.flatMap { $0.split { " ,;:()".contains($0) } }.map(String.init))
        return plannedRules.subtracting(words).sorted()
    }
}

extension Device {
    /// What a module did that no module may, such as to wake a process that has ended.
    var moduleFaults: [String] {
        trace.records.filter { $0.rule == ModeRules.moduleFault }.map { trace.entry($0).text }
    }
}

/// What the stories of a module have shown so far.
private struct StoryRecord {
    private(set) var rules: Set<Rule> = []
    private(set) var constants: Set<String> = []
    private(set) var failures: [String] = []

    mutating func play(_ story: ModeStory, of module: ModuleDescriptor, on modules: ModuleSet) {
        let reads = ConstantReads()
        do {
            let phone = try ConstantReads.$current.withValue(reads) {
                try ModePhone(
                    on: story.system, modules: modules, modes: story.modes ?? module.values.map(\.value),
                    constants: story.constants)
            }
            try story.play(phone)
            rules.formUnion(phone.device.trace.records.compactMap(\.rule))
            failures += phone.device.moduleFaults.map { "in the story \"\(story.title)\" \($0)" }
        } catch {
            failures.append("the story \"\(story.title)\" failed: \(error)")
        }
        constants.formUnion(reads.constants.map(\.id))
    }
}
