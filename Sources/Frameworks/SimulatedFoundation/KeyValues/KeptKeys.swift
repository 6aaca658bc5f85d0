import BackgroundRuntime

/// An object of a framework that knows some of its properties by their names.
package protocol SystemKeyed: AnyObject {
    /// The value of a key; nothing where the object is not known to have it, nil inside where it has no value.
    func systemValue(_ key: String) -> Any??
    /// Sets the value of a key; whether the object is known to have it.
    func setSystemValue(_ value: Any?, _ key: String) -> Bool
}

/// Values of keys that apps set on objects of Apple's classes and that are not known here: which private keys these have
/// is written nowhere. They are read back, and nothing else comes of them.
final class KeptKeys {
    private struct Owner {
        weak var object: AnyObject?
        var values: [String: Any]
    }

    private var owners: [ObjectIdentifier: Owner] = [:]

    /// Whether the class of an object is one of Apple's, and none of the app's own.
    static func mayHaveMore(_ object: AnyObject) -> Bool {
        let module = String(reflecting: type(of: object)).prefix { $0 != "." }
        return foundations.contains(String(module)) || SystemClass.all.contains { $0.module == module }
    }

    private static let foundations: Set = ["Foundation", "FoundationEssentials", "FoundationNetworking"]

    /// What was kept under a key; nil for nothing.
    static func value(of object: AnyObject, for key: String) -> Any? {
        say(key, of: object, "its value is what the app set by that name, and nothing where it set none")
        let owner = AppProcess.current?.storage.existing(KeptKeys.self)?.owners[ObjectIdentifier(object)]
        return owner?.object === object ? owner?.values[key] : nil
    }

    /// Keeps a value under a key.
    static func keep(_ value: Any?, of object: AnyObject, for key: String) {
        say(key, of: object, "the value is kept and read back, and nothing else comes of it")
        AppProcess.current?.storage.object { KeptKeys() }.keep(value, object, key)
    }

    private func keep(_ value: Any?, _ object: AnyObject, _ key: String) {
        owners = owners.filter { $0.value.object != nil }
        owners[ObjectIdentifier(object), default: Owner(object: object, values: [:])].values[key] = value
    }

    private static func say(_ key: String, of object: AnyObject, _ effect: String) {
        SimulatedApp.noteOnce(
            "the key \(key) of \(type(of: object)): whether the class has it is not known here", effect)
    }
}
