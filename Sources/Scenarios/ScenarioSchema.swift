import BackgroundRuntime
import Foundation

/// The JSON Schema of scenario files, built from the words of the modules, so that editors complete and check.
public struct ScenarioSchema {
    private let vocabulary: Vocabulary
    private let invocations: [AppInvocation]
    private let conditions: [DeviceCondition]
    private let ruleIDs: [String]
    private let constantIDs: [String]

    /// The schema of scenarios for phones with `modules`.
    public init(modules: ModuleSet = .linked, invocations: [AppInvocation] = AppInvocation.linked) {
        self.invocations = invocations
        vocabulary = modules.vocabulary
        conditions = modules.conditions
        ruleIDs = ExpectableRules(modules).ids
        constantIDs = modules.book.constants.map(\.id)
    }

    /// The schema as JSON text with sorted keys.
    public var text: String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try JSONSerialization.data(withJSONObject: root, options: options), as: UTF8.self)
        } catch {
            preconditionFailure("a schema of plain values was not encoded: \(error)")
        }
    }

    private var root: [String: Any] {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Vigil scenario", "type": "object",
            "required": ["steps"], "additionalProperties": false,
            "properties": [
                "$schema": string("The address of this schema."), "name": string("What the scenario shows."),
                "manifest": string(
                    "The app's manifest, relative to this file; the nearest Info.plist above it by default."),
                "app": string("The Swift product with the app's code; a scripted app without it."),
                "system": string("The version of iOS, such as \"iOS 17\"."),
                "lifeCycle": ScenarioSchema.lifeCycle,
                "phone": phone,
                "seed": ["type": "integer", "minimum": 0, "description": "The seed of chance."],
                "constants": [
                    "type": "object", "propertyNames": ["enum": constantIDs],
                    "additionalProperties": ["type": "number", "minimum": 0],
                ],
                "variables": ["type": "object", "additionalProperties": ["type": "string"]],
                "apps": [
                    "type": "object", "additionalProperties": ["type": "string"],
                    "description": "Further, scripted apps: name and manifest.",
                ],
                "tags": ["type": "array", "items": ["type": "string"], "description": "Words to choose it by."],
                "matrix": variant("Values of each parameter: a test run plays all combinations.", isList: true),
                "variants": [
                    "type": "array", "minItems": 1, "items": variant("One variant.", isList: false),
                    "description": "The variants that a test run plays, each with all combinations of the matrix.",
                ],
                "until": duration("How long the run goes on, counted from its start; until the last step without it."),
                "steps": ["type": "array", "minItems": 1, "items": ["anyOf": steps]],
            ] as [String: Any],
        ]
    }

    private static var lifeCycle: [String: Any] {
        [
            "type": "string", "enum": Scenario.LifeCycle.allCases.map(\.rawValue),
            "description": "Whether the app has scenes, whatever its manifest says.",
        ]
    }

    private func variant(_ summary: String, isList: Bool) -> [String: Any] {
        func values(_ value: [String: Any]) -> [String: Any] {
            isList ? ["type": "array", "minItems": 1, "items": value] : value
        }
        let number: [String: Any] = ["type": "number", "minimum": 0]
        return [
            "type": "object", "additionalProperties": false, "description": summary,
            "properties": [
                "system": values(["type": "string"]), "manifest": values(["type": "string"]),
                "lifeCycle": values(ScenarioSchema.lifeCycle),
                "seed": values(["type": "integer", "minimum": 0]),
                "constants": [
                    "type": "object", "propertyNames": ["enum": constantIDs], "additionalProperties": values(number),
                ],
                "variables": ["type": "object", "additionalProperties": values(["type": "string"])],
            ] as [String: Any],
        ]
    }

    private var phone: [String: Any] {
        let own: [(String, [String: Any])] = PhoneSetup.keys.map {
            ($0.key, ["type": $0.kind, "description": $0.summary])
        }
        let properties = own + conditions.map { ($0.name, ["enum": $0.values, "description": $0.summary]) }
        return [
            "type": "object", "additionalProperties": false, "description": "What is special about the phone.",
            "properties": Dictionary(uniqueKeysWithValues: properties),
        ]
    }

    private var expect: [String: Any] {
        ExpectationSchema(ruleIDs: ruleIDs, observations: vocabulary.observations).value
    }

    private var steps: [[String: Any]] {
        var steps = vocabulary.stimuli.map { step("device", $0.name, $0.summary, $0.parameters) }
        steps += vocabulary.stimuli.compactMap(shortForm)
        steps += vocabulary.actions.map { step("app", $0.name, $0.summary, $0.parameters) }
        steps += invocations.map { step("invoke", $0.name, $0.summary, $0.parameters) }
        return steps + [anyInvocation, expectation]
    }

    private var anyInvocation: [String: Any] {
        let own: [String: Any] = ["invoke": ["type": "string"], "with": ["type": "object"]]
        return [
            "type": "object", "required": ["at", "invoke"], "additionalProperties": false,
            "description": "Calls code of the app by the name under which the app registered it.",
            "properties": common.merging(own) { $1 },
        ]
    }

    private var expectation: [String: Any] {
        let own: [String: Any] = ["expect": expect]
        return [
            "type": "object", "required": ["at", "expect"], "additionalProperties": false,
            "properties": common.merging(own) { $1 },
        ]
    }

    private func step(_ key: String, _ name: String, _ summary: String, _ parameters: [Parameter]) -> [String: Any] {
        let required = parameters.filter(\.isRequired).map(\.name)
        let with: [String: Any] = [
            "type": "object", "additionalProperties": false, "required": required,
            "properties": Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, schema(of: $0)) }),
        ]
        return [
            "type": "object", "description": summary, "additionalProperties": false,
            "required": [key] + (required.isEmpty ? [] : ["with"]),
            "properties": common.merging([key: ["const": name], "with": with]) { $1 },
        ]
    }

    /// A step that names a stimulus by a key, with the value that leads.
    private func shortForm(_ stimulus: Stimulus) -> [String: Any]? {
        guard let leading = stimulus.leading.flatMap({ name in stimulus.parameters.first { $0.name == name } }) else {
            return nil
        }
        let rest = stimulus.parameters.filter { $0.name != leading.name }
        var step = step(stimulus.name, stimulus.name, stimulus.summary, rest)
        var properties = step["properties"] as? [String: Any] ?? [:]
        properties[stimulus.name] = ["type": "string", "description": leading.summary]
        step["properties"] = properties
        return step
    }

    private var common: [String: Any] {
        [
            "at": duration(
                "When: since the start, with + since the step before, or \"end\", after everything else.",
                pattern: DurationText.momentPattern),
            "on": string("Or: at each of these calls of the system into a scripted app."),
            "in": string("The app it is about; the scenario's own without it."), "note": string("A remark."),
        ]
    }

    private func schema(of parameter: Parameter) -> [String: Any] {
        switch parameter.kind {
        case .text, .file: string(parameter.summary)
        case .number: ["type": "number", "description": parameter.summary]
        case .flag: ["type": "boolean", "description": parameter.summary]
        case .duration, .interval, .offset: duration(parameter.summary)
        case .choice(let choices): ["enum": choices, "description": parameter.summary]
        case .texts: ["type": "array", "items": ["type": "string"], "description": parameter.summary]
        }
    }

    private func string(_ summary: String) -> [String: Any] { ["type": "string", "description": summary] }

    private func duration(_ summary: String, pattern: String = DurationText.pattern) -> [String: Any] {
        ["type": ["string", "number"], "pattern": pattern, "description": summary]
    }
}
