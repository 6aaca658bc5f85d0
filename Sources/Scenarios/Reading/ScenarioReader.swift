import BackgroundRuntime
import Foundation

/// Reads scenario files: JSON5, with every mistake reported at once by line, column, key path and what was meant.
public struct ScenarioReader: Sendable {
    private let modules: ModuleSet
    private let rules: ExpectableRules
    private let constantIDs: [String]
    private let invocations: [AppInvocation]

    /// A reader that knows the words, rules and constants of `modules`, and what of an app's code can be called.
    public init(modules: ModuleSet = .linked, invocations: [AppInvocation] = AppInvocation.linked) {
        self.modules = modules
        self.invocations = invocations
        rules = ExpectableRules(modules)
        constantIDs = modules.book.constants.map(\.id)
    }

    static let keys = [
        "$schema", "name", "manifest", "app", "system", "phone", "seed", "constants", "variables", "apps", "steps",
        "until", "tags", "matrix", "variants", "lifeCycle",
    ]

    /// Reads a file, with every mistake in it at once.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems``, all of them together.
    public func read(_ file: String) throws(InputProblems) -> Scenario {
        try read(try InputFile.scenario.data(of: file), file: file)
    }

    /// Reads a scenario from bytes; `file` names it in messages, and paths in it are relative to its folder.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems``, all of them together.
    public func read(_ data: Data, file: String) throws(InputProblems) -> Scenario {
        let (value, positions) = try JSONValue.parse(data, file: file)
        let problems = ProblemList(file: file, positions: positions)
        guard let root = ObjectReader(value, at: .root, keys: ScenarioReader.keys, problems: problems) else {
            throw InputProblems(problems.problems)
        }
        let scenario = scenario(root, file: file)
        guard problems.problems.isEmpty else { throw InputProblems(problems.problems) }
        return scenario
    }

    private func scenario(_ root: ObjectReader, file: String) -> Scenario {
        let folder = FilePath.folder(of: file)
        func path(_ relative: String) -> String { ScenarioReader.resolve(relative, in: folder) }
        let others = otherApps(root, resolve: path)
        // A run plays none of them unless it is told to; a mistake in them is one in the file.
        _ = VariantReader(constantIDs: constantIDs, problems: root.problems).read(root)
        let system = system(root)
        let isFixed = !root.has("matrix") && !root.has("variants")
        let stepReader = stepReader(others.map(\.name), isFixed ? system : nil, root.problems, resolve: path)
        return Scenario(
            name: root.string("name") ?? ScenarioHeader.plainName(file),
            tags: root.strings("tags") ?? [],
            file: file,
            manifest: ScenarioHeader.manifest(root.string("manifest"), of: file),
            product: root.string("app"), system: system, phone: phone(root), seed: seed(root),
            constants: constants(root),
            variables: variables(root), lifeCycle: lifeCycle(root),
            otherApps: others, steps: steps(root, stepReader), until: until(root))
    }

    /// Reads one step as a file would have it; paths in it lead from here, unless `resolve` says from where.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems``, all of them together.
    package func step(
        _ text: String, apps: [String],
        resolve: @escaping (String) -> String = { ScenarioReader.resolve($0, in: "") }
    ) throws(InputProblems) -> Scenario.Step {
        let (value, positions) = try JSONValue.parse(Data(text.utf8), file: "step")
        let problems = ProblemList(file: "step", positions: positions)
        let reader = stepReader(apps, nil, problems, resolve: resolve)
        guard let step = reader.read([value], at: .root).first, problems.problems.isEmpty else {
            throw InputProblems(problems.problems)
        }
        return step
    }

    private func stepReader(
        _ apps: [String], _ system: SystemVersion?, _ problems: ProblemList, resolve: @escaping (String) -> String
    ) -> StepReader {
        StepReader(
            vocabulary: modules.vocabulary, invocations: invocations, rules: rules, modes: modules.simulatedModes,
            apps: apps, system: system, problems: problems, resolve: resolve)
    }

