import BackgroundRuntime

/// The user defaults of the simulated app. They survive its launches and go with the app; those of an app group belong to
/// the device. Outside an app they are the machine's.
open class UserDefaults: NSObject, @unchecked Sendable {
    /// Posted by the defaults whose value was changed, on the thread that changed it.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

    let domain: DefaultsDomain

    /// The defaults of the app that is running.
    open class var standard: UserDefaults {
        guard let app = AppProcess.current?.app else { return UserDefaults(MachineDefaults(.standard)) }
        return app.storage.object { StandardDefaults() }.defaults
    }

    /// The defaults that `suiteName` names, such as an app group's; nil for the app's own identifier, as on a phone. From
    /// iOS 7.
    public init?(suiteName: String?) {
        SimulatedApp.require(.method("initWithSuiteName:", of: "NSUserDefaults", .iOS(7)))
        let named = suiteName.map { DefaultsSuites.domain(called: $0) } ?? UserDefaults.standard.domain
        guard let named else { return nil }
        domain = named
    }

    /// The defaults of the app that is running.
    public override convenience init() { self.init(UserDefaults.standard.domain) }

    init(_ domain: DefaultsDomain) { self.domain = domain }

    /// The value of a key, or its registered default.
    open func object(forKey key: String) -> Any? {
        VolatileDomains.arguments[key] ?? domain.value(of: key) ?? RegisteredDefaults.current[key]
    }

    /// Sets a value; nil removes it. One that no property list can hold is an exception.
    open func set(_ value: Any?, forKey key: String) {
        if let value, !DefaultsDomain.canHold(value) {
            SimulatedApp.raise("attempt to insert non-property list object \(value) for key \(key)")
        }
        change(key, to: value.map(DefaultsDomain.kept))
    }

    /// Removes a value; a registered default shows again.
    open func removeObject(forKey key: String) {
        change(key, to: nil)
    }

    /// Adds defaults for keys that are not set. They go with the launch; set them at each.
    open func register(defaults: [String: Any]) {
        RegisteredDefaults.add(defaults.mapValues(DefaultsDomain.kept))
    }

    /// All values, registered defaults included.
    open func dictionaryRepresentation() -> [String: Any] { RegisteredDefaults.current.merging(domain.all) { $1 } }

    /// Always true: values are kept at once.
    @discardableResult
    open func synchronize() -> Bool { true }

    /// The values of a suite, or of the app by its identifier, without registered defaults.
    open func persistentDomain(forName name: String) -> [String: Any]? {
        let values = DefaultsSuites.anyDomain(called: name).all
        return values.isEmpty ? nil : values
    }

    /// Sets all values of a suite, or of the app by its identifier.
    open func setPersistentDomain(_ values: [String: Any], forName name: String) {
        DefaultsSuites.anyDomain(called: name).replaceAll(with: values.mapValues(DefaultsDomain.kept))
        didChange()
    }

    /// Removes all values of a suite, or of the app by its identifier.
    open func removePersistentDomain(forName name: String) { setPersistentDomain([:], forName: name) }

    fileprivate func didChange() {
        guard AppProcess.current != nil else { return }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}

/// Keeps the defaults of an app under a type of their own.
private final class StandardDefaults {
    let defaults = UserDefaults(DefaultsDomain())
}

extension UserDefaults {
    /// Sets a value, and tells those who observe the key.
    fileprivate func change(_ key: String, to value: Any?) {
        KeyValueObserving.willChange(self, key)
        domain.set(value, for: key)
        KeyValueObserving.didChange(self, key)
        didChange()
    }
}

extension UserDefaults: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? { .some(object(forKey: key)) }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool {
        set(value, forKey: key)
        return true
    }
}
