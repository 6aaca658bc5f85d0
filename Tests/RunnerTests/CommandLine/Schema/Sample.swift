import BackgroundRuntime

/// Scenarios of one step whose numbers are at the ends of what they can be, and beyond.
enum Sample {
    /// The range of a parameter's numbers; nil for another kind.
    static func ranged(_ parameter: Parameter) -> NumberRange? {
        if case .numberIn(let range) = parameter.kind { range } else { nil }
    }

    /// The ends of a parameter's range, numbers beyond them, and one that is not whole.
    static func numbers(about parameter: Parameter) -> [Double] {
        guard let range = ranged(parameter) else { return [] }
        let ends = range.most < .infinity ? [range.least, range.most] : [range.least]
        let steps: [Double] = [-1, -0.5, 0, 0.5, 1]
        let near = ends.flatMap { end in steps.map { end + $0 } }
        return near + [-1e15, 1e15]
    }

    /// A scenario whose second step has a word with all that it needs, and a number for one of its parameters.
    static func scenario(
        _ key: String, _ word: String, _ parameters: [Parameter], _ name: String, _ number: Double
    ) -> Document {
        var with = Dictionary(
            uniqueKeysWithValues: parameters.filter(\.isRequired).map { ($0.name, value(of: $0.kind)) })
        with[name] = .number(number)
        let launch: Document = .object(["at": .number(0), "device": .text("launch")])
        let step: Document = .object(["at": .number(1), key: .text(word), "with": .object(with)])
        return .object(["steps": .list([launch, step])])
    }

    private static func value(of kind: Parameter.Kind) -> Document {
        switch kind {
        case .text, .file: .text("a")
        case .number: .number(1)
        case .numberIn(let range): .number(range.contains(1) ? 1 : range.least)
        case .flag: .flag(true)
        case .duration, .interval, .offset: .text("10s")
        case .choice(let choices): .text(choices[0])
        case .texts: .list([.text("a")])
        }
    }
}
