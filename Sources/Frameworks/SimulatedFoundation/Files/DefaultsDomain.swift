import BackgroundRuntime

/// The values of one suite of defaults.
class DefaultsDomain {
    private var values: [String: Any] = [:]

    var all: [String: Any] { isReadable ? values : [:] }

    func value(of key: String) -> Any? { isReadable ? values[key] : nil }

    /// Whether the file behind it can be read.
    private var isReadable: Bool { AppProcess.current?.mayReadPreferences ?? true }

    func set(_ value: Any?, for key: String) { values[key] = value }

    func replaceAll(with new: [String: Any]) { values = new }

    /// A value as defaults keep it: a number forgets its type, so that it can be read as any that holds it.
    static func kept(_ value: Any) -> Any {
        switch value {
        case let number as NSNumber: number
        case let items as [Any]: items.map(kept)
        case let entries as [String: Any]: entries.mapValues(kept)
        default: value
        }
    }

    /// Whether a property list can hold the value.
    static func canHold(_ value: Any) -> Bool {
        switch value {
        case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Data, is Date: true
        case is NSString, is NSNumber, is NSData, is NSDate: true
        case let items as [Any]: items.allSatisfy(canHold)
        case let entries as [String: Any]: entries.allSatisfy { canHold($0.value) }
        default: false
        }
    }
}

/// The machine's own defaults, for code outside any app.
final class MachineDefaults: DefaultsDomain {
    private let own: Foundation.UserDefaults

    init(_ own: Foundation.UserDefaults) { self.own = own }

    override var all: [String: Any] { own.dictionaryRepresentation() }

    override func value(of key: String) -> Any? { own.object(forKey: key) }

    override func set(_ value: Any?, for key: String) { own.set(value, forKey: key) }

    override func replaceAll(with new: [String: Any]) {
        for entry in all { own.removeObject(forKey: entry.key) }
        for entry in new { own.set(entry.value, forKey: entry.key) }
    }
}

/// The suites of an app, or of a device.
final class DefaultsSuites {
    private var domains: [String: DefaultsDomain] = [:]

    /// The suite of that name; nil for the app itself.
    static func domain(called name: String) -> DefaultsDomain? {
        guard let app = AppProcess.current?.app else {
            return Foundation.UserDefaults(suiteName: name).map { MachineDefaults($0) }
        }
        guard name != app.manifest.bundleIdentifier else { return nil }
        let storage = name.hasPrefix("group.") ? app.device.storage : app.storage
        return storage.object { DefaultsSuites() }.domain(name)
    }

    /// The suite of that name, or the app's own values.
    static func anyDomain(called name: String) -> DefaultsDomain {
        domain(called: name) ?? UserDefaults.standard.domain
    }

    private func domain(_ name: String) -> DefaultsDomain {
        if let known = domains[name] { return known }
        let domain = DefaultsDomain()
        domains[name] = domain
        return domain
    }
}

/// The registered defaults of a launch, shared by all its suites.
final class RegisteredDefaults {
    private var values: [String: Any] = [:]

    static var current: [String: Any] {
        AppProcess.current?.storage.object { RegisteredDefaults() }.values ?? [:]
    }

    static func add(_ values: [String: Any]) {
        guard let process = AppProcess.current else {
            return Foundation.UserDefaults.standard.register(defaults: values)
        }
        process.storage.object { RegisteredDefaults() }.values.merge(values) { $1 }
    }
}
