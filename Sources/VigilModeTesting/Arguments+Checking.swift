import VigilDocuments

extension Arguments {
    /// The arguments of a word, compared with its parameters as a scenario's are.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` for a parameter that is not known, that is missing, or whose value
    ///   does not suit it.
    init(checking values: [String: ArgumentValue], of word: String, _ parameters: [Parameter]) throws(StimulusError) {
        let names = parameters.map(\.name)
        for name in values.keys.sorted() where !names.contains(name) {
            throw StimulusError(noWord: name, of: "parameter of \(word)", in: names)
        }
        var checked: [String: ArgumentValue] = [:]
        for parameter in parameters {
            checked[parameter.name] = try parameter.check(values[parameter.name], of: word)
        }
        self.init(checked)
    }
}

extension Parameter {
    fileprivate func check(_ value: ArgumentValue?, of word: String) throws(StimulusError) -> ArgumentValue? {
        guard let value else {
            guard isRequired else { return nil }
            throw StimulusError("\(word) needs the parameter \"\(name)\": \(summary)")
        }
        let meant = kind.countsTime ? value.asTime : value
        guard kind.takes(meant) else {
            throw StimulusError("\"\(name)\" of \(word) cannot be \(value.literal): it is \(kind.expected)")
        }
        return meant
    }
}

extension Parameter.Kind {
    fileprivate var countsTime: Bool {
        switch self {
        case .duration, .interval, .offset: true
        case .text, .number, .numberIn, .flag, .file, .choice, .texts: false
        }
    }

    /// What the kind takes, in words.
    fileprivate var expected: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .numberIn(let range): range.form
        case .flag: "true or false"
        case .duration: "a time from zero on"
        case .interval: "a time above zero"
        case .offset: "a time"
        case .file: "the path of a file"
        case .choice(let choices): "one of " + choices.joined(separator: ", ")
        case .texts: "a list of texts"
        }
    }

    fileprivate func takes(_ value: ArgumentValue) -> Bool {
        switch (self, value) {
        case (.text, .text), (.file, .text), (.number, .number), (.flag, .flag), (.texts, .texts): true
        case (.numberIn(let range), .number(let number)): range.contains(number)
        case (.offset, .duration): true
        case (.choice(let choices), .text(let text)): choices.contains(text)
        case (.duration, .duration(let duration)): duration >= .zero
        case (.interval, .duration(let duration)): duration > .zero
        default: false
        }
    }
}

extension ArgumentValue {
    /// The value as a test writes it.
    fileprivate var literal: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): NumberRange.text(number)
        case .flag(let flag): "\(flag)"
        case .duration(let duration): "\(duration)"
        case .texts(let texts): "\(texts)"
        }
    }

    /// A number as so many seconds.
    fileprivate var asTime: ArgumentValue {
        if case .number(let seconds) = self { .duration(Duration(inSeconds: seconds)) } else { self }
    }
}

extension StimulusError {
    /// There is no such name; the closest one is offered.
    init(noWord word: String, of what: String, in known: [String]) {
        let closest = closestMatch(to: word, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
        self.init("there is no \(what) \"\(word)\"\(closest)")
    }
}
