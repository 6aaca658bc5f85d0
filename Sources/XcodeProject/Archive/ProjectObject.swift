import VigilDocuments

/// One object of a project's archive: a target, a group, a build phase.
struct ProjectObject {
    /// Its name in the archive, of 24 hexadecimal digits as a rule.
    let id: String
    private let fields: [String: PropertyValue]

    init(_ id: String, _ fields: [String: PropertyValue]) { (self.id, self.fields) = (id, fields) }

    /// The object's class, as `PBXNativeTarget`.
    var isa: String { text("isa") ?? "" }

    /// What a person calls it: its name, else the file it stands for.
    var name: String { text("name") ?? text("path") ?? id }

    func text(_ key: String) -> String? { fields[key]?.settingText }

    /// The texts of a list; a single text counts as a list of one.
    func texts(_ key: String) -> [String] {
        switch fields[key] {
        case .array(let items): items.compactMap(\.settingText)
        case let value?: value.settingText.map { [$0] } ?? []
        case nil: []
        }
    }

    func values(_ key: String) -> [String: PropertyValue] {
        if case .dictionary(let values) = fields[key] { values } else { [:] }
    }
}

extension PropertyValue {
    /// The value as a build setting has it. In old-style property lists all are texts; generators that write XML or JSON have
    /// numbers, booleans and lists.
    var settingText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .boolean(let flag): flag ? "YES" : "NO"
        case .array(let items): items.compactMap(\.settingText).map(\.asListItem).joined(separator: " ")
        case .dictionary, .date, .data, .other: nil
        }
    }
}

extension String {
    /// The text as an item of a list in a build setting: quoted where it holds spaces.
    fileprivate var asListItem: String {
        contains(" ") && !contains("\"") ? "\"\(self)\"" : self
    }
}
