/// A check of a manifest that belongs to one mode and is written beside it.
///
/// ```swift
/// .needs(key: "NSMicrophoneUsageDescription", "recording asks with this text", systems: .from(.iOS(10)))
/// ```
public struct ManifestCheck: Sendable {
    /// Looks at a manifest on a system and says what is wrong.
    public typealias Body = @Sendable (Manifest, SystemVersion) -> [InputProblem]

    /// Whether it also runs when the mode is not in effect.
    let runsAlways: Bool
    /// The check, given the value of its mode.
    let problems: @Sendable (String, Manifest, SystemVersion) -> [InputProblem]

    /// A check that runs when its mode is in effect.
    public static func whenDeclared(_ body: @escaping Body) -> ManifestCheck {
        ManifestCheck(runsAlways: false) { _, manifest, system in body(manifest, system) }
    }

    /// A check that runs for every manifest.
    public static func always(_ body: @escaping Body) -> ManifestCheck {
        ManifestCheck(runsAlways: true) { _, manifest, system in body(manifest, system) }
    }
}

/// Common checks. A reason is a sentence without capital and full stop, which follows a colon.
extension ManifestCheck {
    /// The mode needs `key`.
    public static func needs(
        key: String, _ reason: String, systems: SystemRange = .all, severity: InputProblem.Severity = .warning,
        hint: String? = nil, rule: String? = nil
    ) -> ManifestCheck {
        needs(anyOf: [key], reason, systems: systems, severity: severity, hint: hint, rule: rule)
    }

    /// The mode needs at least one of `keys`.
    public static func needs(
        anyOf keys: [String], _ reason: String, systems: SystemRange = .all,
        severity: InputProblem.Severity = .warning, hint: String? = nil, rule: String? = nil
    ) -> ManifestCheck {
        ManifestCheck(runsAlways: false) { value, manifest, system in
            guard systems.contains(system), !keys.contains(where: manifest.has) else { return [] }
            let message = "\(value.quoted) needs the key \(keys.joined(separator: " or ")): \(reason)"
            return [
                manifest.problem(severity, at: manifest.keyPath(ofMode: value), message, hint: hint, rule: rule)
            ]
        }
    }

    /// The mode is of little use without the mode `other`.
    public static func recommends(
        mode other: String, _ reason: String, systems: SystemRange = .all,
        severity: InputProblem.Severity = .warning, hint: String? = nil, rule: String? = nil
    ) -> ManifestCheck {
        ManifestCheck(runsAlways: false) { value, manifest, system in
            guard systems.contains(system), !manifest.backgroundModes.contains(other) else { return [] }
            let message = "\(value.quoted) is declared without \(other.quoted): \(reason)"
            return [
                manifest.problem(severity, at: manifest.keyPath(ofMode: value), message, hint: hint, rule: rule)
            ]
        }
    }

    /// A key that does nothing unless one of `modes` is in effect.
    ///
    /// Where several modes share the key, one of them has the check.
    public static func key(
        _ key: String, isForModes modes: [String], _ reason: String, systems: SystemRange = .all,
        severity: InputProblem.Severity = .warning, hint: String? = nil, rule: String? = nil
    ) -> ManifestCheck {
        ManifestCheck(runsAlways: true) { _, manifest, system in
            let isInUse = modes.contains(where: manifest.backgroundModes.contains)
            guard systems.contains(system), manifest.has(key), !isInUse else { return [] }
            let message = "no mode for this key is declared, \(modes.quotedList()): \(reason)"
            return [manifest.problem(severity, at: key, message, hint: hint, rule: rule)]
        }
    }
}

/// For the authors of checks.
extension Manifest {
    /// A problem of this manifest, with the line of its key path where that is known.
    ///
    /// - Parameters:
    ///   - severity: whether the manifest can be used all the same.
    ///   - keyPath: `UIBackgroundModes[1]`, or the path to something that is missing.
    ///   - message: what is wrong.
    ///   - hint: what was perhaps meant, or what to do.
    ///   - rule: the id of the rule that says so.
    public func problem(
        _ severity: InputProblem.Severity, at keyPath: String, _ message: String, hint: String? = nil,
        rule: String? = nil
    ) -> InputProblem {
        problem(severity, at: ContentPath(keyPath), message, hint: hint, rule: rule)
    }

    /// The place of a mode in the list: `UIBackgroundModes[1]`; the list itself when it does not hold the mode.
    public func keyPath(ofMode value: String) -> String {
        guard case .array(let items) = values[ManifestKeyName.modes],
            let index = items.firstIndex(of: .string(value))
        else { return ManifestKeyName.modes }
        return "\(ManifestKeyName.modes)[\(index)]"
    }

    func problem(
        _ severity: InputProblem.Severity, at path: ContentPath, _ message: String, hint: String? = nil,
        rule: Rule? = nil
    ) -> InputProblem {
        problem(severity, at: path, message, hint: hint, rule: rule?.id)
    }

    private func problem(
        _ severity: InputProblem.Severity, at path: ContentPath, _ message: String, hint: String?, rule: String?
    ) -> InputProblem {
        let line = positions?.line(of: path)
        return InputProblem(
            severity, file: file, line: line, keyPath: path.description, message: message, hint: hint, rule: rule)
    }
}
