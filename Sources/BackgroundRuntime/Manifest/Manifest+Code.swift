extension Manifest {
    /// A manifest written in code, for tests that need no file.
    ///
    /// - Parameters:
    ///   - name: the display name.
    ///   - backgroundModes: the values of `UIBackgroundModes` that are in effect.
    ///   - strings: further keys with texts, such as usage descriptions.
    ///   - flags: further keys with booleans.
    ///   - lists: further keys with lists of strings.
    public init(
        name: String = "App", bundleIdentifier: String = "com.example.app", backgroundModes: [String] = [],
        strings: [String: String] = [:], flags: [String: Bool] = [:], lists: [String: [String]] = [:]
    ) {
        var values = strings.mapValues(PropertyValue.string)
        values.merge(flags.mapValues(PropertyValue.boolean)) { $1 }
        values.merge(lists.mapValues { .array($0.map(PropertyValue.string)) }) { $1 }
        values["CFBundleDisplayName"] = .string(name)
        values[ManifestKeyName.identifier] = .string(bundleIdentifier)
        values[ManifestKeyName.modes] = .array(backgroundModes.map(PropertyValue.string))
        self.init(file: "manifest in code", format: .json, values: values, positions: nil)
        self.backgroundModes = backgroundModes
    }

    /// A name for the app in traces: that of the manifest, unless a build variable without a value is in it.
    public var appName: String {
        let identifier = bundleIdentifier.flatMap { $0.split(separator: ".").last.map(String.init) }
        let names = [displayName, executableName, identifier].compactMap(\.self)
        return names.first { !$0.isEmpty && !$0.contains("$") && !$0.contains("/") } ?? "App"
    }
}
