import BackgroundRuntime

/// What an extension may schedule before its app was launched for the first time.
struct InitialAllowance: Hashable, Sendable {
    /// Bytes that are left for essential downloads.
    private(set) var essential: Int
    /// Bytes that are left for others.
    private(set) var other: Int
    /// The hosts; one that begins with `*.` stands for all below it.
    let domains: [String]

    init(essential: Int, other: Int, domains: [String]) {
        (self.essential, self.other, self.domains) = (essential, other, domains)
    }

    /// An extension schedules a download.
    ///
    /// - Returns: why it may not; nil when it may, and then it counts.
    mutating func take(_ bytes: Int, isEssential: Bool, from host: String) -> AssetRefusal? {
        guard domains.contains(where: { covers($0, host) }) else {
            return AssetRefusal(.sessionDownloadDisallowedByDomain, AssetRules.allowance)
        }
        guard bytes <= (isEssential ? essential : other) else {
            return AssetRefusal(.downloadWouldExceedAllowance, AssetRules.allowance)
        }
        if isEssential { essential -= bytes } else { other -= bytes }
        return nil
    }

    private func covers(_ domain: String, _ host: String) -> Bool {
        guard domain.hasPrefix("*.") else { return domain.lowercased() == host.lowercased() }
        return host.lowercased().hasSuffix(domain.dropFirst().lowercased())
    }
}
