import BackgroundRuntime
import Foundation
import VigilScenarios

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

    /// The schema as JSON text with sorted keys, in one line.
    public var text: String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try JSONSerialization.data(withJSONObject: root, options: options), as: UTF8.self)
        } catch {
            preconditionFailure("a schema of plain values was not encoded: \(error)")
        }
    }

    private var root: [String: Any] {
        let definitions: [String: Any] = [
            "step": StepSchema(vocabulary: vocabulary, invocations: invocations).value,
            "expectation": ExpectationSchema(observations: vocabulary.observations).value,
            "screen": ScreenExpectationSchema().value, "element": ScreenExpectationSchema().element,
        ]
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Vigil scenario", "type": "object",
            "required": ["steps"], "additionalProperties": false, "properties": properties,
            "$defs": definitions.merging(Definitions.all(rules: ruleIDs, constants: constantIDs)) { $1 },
        ]
    }

    private typealias Definitions = SchemaDefinitions

    private var properties: [String: Any] {
        [
            "$schema": string("The address of this schema."), "name": string("What the scenario shows."),
            "manifest": string(
                "The app's manifest, relative to this file; the nearest Info.plist above it by default."),
            "app": string("The Swift product with the app's code; a scripted app without it."),
            "system": Definitions.ref("system"), "lifeCycle": Definitions.ref("lifeCycle"), "phone": phone,
            "seed": Definitions.ref("seed", "The seed of chance."),
            "constants": [
                "type": "object", "propertyNames": Definitions.ref("constant"),
                "additionalProperties": ["type": "number", "minimum": 0],
            ] as [String: Any],
            "variables": ["type": "object", "additionalProperties": ["type": "string"]] as [String: Any],
            "apps": [
                "type": "object", "additionalProperties": ["type": "string"],
                "description": "Further, scripted apps: name and manifest.",
            ] as [String: Any],
            "tags": Definitions.ref("texts", "Words to choose it by."),
            "matrix": variant("Values of each parameter: a test run plays all combinations.", isList: true),
            "variants": [
                "type": "array", "minItems": 1, "items": variant("One variant.", isList: false),
                "description": "The variants that a test run plays, each with all combinations of the matrix.",
            ] as [String: Any],
            "until": Definitions.ref(
                "duration", "How long the run goes on, counted from its start; until the last step without it."),
            "steps": ["type": "array", "minItems": 1, "items": Definitions.ref("step")] as [String: Any],
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
                "system": values(Definitions.ref("system")), "manifest": values(["type": "string"]),
                "lifeCycle": values(Definitions.ref("lifeCycle")), "seed": values(Definitions.ref("seed")),
                "constants": [
                    "type": "object", "propertyNames": Definitions.ref("constant"),
                    "additionalProperties": values(number),
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

    private func string(_ summary: String) -> [String: Any] { ["type": "string", "description": summary] }
}
