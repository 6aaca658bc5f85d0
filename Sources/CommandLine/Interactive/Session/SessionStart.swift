import BackgroundRuntime
import Foundation
import VigilScenarios

/// What a session begins with: the phone and the app of a scenario file, and perhaps what the file does to them.
struct SessionStart {
    /// The scenario without its steps.
    private(set) var scenario: Scenario
    /// How it is played, beyond what the file says.
    let options: RunOptions
    /// The Swift product that holds the app's code; nil for a scripted app.
    let product: String?
    /// What the file says of the phone, in its own words; nil where it says nothing.
    let phone: JSONValue?
    /// The steps of the file.
    let entries: [PhoneSession.Entry]
    /// What the file expects when the run is over, which a session does not come to.
    let expectedAtEnd: [JSONValue]

    /// The phone of a bundle's default scenario, and none of its steps.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems`` for a scenario that cannot be used.
    init(
        _ bundle: AppBundle, _ reader: ScenarioReader, _ options: RunOptions, product: String?
    ) throws(InputProblems) {
        if let file = bundle.defaultScenarioFile {
            try self.init(file: file, reader, options, product: product, playsSteps: false)
        } else {
            let scenario = try bundle.defaultScenario(reader)
            self.init(scenario, options, product: product, file: .object([]), playsSteps: false)
        }
        scenario.name = "\(bundle.name), from the prompt"
    }

    /// The phone of a scenario file.
    ///
    /// - Parameters:
    ///   - file: its path.
    ///   - reader: knows the words.
    ///   - options: how it is played.
    ///   - product: the app's program.
    ///   - playsSteps: whether the session begins behind its steps.
    /// - Throws: ``/VigilDocuments/InputProblems`` for a file that cannot be used.
    init(
        file: String, _ reader: ScenarioReader, _ options: RunOptions, product: String?, playsSteps: Bool
    ) throws(InputProblems) {
        // A pipe can be read only once.
        let data = try InputFile.scenario.data(of: file)
        let scenario = try reader.read(data, file: file)
        let value = try JSONValue.parse(data, file: file).0
        self.init(scenario, options, product: product, file: value, playsSteps: playsSteps)
    }

    private init(
        _ scenario: Scenario, _ options: RunOptions, product: String?, file: JSONValue, playsSteps: Bool
    ) {
        var bare = scenario
        (bare.steps, bare.until) = ([], nil)
        self.scenario = bare
        self.options = options
        self.product = product
        phone = file["phone"]
        var values: [JSONValue] = []
        if playsSteps, case .array(let items)? = file["steps"] { values = items }
        let steps = zip(values, scenario.steps)
        expectedAtEnd = steps.filter { $0.1.moment == .end }.map(\.0)
        let until = playsSteps ? scenario.until.map { [SessionStart.wait(until: $0)] } ?? [] : []
        entries = steps.filter { $0.1.moment != .end }.map(SessionStart.entry) + until
    }

    private static func wait(until: Duration) -> PhoneSession.Entry {
        PhoneSession.Entry(typed: "until \(DurationText.exact(until))", operation: .wait(until: until))
    }

    /// A step of the file, with its instant and its paths as they are here.
    private static func entry(_ value: JSONValue, _ step: Scenario.Step) -> PhoneSession.Entry {
        var own = value
        if case .at(let moment) = step.moment { own = own.setting("at", .string(DurationText.exact(moment))) }
        for (name, path) in step.paths { own = own.settingPath(name, path) }
        return PhoneSession.Entry(typed: value.source, operation: .step(own, step))
    }
}

extension Scenario.Step {
    /// The paths of files among the values that it gives, by parameter.
    var paths: [(name: String, path: String)] {
        let (parameters, values): ([Parameter], Arguments)
        switch operation {
        case .stimulus(let stimulus, let with): (parameters, values) = (stimulus.parameters, with)
        case .action(let action, let with): (parameters, values) = (action.parameters, with)
        case .invocation(let invocation, let with): (parameters, values) = (invocation.parameters, with)
        case .expect: return []
        }
        return parameters.filter { $0.kind == .file }.compactMap { parameter in
            values.text(parameter.name).map { (parameter.name, $0) }
        }
    }
}

extension JSONValue {
    /// The step with another path for a parameter.
    func settingPath(_ name: String, _ path: String) -> JSONValue {
        setting("with", (self["with"] ?? .object([])).setting(name, .string(path)))
    }
}
