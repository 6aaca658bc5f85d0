import BackgroundRuntime

/// The user defaults of the simulated app. They survive its launches and go with the app.
public final class UserDefaults: @unchecked Sendable {
    private var values: [String: Any] = [:]
    private var registered: [String: Any] = [:]

    /// The defaults of the app that is running.
    public static var standard: UserDefaults {
        SimulatedApp.process(for: "UserDefaults.standard").app.storage.object { UserDefaults() }
    }

    init() {}

    /// The value of a key, or its registered default.
    public func object(forKey key: String) -> Any? { values[key] ?? registered[key] }

    /// Sets a value that a property list can hold; nil removes it.
    public func set(_ value: Any?, forKey key: String) { values[key] = value }

    /// Removes a value; a registered default shows again.
    public func removeObject(forKey key: String) { values[key] = nil }

    /// Adds defaults for keys that are not set. They are not kept across launches on a phone; set them at each launch.
    public func register(defaults: [String: Any]) { registered.merge(defaults) { $1 } }

    /// The text of a key; a number is written out.
    public func string(forKey key: String) -> String? {
        switch object(forKey: key) {
        case let text as String: text
        case let number as any Numeric: "\(number)"
        default: nil
        }
    }

    /// The whole number of a key; 0 without one.
    public func integer(forKey key: String) -> Int {
        number(forKey: key).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    }

    /// The number of a key; 0 without one.
    public func double(forKey key: String) -> Double { number(forKey: key) ?? 0 }

    /// The flag of a key; false without one. `YES`, `true` and numbers other than zero count as true.
    public func bool(forKey key: String) -> Bool {
        if let flag = object(forKey: key) as? Bool { return flag }
        if let text = object(forKey: key) as? String { return ["yes", "true", "1"].contains(text.lowercased()) }
        return number(forKey: key).map { $0 != 0 } ?? false
    }

    /// The list of a key.
    public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

    /// The list of texts of a key.
    public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

    /// The dictionary of a key.
    public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

    /// The bytes of a key.
    public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

    /// All values, registered defaults included.
    public func dictionaryRepresentation() -> [String: Any] { registered.merging(values) { $1 } }

    /// Always true: values are kept at once.
    @discardableResult
    public func synchronize() -> Bool { true }

    private func number(forKey key: String) -> Double? {
        switch object(forKey: key) {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let text as String: Double(text)
        default: nil
        }
    }
}
