import BackgroundRuntime
import VigilScenarios

/// The part of the JSON Schema of scenario files that is about expectations.
struct ExpectationSchema {
    /// What the modules let ask for.
    let observations: [AppObservation]

    typealias Value = [String: Any]

    /// The schema of the value of `expect`.
    var value: Value {
        let words = present.merging(past) { $1 }.merging(span) { $1 }
        precondition(Set(words.keys) == Set(ExpectationReader.keys), "the schema has other words than the reader")
        return [
            "type": "object", "additionalProperties": false, "minProperties": 1,
            "properties": words.merging(observed) { $1 },
        ]
    }

    private var observed: Value {
        let words = observations.map { observation in
            let value = observation.isTexts ? SchemaDefinitions.list(texts, else: counts) : counts
            return (observation.name, value.merging(["description": observation.summary]) { $1 })
        }
        return Dictionary(uniqueKeysWithValues: words)
    }

    private var present: Value {
        [
            "state": state, "because": rule, "awakeBecause": texts,
            "timeRemaining": durations,
            "terminated": ["type": "string", "description": "The reason's name or its code."],
            "openTasks": SchemaDefinitions.list(texts, else: counts), "screen": screen,
        ]
    }

    private var past: Value {
        let rules = SchemaDefinitions.ref("rules")
        return [
            "calls": texts, "output": texts, "rules": rules, "notRules": rules, "findings": rules,
            "awake": [
                "type": "object", "additionalProperties": durations,
                "description": "Time awake in the background by holder; \"total\" is all of it.",
            ] as Value,
            "launches": counts, "exits": texts, "onlyCalls": texts, "notFindings": rules, "allowedFindings": rules,
            "wakes": wakes,
        ]
    }

    /// A number for all, or numbers by the beginnings of rules.
    private var wakes: Value {
        let ends: Value = ["anyOf": [["required": ["atLeast"]], ["required": ["atMost"]]]]
        let byRules: Value = ["type": "object", "minProperties": 1, "additionalProperties": counts]
        return [
            "if": ["type": "object", "not": ends] as Value, "then": byRules, "else": counts,
            "description": "Wakes and launches for events, by the beginning of a rule or all of them.",
        ]
    }

    private var span: Value {
        [
            "since": SchemaDefinitions.ref(
                "offset", "From when on the past counts: since the start, or with - in front before the step."),
            "picture": [
                "type": "object", "additionalProperties": false, "required": ["every", "rows"],
                "properties": ["every": SchemaDefinitions.ref("interval"), "rows": rows],
                "description": "The time up to the step, drawn: a row for the app and for each that keeps it awake.",
            ] as Value,
            "always": situation("How the app was all the time."), "never": situation("How the app was at no time."),
            "eventually": situation(
                "How the app was at some time, or within a time after the step.",
                more: ["within": SchemaDefinitions.ref("interval")]),
        ]
    }

    private func situation(_ summary: String, more: Value = [:]) -> Value {
        let states = SchemaDefinitions.list(["minItems": 1, "items": state], else: state)
        let held = texts.merging(["minItems": 1]) { $1 }
        let words: Value = ["state": states, "awakeBecause": texts, "heldBy": held, "screen": screen]
        let says = words.keys.sorted().map { ["required": [$0]] }
        return [
            "type": "object", "additionalProperties": false, "anyOf": says, "description": summary,
            "properties": words.merging(more) { $1 },
        ]
    }

    private var rows: Value {
        [
            "type": "object", "minProperties": 1,
            "properties": ["app": ["type": "string", "pattern": "^[AIBSaibs.! ]*$"] as Value],
            "additionalProperties": ["type": "string", "pattern": "^[#+. ]*$"] as Value,
        ]
    }
    private var rule: Value { SchemaDefinitions.ref("rule") }
    private var screen: Value { SchemaDefinitions.ref("screen") }
    private var state: Value { SchemaDefinitions.ref("state") }
    private var texts: Value { SchemaDefinitions.ref("texts") }
    private var durations: Value { SchemaDefinitions.ref("durations") }
    private var counts: Value { SchemaDefinitions.ref("counts") }
}
