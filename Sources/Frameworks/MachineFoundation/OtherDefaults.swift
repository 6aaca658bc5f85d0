import Foundation

/// Values of user defaults that are kept elsewhere.
package protocol DefaultsValues: AnyObject {
    /// The value of a key.
    func object(forKey key: String) -> Any?
    /// Sets the value of a key; nil removes it.
    func set(_ value: Any?, forKey key: String)
    func removeObject(forKey key: String)
    /// Adds values for keys that have none.
    func register(defaults: [String: Any])
    func dictionaryRepresentation() -> [String: Any]
    /// The values of a suite.
    func persistentDomain(forName name: String) -> [String: Any]?
    /// Sets the values of a suite.
    func setPersistentDomain(_ values: [String: Any], forName name: String)
}

/// An object of Foundation's class for user defaults that has such values.
package final class OtherDefaults: UserDefaults {
    private let values: any DefaultsValues

    package init?(_ values: any DefaultsValues) {
        self.values = values
        super.init(suiteName: nil)
    }

    override package func object(forKey key: String) -> Any? { values.object(forKey: key) }

    override package func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }

    override package func removeObject(forKey key: String) { values.removeObject(forKey: key) }

    override package func register(defaults: [String: Any]) { values.register(defaults: defaults) }

    override package func dictionaryRepresentation() -> [String: Any] { values.dictionaryRepresentation() }

    override package func synchronize() -> Bool { true }

    override package func persistentDomain(forName name: String) -> [String: Any]? {
        values.persistentDomain(forName: name)
    }

    override package func setPersistentDomain(_ domain: [String: Any], forName name: String) {
        values.setPersistentDomain(domain, forName: name)
    }

    override package func removePersistentDomain(forName name: String) {
        values.setPersistentDomain([:], forName: name)
    }
}

/// The machine's own, made past whatever stands in front of Foundation's functions.
private final class PlainDefaults: UserDefaults {
    nonisolated(unsafe) static let withoutSuite = PlainDefaults(suiteName: nil)
}

extension Machine {
    /// The defaults of the program that runs, or of a suite.
    package static func defaults(ofSuite name: String?) -> UserDefaults? {
        name == nil ? PlainDefaults.withoutSuite : PlainDefaults(suiteName: name)
    }
}
