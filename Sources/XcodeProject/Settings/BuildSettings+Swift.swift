extension BuildSettings {
    /// The module that Swift files make.
    package var moduleName: String? { self["PRODUCT_MODULE_NAME"] }
    /// The language mode: `5.0`.
    package var swiftVersion: String? { self["SWIFT_VERSION"] }
    /// The actor that declarations belong to which name none: `MainActor`.
    package var defaultActorIsolation: String? { self["SWIFT_DEFAULT_ACTOR_ISOLATION"] }
    /// What `#if` finds true: `DEBUG`.
    package var compilationConditions: [String] {
        let flags = list("OTHER_SWIFT_FLAGS")
        let defined = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
        let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
        let all = list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined + joined
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    /// Which symbols a build makes of asset catalogues: `resources` or `none`; nil for all that it can make.
    package var assetSymbols: String? {
        guard self["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return "none" }
        return isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ? nil : "resources"
    }
    /// The header by which Swift files see Objective-C, as seen from the folder of the project.
    package var bridgingHeader: String? {
        self["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : ProjectPath.normalized($0) }
    }
}
