import BackgroundRuntime
import VigilScenarios

/// The part of the JSON Schema of scenario files that is about what is on the screen.
struct ScreenExpectationSchema {
    typealias Value = [String: Any]

    /// The schema of the value of `screen`.
    var value: Value {
        let words: Value = [
            "has": oneOrMore(element(more: ["count": SchemaDefinitions.ref("counts")])),
            "lacks": oneOrMore(SchemaDefinitions.ref("element")), "focused": focused,
            "alert": [
                "type": ["string", "boolean"], "description": "What an alert is called, or whether there is one.",
            ] as Value,
        ]
        precondition(Set(words.keys) == Set(ScreenExpectationReader.keys), "the schema has other words than the reader")
        return [
            "type": "object", "additionalProperties": false, "minProperties": 1,
            "description": "What is on the screen of the app.", "properties": words,
        ]
    }

    /// The schema of an element of the screen.
    var element: Value { element() }

    private var focused: Value {
        [
            "if": ["type": "boolean"], "then": ["const": false], "else": SchemaDefinitions.ref("element"),
            "description": "What keys go to.",
        ]
    }

    private func element(more: Value = [:]) -> Value {
        let text: Value = ["type": "string"]
        let flag: Value = ["type": "boolean"]
        let words: Value = [
            "what": text, "role": ["enum": ScreenElement.Role.allCases.map(\.rawValue)], "inside": text,
            "value": ["type": ["string", "number"]], "enabled": flag, "selected": flag,
        ]
        let object: Value = [
            "type": "object", "additionalProperties": false, "minProperties": 1,
            "properties": words.merging(more) { $1 },
        ]
        return SchemaDefinitions.object(object, else: text)
    }

    private func oneOrMore(_ element: Value) -> Value {
        SchemaDefinitions.list(["minItems": 1, "items": element], else: element)
    }
}
