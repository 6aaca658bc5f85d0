import BackgroundRuntime

/// The part of the JSON Schema of scenario files that is about expectations.
struct ExpectationSchema {
    let ruleIDs: [String]
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
            let value: [Value] = observation.isTexts ? [texts, count, range(count)] : [count, range(count)]
            return (observation.name, ["anyOf": value, "description": observation.summary] as Value)
        }
        return Dictionary(uniqueKeysWithValues: words)
    }

    private var present: Value {
        [
            "state": state, "because": ["enum": ruleIDs], "awakeBecause": texts,
            "timeRemaining": durations,
            "terminated": ["type": "string", "description": "The reason's name or its code."],
            "openTasks": ["anyOf": [count, range(count), texts]], "screen": screen,
        ]
    }

    private var past: Value {
        let rules: Value = ["type": "array", "items": ["enum": ruleIDs]]
        return [
            "calls": texts, "output": texts, "rules": rules, "notRules": rules, "findings": rules,
            "awake": [
                "type": "object", "additionalProperties": durations,
                "description": "Time awake in the background by holder; \"total\" is all of it.",
            ] as Value,
            "launches": counts, "exits": texts, "onlyCalls": texts, "notFindings": rules, "allowedFindings": rules,
            "wakes": [
                "anyOf": [counts, ["type": "object", "minProperties": 1, "additionalProperties": counts] as Value],
                "description": "Wakes and launches for events, by the beginning of a rule or all of them.",
            ] as Value,
        ]
    }

    private var span: Value {
        [
            "since": [
                "type": ["string", "number"],
                "description": "From when on the past counts: since the start, or with - in front before the step.",
            ] as Value,
            "picture": [
                "type": "object", "additionalProperties": false, "required": ["every", "rows"],
                "properties": ["every": duration, "rows": rows],
                "description": "The time up to the step, drawn: a row for the app and for each that keeps it awake.",
            ] as Value,
            "always": situation("How the app was all the time."), "never": situation("How the app was at no time."),
            "eventually": situation(
                "How the app was at some time, or within a time after the step.", more: ["within": duration]),
        ]
    }

    private func situation(_ summary: String, more: Value = [:]) -> Value {
        let states: Value = ["anyOf": [state, ["type": "array", "minItems": 1, "items": state] as Value]]
        let words: Value = ["state": states, "awakeBecause": texts, "heldBy": texts, "screen": screen]
        return [
            "type": "object", "additionalProperties": false, "minProperties": 1, "description": summary,
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
    private var screen: Value { ScreenExpectationSchema(counts: counts).value }
    private var state: Value { ["enum": AppState.allCases.map(\.description)] }
    private var texts: Value { ["type": "array", "items": ["type": "string"]] }
    private var duration: Value {
        ["type": ["string", "number"], "pattern": DurationText.pattern, "description": "A duration."]
    }
    private var durations: Value { ["anyOf": [duration, range(duration)]] }
    private var count: Value { ["type": "integer", "minimum": 0] }
    private var counts: Value { ["anyOf": [count, range(count)]] }

    private func range(_ end: Value) -> Value {
        [
            "type": "object", "additionalProperties": false, "minProperties": 1,
            "properties": ["atLeast": end, "atMost": end],
        ]
    }
}
