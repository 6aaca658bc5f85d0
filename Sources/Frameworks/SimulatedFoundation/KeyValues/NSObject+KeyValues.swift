extension NSObjectProtocol {
    /// The value of a key: of a dictionary, of an object of Core Data, of a property that is marked with `@objc`.
    public func value(forKey key: String) -> Any? { KeyValue.value(of: self, for: key) }

    /// The value at the end of a path of keys, with operators such as `@count`.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValue.value(of: self, forPath: keyPath) }

    /// Sets the value of a key.
    public func setValue(_ value: Any?, forKey key: String) { KeyValue.set(value, of: self as AnyObject, for: key) }

    /// Sets the value at the end of a path of keys.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        guard let owner = self.value(forKeyPath: String(keyPath[..<dot])) else { return }
        KeyValue.set(value, of: owner as AnyObject, for: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// The values of several keys; `NSNull` for those without one.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Sets the values of several keys.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(KeyValue.flat(value), forKey: key) }
    }
}
