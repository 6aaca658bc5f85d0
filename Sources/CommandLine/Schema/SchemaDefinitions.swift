import BackgroundRuntime
import VigilScenarios

/// The parts of the JSON Schema of scenario files that others refer to, so that each is there once.
enum SchemaDefinitions {
    typealias Value = [String: Any]

    /// A reference to a definition.
    static func ref(_ name: String, _ summary: String? = nil) -> Value {
        var value: Value = ["$ref": "#/$defs/\(name)"]
        value["description"] = summary
        return value
    }

    /// An object by one schema, anything else by another: a mistake is reported by the one that was meant.
    static func object(_ object: Value, else other: Value) -> Value {
        ["if": ["type": "object"], "then": object, "else": other]
    }

    /// A list by one schema, anything else by another.
    static func list(_ list: Value, else other: Value) -> Value {
        ["if": ["type": "array"], "then": list, "else": other]
    }

    /// All of them but those of steps and expectations.
    static func all(rules: [String], constants: [String]) -> Value {
        [
            "rule": ["enum": rules], "rules": ["type": "array", "items": ref("rule")],
            "constant": ["enum": constants], "state": ["enum": AppState.allCases.map(\.description)],
            "texts": ["type": "array", "items": ["type": "string"]] as Value,
            "count": ["type": "integer", "minimum": 0, "exclusiveMaximum": 0x1p63] as Value,
            "counts": object(range(ref("count")), else: ref("count")),
            "system": system, "seed": ["type": "integer", "minimum": 0, "exclusiveMaximum": 0x1p64] as Value,
            "lifeCycle": lifeCycle,
            "durations": object(range(ref("offset")), else: ref("offset")),
            "offset": duration(pattern: DurationText.pattern),
            "duration": duration(pattern: DurationText.positivePattern, ["minimum": 0]),
            "interval": duration(pattern: DurationText.intervalPattern, ["exclusiveMinimum": 0] as Value),
            "moment": duration(pattern: DurationText.momentPattern),
        ]
    }

    /// The numbers of a range.
    static func range(_ range: NumberRange, _ summary: String) -> Value {
        var value: Value = ["type": range.isWhole ? "integer" : "number", "description": summary]
        value[range.isAboveLeast ? "exclusiveMinimum" : "minimum"] = number(range.least)
        if range.most < .infinity { value["maximum"] = number(range.most) }
        return value
    }

    private static func number(_ number: Double) -> Any { Int(exactly: number).map { $0 as Any } ?? number }

    /// Two ends of which one may be missing.
    static func range(_ end: Value) -> Value {
        [
            "type": "object", "additionalProperties": false, "minProperties": 1,
            "properties": ["atLeast": end, "atMost": end],
        ]
    }

    private static func duration(pattern: String, _ more: Value = [:]) -> Value {
        let most = Int(DurationText.longest.inSeconds)
        let numbers: Value = ["minimum": -most, "maximum": most]
        return ["type": ["string", "number"], "pattern": pattern].merging(numbers) { $1 }.merging(more) { $1 }
    }

    /// The versions that there are, in each way to write them.
    private static var system: Value {
        let majors = (1...SystemVersion.newest.major).filter { (try? SystemVersion("\($0)")) != nil }
        let numbers = majors.map(String.init).joined(separator: "|")
        return [
            "type": "string", "pattern": "^\\s*([iI][oO][sS])?\\s*(\(numbers))(\\.[0-9]+){0,2}\\s*$",
            "description": "The version of iOS, such as \"iOS 17\".",
        ]
    }

    private static var lifeCycle: Value {
        [
            "type": "string", "enum": Scenario.LifeCycle.allCases.map(\.rawValue),
            "description": "Whether the app has scenes, whatever its manifest says.",
        ]
    }
}
