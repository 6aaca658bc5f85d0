import BackgroundRuntime

// Domains that go with the launch.

extension UserDefaults {
    /// Names the values that came with the launch: they hide all others.
    public static let argumentDomain = Foundation.UserDefaults.argumentDomain
    /// Names the registered defaults.
    public static let registrationDomain = Foundation.UserDefaults.registrationDomain

    /// The names of the domains that go with the launch.
    public var volatileDomainNames: [String] {
        [UserDefaults.argumentDomain, UserDefaults.registrationDomain]
            + VolatileDomains.current.keys.sorted()
            .filter { $0 != UserDefaults.argumentDomain }
    }

    /// The values of a domain that goes with the launch.
    public func volatileDomain(forName name: String) -> [String: Any] {
        name == UserDefaults.registrationDomain ? RegisteredDefaults.current : VolatileDomains.current[name] ?? [:]
    }

    /// Sets all values of a domain that goes with the launch.
    public func setVolatileDomain(_ values: [String: Any], forName name: String) {
        let kept = values.mapValues(DefaultsDomain.kept)
        if name == UserDefaults.registrationDomain {
            RegisteredDefaults.add(kept)
        } else {
            VolatileDomains.set(kept, name)
        }
    }

    /// Removes a domain that goes with the launch.
    public func removeVolatileDomain(forName name: String) { VolatileDomains.set(nil, name) }

    /// Forgets what the standard defaults hold in memory: nothing, since values are kept at once.
    public static func resetStandardUserDefaults() {}
}

/// The named domains of a launch.
final class VolatileDomains {
    private var values: [String: [String: Any]]

    private init(of process: AppProcess) {
        let arguments = ArgumentDefaults.values(of: process.arguments.arguments)
        values = arguments.isEmpty ? [:] : [UserDefaults.argumentDomain: arguments]
    }

    static var current: [String: [String: Any]] { ofProcess?.values ?? [:] }

    /// The values that hide all others.
    static var arguments: [String: Any] { current[UserDefaults.argumentDomain] ?? [:] }

    static func set(_ values: [String: Any]?, _ name: String) { ofProcess?.values[name] = values }

    private static var ofProcess: VolatileDomains? {
        AppProcess.current.map { process in process.storage.object { VolatileDomains(of: process) } }
    }
}
