import BackgroundRuntime

/// The door by which a framework tells of its properties.
package enum KeyValueObserving {
    /// The value of a key is about to change.
    package static func willChange(_ object: AnyObject, _ key: String) {
        guard let observers = KeyValueObservers.existing?.observers(of: object) else { return }
        for observer in observers { observer.willChange(object, key) }
    }

    /// The value of a key has changed.
    package static func didChange(_ object: AnyObject, _ key: String) {
        guard let observers = KeyValueObservers.existing?.observers(of: object) else { return }
        for observer in observers { observer.didChange(object, key) }
    }

    /// Any value of an object may have changed: whoever sees another one than before is told.
    package static func mayHaveChanged(_ object: AnyObject) {
        guard let observers = KeyValueObservers.existing?.observers(of: object) else { return }
        for observer in observers { observer.didChange(object, nil) }
    }

    /// The same for all objects of a class.
    package static func mayHaveChanged<Object: AnyObject>(all type: Object.Type) {
        for (object, observer) in KeyValueObservers.existing?.observers(ofAll: type) ?? [] {
            observer.didChange(object, nil)
        }
    }
}

/// What has keys that can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure at each change of a value, for as long as the observation is kept.
    ///
    /// Properties that the frameworks say of, and those of the app that are marked with `@objc dynamic` in sources that the
    /// plugin translates, tell of their changes.
    ///
    /// - Parameters:
    ///   - keyPath: the value.
    ///   - options: what the closure is told, and when.
    ///   - changeHandler: gets the object and the change.
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, _named: nil, options: options, changeHandler: changeHandler)
    }

    /// The same with the names of the path, which the plugin writes: Linux cannot tell them from the path.
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _named name: String?, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let names = name?.split(separator: ".").map(String.init)
        let observer = KeyValueObserver(of: self as AnyObject, names, options) { object in
            (object as? Self).map { $0[keyPath: keyPath] }
        } notify: { object, change in
            guard let object = object as? Self else { return }
            changeHandler(object, NSKeyValueObservedChange(change, options))
        }
        observer.start()
        return NSKeyValueObservation(observer)
    }

    /// The value of a key path is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// The value of a key path has changed: whoever sees another value than before is told.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let operation = self as? Operation { return operation.didChangeValue(forKey: "") }
        KeyValueObserving.mayHaveChanged(self as AnyObject)
    }
}

extension NSKeyValueObservedChange {
    fileprivate init(_ change: KeyValueObserver.Change, _ options: NSKeyValueObservingOptions) {
        self.init(
            kind: .setting, newValue: options.contains(.new) ? change.new as? Value : nil,
            oldValue: options.contains(.old) ? change.old as? Value : nil, indexes: nil, isPrior: change.isPrior)
    }
}
