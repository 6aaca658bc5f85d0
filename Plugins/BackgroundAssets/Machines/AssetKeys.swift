import BackgroundRuntime

/// What a manifest says of Background Assets, and what it lacks.
struct AssetKeys: Hashable, Sendable {
    static let manifest = "BAManifestURL"
    static let restrictions = "BAInitialDownloadRestrictions"
    static let size = "BAMaxInstallSize"
    static let essentialSize = "BAEssentialMaxInstallSize"
    static let group = "BAAppGroupID"
    static let managed = "BAHasManagedAssetPacks"
    static let hosting = "BAUsesAppleHosting"
    private static let allowance = "BADownloadAllowance"
    private static let essentialAllowance = "BAEssentialDownloadAllowance"
    private static let domains = "BADownloadDomainAllowList"
    private static let ofOwnServers = [manifest, restrictions, size, essentialSize]

    /// Whether the system manages asset packs.
    let isManaged: Bool
    /// What is wrong, each as a few words.
    let problems: [String]
    /// What the extension may schedule before the first launch; nil for packs that Apple hosts.
    let allowance: InitialAllowance?

    /// Whether the manifest has any of the keys.
    static func areUsed(in manifest: Manifest) -> Bool {
        // Most manifests have no key that begins so: then none of ours is looked for.
        manifest.propertyList.keys.contains { $0.hasPrefix("BA") } && keys.contains(where: manifest.has)
    }

    private static let keys = ofOwnServers + [group, managed, hosting]

    init(_ manifest: Manifest, on system: SystemVersion) {
        isManaged = manifest.bool(forKey: Self.managed) == true && system >= .iOS(26)
        let isHosted = isManaged && manifest.bool(forKey: Self.hosting) == true
        let restrictions = Self.entries(manifest)
        let wanted = isHosted ? [] : Self.lacks(manifest, restrictions, system)
        problems = wanted + Self.mistakes(manifest, isManaged: isManaged, isHosted: isHosted, system)
        allowance =
            isHosted
            ? nil
            : InitialAllowance(
                essential: restrictions[Self.essentialAllowance].flatMap(Self.number) ?? 0,
                other: restrictions[Self.allowance].flatMap(Self.number) ?? 0,
                domains: Self.texts(restrictions[Self.domains]))
    }

    private static func lacks(
        _ manifest: Manifest, _ restrictions: [String: PropertyValue], _ system: SystemVersion
    ) -> [String] {
        let hasEssentials = system >= .iOS(18)
        let keys = [Self.manifest, Self.restrictions, size] + (hasEssentials ? [essentialSize] : [])
        let missing = keys.filter { !manifest.has($0) }
        let below = [allowance, domains] + (hasEssentials ? [essentialAllowance] : [])
        let missingBelow =
            manifest.has(Self.restrictions)
            ? below.filter { restrictions[$0] == nil }.map { "\(Self.restrictions).\($0)" } : []
        return (missing + missingBelow).map { "\($0) is missing" }
            + [size, essentialSize].filter { key in manifest.propertyList[key].map { number($0) == nil } ?? false }
            .map { "\($0) must be a number" }
            + [allowance, essentialAllowance].filter { key in restrictions[key].map { number($0) == nil } ?? false }
            .map { "\(Self.restrictions).\($0) must be a number" }
    }

    private static func mistakes(
        _ manifest: Manifest, isManaged: Bool, isHosted: Bool, _ system: SystemVersion
    ) -> [String] {
        var found: [String] = []
        if isManaged, !manifest.has(group) { found.append("\(group) is missing, which \(Self.managed) needs") }
        if manifest.bool(forKey: hosting) == true, manifest.bool(forKey: managed) != true {
            found.append("\(hosting) does nothing without \(managed)")
        }
        if system < .iOS(26), manifest.has(managed) { found.append("\(managed) does nothing before iOS 26") }
        if isHosted {
            found += ofOwnServers.filter(manifest.has).map { "\($0) must be left out where Apple hosts the packs" }
        } else if let url = manifest.string(forKey: Self.manifest), !url.lowercased().hasPrefix("https://") {
            found.append("\(Self.manifest) must begin with https://")
        }
        return found
    }

    private static func entries(_ manifest: Manifest) -> [String: PropertyValue] {
        guard case .dictionary(let entries)? = manifest.propertyList[restrictions] else { return [:] }
        return entries
    }

    private static func number(_ value: PropertyValue) -> Int? {
        if case .integer(let number) = value { number } else { nil }
    }

    private static func texts(_ value: PropertyValue?) -> [String] {
        guard case .array(let items)? = value else { return [] }
        return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
