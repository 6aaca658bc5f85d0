/// Checks of what single keys say.
extension Manifest {
    /// Keys that look like one of the table: misspelt, or Xcode's label instead of the key.
    func misspeltKeys(table: [ManifestKey]) -> [InputProblem] {
        let names = table.map(\.name)
        let known = Set(names)
        let byLabel = Dictionary(table.compactMap { key in key.label.map { ($0.lowercased(), key.name) } }) { $1 }
        var found: [InputProblem] = []
        for key in values.keys.sorted() where found.count < InputProblem.limit {
            // A key may be for one kind of device: UIBackgroundModes~ipad.
            let bare = String(key.prefix { $0 != "~" })
            guard !known.contains(bare) else { continue }
            let path = ContentPath.root.key(key)
            if let name = byLabel[bare.trimmingSpaces().lowercased()] {
                let message = "this is how Xcode shows the key \(name), not the key"
                found.append(problem(.error, at: path, message, hint: "write \(name.quoted)"))
            } else if let match = closestMatch(to: bare, in: names, atMost: 2) {
                // Three mistakes in a long key can be another real key.
                found.append(problem(.warning, at: path, "unknown key", hint: "did you mean \(match.quoted)?"))
            }
        }
        return found
    }

    func identifierProblems() -> [InputProblem] {
        let path = ContentPath.root.key(ManifestKeyName.identifier)
        guard let identifier = string(forKey: ManifestKeyName.identifier) else {
            guard !has(ManifestKeyName.identifier) else { return [] }
            let hint = "Xcode may add it when it builds, a simulated app should have its own"
            return [problem(.warning, at: path, "is missing", hint: hint)]
        }
        let bad = BuildVariables.textOutsideVariables(in: identifier).first { character in
            !(character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == ".")
        }
        guard let bad else { return [] }
        let message =
            "\(identifier.quoted) holds \(String(bad).quoted): only A-Z, a-z, 0-9, \"-\" and \".\" are allowed"
        return [problem(.error, at: path, message)]
    }

    func versionProblems(system: SystemVersion) -> [InputProblem] {
        guard let text = minimumOSVersion, !BuildVariables.areIn(text) else { return [] }
        let path = ContentPath.root.key(ManifestKeyName.minimumVersion)
        guard let numbers = Manifest.versionNumbers(text) else {
            return [problem(.error, at: path, "\(text.quoted) is no version", hint: "write it like \"15.0\"")]
        }
        guard supports(system) else {
            let hint = "simulate iOS \(text) or later, or lower the key"
            return [problem(.error, at: path, "the app needs iOS \(text), simulated is \(system)", hint: hint)]
        }
        guard numbers.count == 1 else { return [] }
        return [problem(.warning, at: path, "\(text.quoted) has one number only", hint: "write \("\(text).0".quoted)")]
    }

    func suspendProblems(system: SystemVersion) -> [InputProblem] {
        let path = ContentPath.root.key(ManifestKeyName.exitsOnSuspend)
        if system >= .iOS(13), has(ManifestKeyName.exitsOnSuspend) {
            let message = "does nothing since iOS 13 (simulated is \(system))"
            return [problem(.warning, at: path, message, rule: LifecycleRules.exitsOnSuspendIgnored)]
        }
        guard exitsOnSuspend, !declaredBackgroundModes.isEmpty else { return [] }
        let message = "the app ends when it is left, so its background modes have no effect"
        let hint = "remove this key or \(ManifestKeyName.modes)"
        return [problem(.error, at: path, message, hint: hint, rule: LifecycleRules.exitsOnSuspend)]
    }

    /// Whether an app with this manifest has the scene-based life cycle on `system`.
    package func isSceneBased(on system: SystemVersion) -> Bool { system >= .iOS(13) && hasSceneManifest }

    /// Whether the app may show several scenes at once.
    var supportsMultipleScenes: Bool {
        guard case .dictionary(let scenes)? = propertyList[ManifestKeyName.sceneManifest] else { return false }
        return scenes["UIApplicationSupportsMultipleScenes"] == .boolean(true)
    }
}
