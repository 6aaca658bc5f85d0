import VigilDocuments

/// The build settings of one target in one configuration, as a build for a phone would have them.
///
///     settings["PRODUCT_BUNDLE_IDENTIFIER"]  // "com.example.Trail"
package struct BuildSettings: Sendable {
    /// The name of the configuration: `Debug`.
    package let configuration: String
    /// What holds for the build, by name, the strongest first.
    private let assignments: [String: [SettingsLevel.Assignment]]

    /// - Parameter levels: the strongest first.
    init(_ configuration: String, _ levels: [SettingsLevel]) {
        self.configuration = configuration
        // A phone, not the simulator of a Mac: it is a phone that is simulated here.
        let answers = ["sdk": "iphoneos", "arch": "arm64", "config": configuration, "variant": "normal"]
        assignments = levels.reduce(into: [:]) { all, level in
            for (name, lines) in level.assignments {
                all[name, default: []] += lines.filter { $0.name.holds(for: answers) }
            }
        }
    }

    /// The value of a setting with all that it refers to; nil where nothing sets it.
    package subscript(name: String) -> String? { expansion(of: name)?.text }

    /// The names of all settings that something sets, in alphabetical order.
    package var names: [String] { assignments.keys.filter { assignments[$0]?.isEmpty == false }.sorted() }

    /// A text with the values of the settings that it refers to: `$(PRODUCT_NAME)`.
    package func expand(_ text: String) -> SettingExpansion {
        var evaluation = SettingEvaluation(assignments)
        return evaluation.expansion(of: text)
    }

    func expansion(of name: String) -> SettingExpansion? {
        guard let first = assignments[name]?.first else { return nil }
        var evaluation = SettingEvaluation(assignments)
        return evaluation.expansion(of: first.value, setting: name)
    }

    /// Where the setting is given that counts: the file, and the line where the format has lines.
    package func place(of name: String) -> (file: String, line: Int?)? {
        assignments[name]?.first.map { ($0.file, $0.line) }
    }

    /// The value as a list: words, or texts in quotation marks.
    package func list(_ name: String) -> [String] { SettingList.items(in: self[name] ?? "") }

    /// Whether the value is `YES`.
    package func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased() ?? "") }
}

/// A text after the settings in it were put in.
package struct SettingExpansion: Hashable, Sendable {
    package var text: String
    /// The settings that it refers to and that nothing sets, for which it has nothing; in the order of the text.
    package var unknown: [String]
    /// The operators in it that are not known, as in `$(NAME:operator)`.
    package var unknownOperators: [String]
    /// Whether it grew without end, and was cut.
    package var isCut: Bool
}

/// Lists in build settings.
enum SettingList {
    /// The words of a text; what stands in quotation marks is one, and a backslash takes the next character as it is.
    static func items(in text: String) -> [String] {
        var (items, item, mark) = ([String](), String?.none, Character?.none)
        var characters = text.makeIterator()
        while let character = characters.next() {
            if character == "\\" {
                item = (item ?? "") + (characters.next().map(String.init) ?? "")
            } else if character == mark {
                mark = nil
            } else if mark == nil, character == "\"" || character == "'" {
                (mark, item) = (character, item ?? "")
            } else if mark == nil, character.isWhitespace {
                if let done = item { items.append(done) }
                item = nil
            } else {
                item = (item ?? "") + String(character)
            }
        }
        return items + (item.map { [$0] } ?? [])
    }
}
