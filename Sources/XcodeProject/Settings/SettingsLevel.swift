import VigilDocuments

/// What one place says of build settings: the project or the target, a file or the project's own list.
struct SettingsLevel {
    /// One line of it.
    struct Assignment {
        let name: SettingName
        let value: String
        let file: String
        let line: Int?
    }

    /// By name, what counts first at the front.
    private(set) var assignments: [String: [Assignment]] = [:]

    /// Takes a line that counts before all that were taken.
    mutating func take(_ assignment: Assignment) {
        assignments[assignment.name.name, default: []].insert(assignment, at: 0)
    }

    /// What the list of a configuration in the project's archive says. Its order means nothing: what is limited to some builds
    /// counts before what holds for all.
    init(of configuration: ProjectObject, in archive: ProjectArchive) {
        for (key, value) in configuration.values("buildSettings").sorted(by: { $0.key < $1.key }) {
            let line = archive.line(of: configuration, "buildSettings", key)
            guard let name = SettingName(key), let text = value.settingText else {
                archive.warn(configuration, at: "buildSettings", "\(key.quoted) is no build setting with a value")
                continue
            }
            take(Assignment(name: name, value: text, file: archive.file, line: line))
        }
    }

    /// What a build system sets itself.
    init(_ values: [String: String]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            SettingName(key).map { take(Assignment(name: $0, value: value, file: "", line: nil)) }
        }
    }

    init() {}
}