    private func until(_ root: ObjectReader) -> Duration? {
        guard let until = root.duration("until") else { return nil }
        if until < .zero { root.problems.add(root.path.key("until"), "the end of the run lies before its start") }
        return until
    }

    /// A path of a file, relative to the folder of the file that names it.
    static func resolve(_ path: String, in folder: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        let joined = folder.isEmpty ? path : folder + "/" + path
        return FilePath.relativeIfBelowCurrentFolder(FilePath.absolute(joined))
    }

    private func system(_ root: ObjectReader) -> SystemVersion {
        guard let text = root.string("system") else { return .newest }
        do { return try SystemVersion(text) } catch {
            root.problems.add(root.path.key("system"), error.description)
            return .newest
        }
    }

    private func lifeCycle(_ root: ObjectReader) -> Scenario.LifeCycle? {
        guard let text = root.string("lifeCycle") else { return nil }
        let choice = Scenario.LifeCycle(rawValue: text)
        if choice == nil {
            let known = Scenario.LifeCycle.allCases.map(\.rawValue)
            root.problems.addUnknown(root.path.key("lifeCycle"), "life cycle", text, known: known)
        }
        return choice
    }

    private func phone(_ root: ObjectReader) -> PhoneSetup {
        let reader = root.value("phone").flatMap {
            let keys = PhoneSetup.keys.map(\.key) + modules.conditions.map(\.name)
            return ObjectReader($0, at: root.path.key("phone"), keys: keys, problems: root.problems)
        }
        return reader.map { PhoneSetup($0, conditions: modules.conditions) } ?? PhoneSetup()
    }

    private func seed(_ root: ObjectReader) -> UInt64 {
        guard let number = root.number("seed") else { return 0 }
        guard let seed = UInt64(exactly: number) else {
            root.problems.add(root.path.key("seed"), "a seed is a whole number from 0 on")
            return 0
        }
        return seed
    }

    private func constants(_ root: ObjectReader) -> [String: Double] {
        var values: [String: Double] = [:]
        for member in root.members("constants") {
            let path = root.path.key("constants").key(member.key)
            guard constantIDs.contains(member.key) else {
                root.problems.addUnknown(path, "constant", member.key, known: constantIDs)
                continue
            }
            guard case .number(let number) = member.value, number >= 0 else {
                root.problems.add(path, "a constant is a number from 0 on")
                continue
            }
            values[member.key] = number
        }
        return values
    }

    private func variables(_ root: ObjectReader) -> [String: String] {
        var values: [String: String] = [:]
        for member in root.members("variables") {
            if case .string(let text) = member.value {
                values[member.key] = text
            } else {
                root.problems.add(root.path.key("variables").key(member.key), "a build variable is a string")
            }
        }
        return values
    }

    private func otherApps(_ root: ObjectReader, resolve: (String) -> String) -> [Scenario.OtherApp] {
        root.members("apps").compactMap { member in
            if case .string(let path) = member.value {
                return Scenario.OtherApp(name: member.key, manifest: resolve(path))
            }
            root.problems.add(root.path.key("apps").key(member.key), "expected the path of a manifest")
            return nil
        }
    }

    private func steps(_ root: ObjectReader, _ reader: StepReader) -> [Scenario.Step] {
        guard let value = root.value("steps") else {
            root.problems.add(.root, "the scenario has no steps", hint: "steps: [{ at: \"0s\", device: \"launch\" }]")
            return []
        }
        guard case .array(let items) = value else {
            root.problems.add(root.path.key("steps"), "expected a list of steps, found \(value.kind)")
            return []
        }
        if items.isEmpty {
            root.problems.add(
                root.path.key("steps"), "the scenario has no steps: nothing would happen, and nothing be checked",
                hint: "steps: [{ at: \"0s\", device: \"launch\" }]")
        }
        return reader.read(items, at: root.path.key("steps"))
    }
}

extension InputFile {
    /// A scenario: real ones have some thousands of bytes.
    package static let scenario = InputFile(kind: "scenario", limit: 10_000_000, mayBePipe: true)
}
