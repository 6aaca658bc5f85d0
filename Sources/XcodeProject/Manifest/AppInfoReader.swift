import VigilDocuments

/// Makes the Info.plist of a target in one configuration.
struct AppInfoReader {
    private let settings: BuildSettings
    private let finder: FileFinder
    private let log: ProblemLog
    private let target: String
    private let project: String

    private static let input = InputFile(kind: "manifest", limit: 16_000_000, usualName: "Info.plist")

    /// - Parameters:
    ///   - target: its name, for messages.
    ///   - project: the project's file, where problems are that have no other place.
    init(_ settings: BuildSettings, _ finder: FileFinder, _ log: ProblemLog, target: String, project: String) {
        (self.settings, self.finder, self.log, self.target, self.project) = (settings, finder, log, target, project)
    }

    func read() -> AppInfo {
        let path = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : ProjectPath.normalized($0) }
        let isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE")
        let ofFile = path.flatMap(valuesOfFile) ?? [:]
        var values = ofFile
        if path == nil, !isGenerated {
            warn("INFOPLIST_FILE", "the target \(target.quoted) has no Info.plist: neither a file nor a generated one")
        }
        let generated = isGenerated ? generatedValues() : [:]
        if !isGenerated { tellOfUnusedSettings() }
        for (key, value) in generated.sorted(by: { $0.key < $1.key }) { values[key] = merged(values[key], value, key) }
        values = values.mapValues { expanded($0) }
        // Both are written into every built app, whatever the file says.
        if let version = settings["IPHONEOS_DEPLOYMENT_TARGET"], values["MinimumOSVersion"] == nil {
            values["MinimumOSVersion"] = .string(version)
        }
        let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { $0 == "," || $0 == " " }.compactMap {
            Int($0)
        }
        if !families.isEmpty { values["UIDeviceFamily"] = .array(families.sorted().map { .integer($0) }) }
        let others = ["MinimumOSVersion", "UIDeviceFamily"].filter { ofFile[$0] != values[$0] }
        let added = generated.mapValues { expanded($0) }.merging(values.filter { others.contains($0.key) }) { $1 }
        return AppInfo(
            values: values, file: path, generatedKeys: generated.keys.sorted(), added: added,
            variables: variables(in: ofFile))
    }

    /// The build variables that values name, and those that manifests have.
    private func variables(in values: [String: PropertyValue]) -> [String: String] {
        var names = Set(AppInfoReader.named.map(\.1) + ["PRODUCT_MODULE_NAME", "TARGET_NAME"])
        func look(at value: PropertyValue) {
            switch value {
            case .string(let text): names.formUnion(text.matches(of: #/\$[({](\w+)/#).map { String($0.output.1) })
            case .array(let items): items.forEach(look)
            case .dictionary(let entries): entries.values.forEach(look)
            default: break
            }
        }
        values.values.forEach(look)
        let known = names.compactMap { name in settings[name].map { (name, settings.expand($0).text) } }
        return Dictionary(known) { first, _ in first }
    }

    private func valuesOfFile(_ path: String) -> [String: PropertyValue]? {
        let file = finder.location(of: path)
        if settings.isOn("INFOPLIST_PREPROCESS") {
            warn("INFOPLIST_PREPROCESS", "\(path.quoted) is processed before it is read, which is not done here")
        }
        do throws(InputProblems) {
            let list = try PropertyList.read(
                try AppInfoReader.input.data(of: file), file: file, as: AppInfoReader.input)
            log.add(contentsOf: list.problems)
            guard case .dictionary(let values) = list.root else {
                log.add(
                    InputProblem(
                        .error, file: file, message: "an Info.plist is a dictionary, this is \(list.root.spoken)"))
                return nil
            }
            for (key, value) in values.sorted(by: { $0.key < $1.key }) where !value.isKept {
                let line = list.positions?.nearestLine(of: .root.key(key))
                log.add(
                    InputProblem(
                        .warning, file: file, line: line, keyPath: key, message: "dates and data are not taken over"))
            }
            return values
        } catch {
            log.add(contentsOf: error.problems)
            return nil
        }
    }

    /// What build settings make of it.
    private func generatedValues() -> [String: PropertyValue] {
        var values: [String: PropertyValue] = ["CFBundleInfoDictionaryVersion": .string("6.0")]
        for setting in settings.names where setting.hasPrefix(GeneratedKeys.prefix) {
            let name = String(setting.dropFirst(GeneratedKeys.prefix.count))
            let key = GeneratedKeys.key(ofSetting: name)
            if let value = GeneratedKeys.value(settings[setting] ?? "", for: key) {
                values[key] = value
            } else if !GeneratedKeys.special.contains(name) {
                warn(
                    setting, "Xcode does not put \(name) into the Info.plist it generates: this setting does nothing",
                    hint: "write it into the file of INFOPLIST_FILE")
            }
        }
        for (key, setting) in AppInfoReader.named {
            if let text = settings[setting], !text.isEmpty { values[key] = .string(text) }
        }
        values["LSRequiresIPhoneOS"] = .boolean(true)
        if settings.isOn("INFOPLIST_KEY_UILaunchScreen_Generation") {
            values["UILaunchScreen"] = .dictionary(["UILaunchScreen": .dictionary([:])])
        }
        if settings.isOn("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") {
            values["UIApplicationSceneManifest"] = .dictionary([
                "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
            ])
        }
        return values
    }

    private static let named = [
        "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
        "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
        "CFBundleShortVersionString": "MARKETING_VERSION",
    ]

    private func tellOfUnusedSettings() {
        for setting in settings.names where setting.hasPrefix(GeneratedKeys.prefix) {
            warn(setting, "\(setting) does nothing: GENERATE_INFOPLIST_FILE is not on")
        }
    }

    /// A generated value over one of the file: lists and dictionaries get what they do not have, anything else is replaced.
    private func merged(_ old: PropertyValue?, _ new: PropertyValue, _ key: String) -> PropertyValue {
        switch (old, new) {
        case (nil, _): return new
        case (.array(let items)?, .array(let more)): return .array(items + more.filter { !items.contains($0) })
        case (.dictionary(let entries)?, .dictionary(let more)): return .dictionary(entries.merging(more) { $1 })
        case (.array?, _), (.dictionary?, _), (_, .array), (_, .dictionary):
            warn(
                GeneratedKeys.prefix + key,
                "\(key) is \(old?.spoken ?? "") in the file and \(new.spoken) in the settings: Xcode stops here")
            return new
        default: return new
        }
    }

    /// Values only; keys are left as they are.
    private func expanded(_ value: PropertyValue) -> PropertyValue {
        switch value {
        case .string(let text) where text.contains("$"):
            let expansion = settings.expand(text)
            for name in expansion.unknown {
                warn(name, "the Info.plist of the target \(target.quoted) refers to \(name), which nothing sets")
            }
            for name in expansion.unknownOperators {
                warn(
                    nil,
                    "the Info.plist of the target \(target.quoted) has the operator \(name.quoted), which is not known")
            }
            return .string(expansion.text)
        case .array(let items): return .array(items.map(expanded))
        case .dictionary(let entries): return .dictionary(entries.mapValues(expanded))
        default: return value
        }
    }

    /// - Parameter setting: at whose place the problem is.
    private func warn(_ setting: String?, _ message: String, hint: String? = nil) {
        let place = setting.flatMap { settings.place(of: $0) }
        let file = place?.file ?? ""
        log.add(
            InputProblem(
                .warning, file: file.isEmpty ? project : file, line: place?.line, message: message, hint: hint))
    }
}
