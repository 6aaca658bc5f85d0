import BackgroundRuntime

/// Reads the steps of a scenario.
struct StepReader {
    let vocabulary: Vocabulary
    /// The code of apps that can be called.
    let invocations: [AppInvocation]
    let rules: ExpectableRules
    let modes: [String]
    let apps: [String]
    /// The system of the scenario; nil where it is played on several, or on one that nobody says.
    let system: SystemVersion?
    let problems: ProblemList
    /// Makes a path in the file a path from here.
    let resolve: (String) -> String

    static let keys = ["at", "on", "device", "app", "invoke", "expect", "with", "in", "note"]

    func read(_ items: [JSONValue], at path: ContentPath) -> [Scenario.Step] {
        var last = Scenario.Step.Moment.at(.zero)
        return items.enumerated().compactMap { index, item in
            step(item, at: path.item(index), last: &last)
        }
    }

    private func step(
        _ value: JSONValue, at path: ContentPath, last: inout Scenario.Step.Moment
    ) -> Scenario.Step? {
        guard let reader = ObjectReader(value, at: path, keys: StepReader.keys + shortForms, problems: problems) else {
            return nil
        }
        let moment = moment(reader, last: &last)
        guard let operation = operation(reader), let moment else { return nil }
        if case .expect(let expectation) = operation {
            checkTimes(of: expectation, at: moment, reader.path.key("expect"))
        }
        return Scenario.Step(
            moment: moment, operation: operation, app: app(reader), path: path.description,
            line: problems.line(of: path))
    }

    private func moment(_ reader: ObjectReader, last: inout Scenario.Step.Moment) -> Scenario.Step.Moment? {
        if reader.has("on") { return reaction(reader) }
        guard let value = reader.value("at") else {
            problems.add(reader.path, "the step says neither when (\"at\") nor at which call (\"on\")")
            return nil
        }
        if value == .string("end") { last = .end }
        guard case .at(let before) = last else { return end(value, reader) }
        guard let instant = instant(value, at: reader.path.key("at"), reader, after: before) else { return nil }
        guard instant >= before else {
            problems.add(
                reader.path.key("at"), "the step lies before the one above it",
                hint: "steps are in the order of time; \"+5s\" counts from the step before")
            return nil
        }
        last = .at(instant)
        return last
    }

    /// The moment of a step at the end of the run, behind which no other can lie.
    private func end(_ value: JSONValue, _ reader: ObjectReader) -> Scenario.Step.Moment? {
        if value != .string("end") {
            problems.add(reader.path.key("at"), "the step lies behind the end of the run, which is the step above it")
        } else if !reader.has("expect") {
            problems.add(reader.path.key("at"), "nothing happens at the end of the run: a step can only expect there")
        } else {
            return .end
        }
        return nil
    }

    private func reaction(_ reader: ObjectReader) -> Scenario.Step.Moment? {
        for key in ["at", "device", "invoke", "expect"] where reader.has(key) {
            problems.add(
                reader.path.key(key), "\"on\" and \"\(key)\" exclude one another",
                hint: "\"on\" names the call at which a scripted app does what \"app\" says")
        }
        guard let call = reader.string("on") else { return nil }
        if !CallName.isKnown(call) {
            problems.addUnknown(reader.path.key("on"), "call", call, known: CallName.delegateCalls)
        } else if let system, !CallName.comes(call, on: system) {
            problems.add(
                reader.path.key("on"), "the call \"\(call)\" never comes on \(system)",
                hint:
                    "a push comes as \"didReceiveRemoteNotification\"; notifications from iOS 10 on to no scripted app")
        }
        return .on(call)
    }

    private func instant(
        _ value: JSONValue, at path: ContentPath, _ reader: ObjectReader, after last: Duration
    ) -> Duration? {
        guard case .string(let text) = value, text.hasPrefix("+") else { return reader.duration(of: value, at: path) }
        return reader.duration(of: .string(String(text.dropFirst())), at: path).flatMap { delay in
            reader.checked(last + delay, at: path)
        }
    }

    private func app(_ reader: ObjectReader) -> String? {
        guard let name = reader.string("in") else { return nil }
        if !apps.contains(name) { problems.addUnknown(reader.path.key("in"), "app", name, known: apps) }
        return name
    }

    private func operation(_ reader: ObjectReader) -> Scenario.Step.Operation? {
        let kinds = (["device", "app", "invoke", "expect"] + shortForms).filter(reader.has)
        guard kinds.count == 1 else {
            problems.add(
                reader.path, kinds.isEmpty ? "the step does nothing" : "the step does several things at once",
                hint: "give it exactly one of \"device\", \"app\", \"invoke\" and \"expect\"")
            return nil
        }
        switch kinds[0] {
        case "device": return stimulus(reader)
        case "app": return action(reader)
        case "invoke": return invocation(reader)
        case "expect": return expectation(reader)
        default: return shortForm(kinds[0], reader)
        }
    }

    /// The stimuli that a step may name by a key, with the value that leads.
    private var shortForms: [String] { vocabulary.stimuli.filter { $0.leading != nil }.map(\.name) }

    private func shortForm(_ name: String, _ reader: ObjectReader) -> Scenario.Step.Operation? {
        guard let stimulus = vocabulary.stimulus(named: name), let leading = stimulus.leading,
            let text = reader.string(name)
        else { return nil }
        let rest = stimulus.parameters.filter { $0.name != leading }
        return .stimulus(stimulus, arguments(reader, rest, of: name).with(leading, .text(text)))
    }

