import BackgroundRuntime
import VigilScenarios

/// The part of the JSON Schema of scenario files that is about steps: by the word that a step has, what stands beside it.
struct StepSchema {
    let vocabulary: Vocabulary
    let invocations: [AppInvocation]

    typealias Value = [String: Any]
    private typealias Definitions = SchemaDefinitions

    /// The schema of a step.
    var value: Value {
        let own = [
            "device": word(vocabulary.stimuli.map { ($0.name, $0.summary) }),
            "app": word(vocabulary.actions.map { ($0.name, $0.summary) }),
            "invoke": text("Code of the app, by the name under which the app registered it."),
            "expect": Definitions.ref("expectation"), "with": ["type": "object"],
        ]
        let short = Dictionary(uniqueKeysWithValues: shortForms.map { ($0.stimulus.name, text($0.leading.summary)) })
        let operations = ["device", "app", "invoke", "expect"] + shortForms.map(\.stimulus.name)
        return [
            "type": "object", "additionalProperties": false,
            "properties": common.merging(own) { $1 }.merging(short) { $1 },
            "oneOf": operations.map { ["required": [$0]] }, "allOf": moments + words,
        ]
    }

    private var common: Value {
        [
            "at": Definitions.ref(
                "moment", "When: since the start, with + since the step before, or \"end\", after everything else."),
            "on": text("Or: at each of these calls of the system into a scripted app."),
            "in": text("The app it is about; the scenario's own without it."), "note": text("A remark."),
        ]
    }

    /// A step says when, or at which call; at the end of the run it can only expect.
    private var moments: [Value] {
        let others: Value = ["at": false, "device": false, "invoke": false, "expect": false]
        return [
            ["if": ["required": ["on"]], "then": ["properties": others], "else": ["required": ["at"]]],
            when("at", isOneOf: ["end"], then: ["required": ["expect"]]),
        ]
    }

    /// What stands beside each word, those that take the same together.
    private var words: [Value] {
        words("device", vocabulary.stimuli.map { ($0.name, $0.parameters) })
            + words("app", vocabulary.actions.map { ($0.name, $0.parameters) })
            + words("invoke", invocations.map { ($0.name, $0.parameters) })
            + shortForms.map { form in
                let rest = form.stimulus.parameters.filter { $0.name != form.leading.name }
                return ["if": ["required": [form.stimulus.name]], "then": arguments(rest)]
            } + [["if": ["required": ["expect"]], "then": ["properties": ["with": ["type": "object"]]]]]
    }

    private func words(_ key: String, _ words: [(name: String, parameters: [Parameter])]) -> [Value] {
        var groups: [(parameters: [Parameter], names: [String])] = []
        for word in words {
            if let place = groups.firstIndex(where: { $0.parameters == word.parameters }) {
                groups[place].names.append(word.name)
            } else {
                groups.append((word.parameters, [word.name]))
            }
        }
        return groups.map { when(key, isOneOf: $0.names, then: arguments($0.parameters)) }
    }

    private func when(_ key: String, isOneOf names: [String], then: Value) -> Value {
        let condition: Value = names.count == 1 ? ["const": names[0]] : ["enum": names]
        return ["if": ["required": [key], "properties": [key: condition]] as Value, "then": then]
    }

    private func arguments(_ parameters: [Parameter]) -> Value {
        let required = parameters.filter(\.isRequired).map(\.name)
        var with: Value = ["additionalProperties": false]
        if !parameters.isEmpty {
            with["properties"] = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, schema(of: $0)) })
        }
        if !required.isEmpty { with["required"] = required }
        return (required.isEmpty ? [:] : ["required": ["with"]]).merging(["properties": ["with": with]]) { $1 }
    }

    /// The stimuli that a step may name by a key, with the parameter that leads.
    private var shortForms: [(stimulus: Stimulus, leading: Parameter)] {
        vocabulary.stimuli.compactMap { stimulus in
            stimulus.parameters.first { $0.name == stimulus.leading }.map { (stimulus, $0) }
        }
    }

    /// One of some words, each with what it means for editors that show that.
    private func word(_ words: [(name: String, summary: String)]) -> Value {
        ["enum": words.map(\.name), "enumDescriptions": words.map(\.summary)]
    }

    private func schema(of parameter: Parameter) -> Value {
        switch parameter.kind {
        case .text, .file: text(parameter.summary)
        case .number: ["type": "number", "description": parameter.summary]
        case .numberIn(let range): Definitions.range(range, parameter.summary)
        case .flag: ["type": "boolean", "description": parameter.summary]
        case .duration: Definitions.ref("duration", parameter.summary)
        case .interval: Definitions.ref("interval", parameter.summary)
        case .offset: Definitions.ref("offset", parameter.summary)
        case .choice(let choices): ["enum": choices, "description": parameter.summary]
        case .texts: Definitions.ref("texts", parameter.summary)
        }
    }

    private func text(_ summary: String) -> Value { ["type": "string", "description": summary] }
}