    private func stimulus(_ reader: ObjectReader) -> Scenario.Step.Operation? {
        guard let name = reader.string("device") else { return nil }
        guard let stimulus = vocabulary.stimulus(named: name) else {
            problems.addUnknown(reader.path.key("device"), "stimulus", name, known: vocabulary.stimuli.map(\.name))
            return nil
        }
        return .stimulus(stimulus, arguments(reader, stimulus.parameters, of: name))
    }

    private func action(_ reader: ObjectReader) -> Scenario.Step.Operation? {
        guard let name = reader.string("app") else { return nil }
        guard let action = vocabulary.action(named: name) else {
            problems.addUnknown(reader.path.key("app"), "action", name, known: vocabulary.actions.map(\.name))
            return nil
        }
        return .action(action, arguments(reader, action.parameters, of: name))
    }

    private func invocation(_ reader: ObjectReader) -> Scenario.Step.Operation? {
        guard let name = reader.string("invoke") else { return nil }
        let path = reader.path.key("invoke")
        let found = invocations.filter { $0.name == name }
        guard let invocation = found.first else {
            if !invocations.isEmpty {
                problems.addUnknown(path, "invocation", name, known: invocations.map(\.name))
            } else {
                problems.add(
                    path, "nothing to invoke is registered in this program",
                    hint: "a file of the app that is for Vigil alone registers an AppInvocation")
            }
            return nil
        }
        if found.count > 1 {
            let owners = found.map(\.swiftModule).joined(separator: " and ")
            problems.add(path, "\(name.quoted) is registered more than once: in \(owners)")
        }
        return .invocation(invocation, arguments(reader, invocation.parameters, of: name))
    }

    private func expectation(_ reader: ObjectReader) -> Scenario.Step.Operation? {
        guard let value = reader.value("expect") else { return nil }
        return ExpectationReader(
            expectable: rules, modes: modes, observations: vocabulary.observations, problems: problems
        )
        .read(value, at: reader.path.key("expect"))
        .map { .expect($0) }
    }
}

extension StepReader {
    /// The time that an expectation looks at has to be one that the run can have.
    private func checkTimes(of expectation: Expectation, at moment: Scenario.Step.Moment, _ path: ContentPath) {
        if moment == .end, expectation.eventually?.within != nil {
            problems.add(path.key("eventually").key("within"), "nothing follows the end of the run")
        }
        guard case .at(let instant) = moment, let since = expectation.since else { return }
        if since > instant {
            problems.add(path.key("since"), "the time that the step looks back on begins behind the step")
        } else if since < .zero, instant + since < .zero {
            problems.add(path.key("since"), "the time that the step looks back on begins before the run")
        }
    }

    /// The values of `with`, checked against the declared parameters.
    private func arguments(_ reader: ObjectReader, _ parameters: [Parameter], of name: String) -> Arguments {
        let path = reader.path.key("with")
        guard let value = reader.value("with") else {
            requireAll(parameters, given: [], at: reader.path, of: name)
            return .none
        }
        guard let with = ObjectReader(value, at: path, keys: parameters.map(\.name), problems: problems) else {
            return .none
        }
        var values: [String: ArgumentValue] = [:]
        for parameter in parameters where with.has(parameter.name) {
            values[parameter.name] = argument(with, parameter)
        }
        requireAll(parameters, given: parameters.map(\.name).filter(with.has), at: path, of: name)
        return Arguments(values)
    }

    private func requireAll(_ parameters: [Parameter], given: [String], at path: ContentPath, of name: String) {
        for parameter in parameters where parameter.isRequired && !given.contains(parameter.name) {
            problems.add(path, "\(name) needs \"\(parameter.name)\": \(parameter.summary)")
        }
    }

    private func argument(_ with: ObjectReader, _ parameter: Parameter) -> ArgumentValue? {
        switch parameter.kind {
        case .text: return with.string(parameter.name).map { .text($0) }
        case .file: return with.string(parameter.name).map { .text(resolve($0)) }
        case .number: return with.number(parameter.name).map { .number($0) }
        case .numberIn(let range): return number(with, parameter, of: range).map { .number($0) }
        case .flag: return with.flag(parameter.name).map { .flag($0) }
        case .duration, .interval, .offset: return duration(with, parameter).map { .duration($0) }
        case .texts: return with.strings(parameter.name).map { .texts($0) }
        case .choice(let choices):
            guard let text = with.string(parameter.name) else { return nil }
            if !choices.contains(text) {
                problems.addUnknown(with.path.key(parameter.name), "value", text, known: choices)
            }
            return .text(text)
        }
    }

    private func number(_ with: ObjectReader, _ parameter: Parameter, of range: NumberRange) -> Double? {
        guard let number = with.number(parameter.name) else { return nil }
        if range.contains(number) { return number }
        problems.add(
            with.path.key(parameter.name), "expected \(range.form), found \(NumberRange.text(number))",
            hint: parameter.summary)
        return nil
    }

    private func duration(_ with: ObjectReader, _ parameter: Parameter) -> Duration? {
        guard let duration = with.duration(parameter.name) else { return nil }
        let path = with.path.key(parameter.name)
        switch parameter.kind {
        case .interval where duration <= .zero: problems.add(path, "expected a duration above zero")
        case .duration where duration < .zero: problems.add(path, "a duration below zero")
        default: break
        }
        return duration
    }
}
