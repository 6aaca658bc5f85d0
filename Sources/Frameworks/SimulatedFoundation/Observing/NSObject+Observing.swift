import BackgroundRuntime

extension NSObjectProtocol {
    /// The value of a key is about to change: what the plugin writes before a property that is marked with `@objc dynamic`.
    public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self as AnyObject, key) }

    /// The value of a key has changed: what the plugin writes behind such a property.
    public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self as AnyObject, key) }

    /// Sends `observeValue(forKeyPath:of:change:context:)` to an object at each change of a value, until it is removed.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let told = MessageObservers.Told(observer, of: self as AnyObject, keyPath, context)
        let watch = KeyValueObserver(
            of: self as AnyObject, keyPath.split(separator: ".").map(String.init), options,
            read: { KeyValue.value(of: $0, forPath: keyPath) },
            notify: { object, change in told.send(object, change, options) })
        MessageObservers.current.add(told, watch)
        watch.start()
    }

    /// Ends what `addObserver(_:forKeyPath:options:context:)` began with this context. An object that observes nothing is an
    /// exception.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        MessageObservers.current.remove(self as AnyObject, keyPath) {
            $0.observer === observer && $0.context == context
        }
    }

    /// Ends what `addObserver(_:forKeyPath:options:context:)` began last, whatever its context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        MessageObservers.current.remove(self as AnyObject, keyPath) { $0.observer === observer }
    }

    /// A change that no method of a subclass has taken: an exception.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        SimulatedApp.raise(
            "NSInternalInconsistencyException: <\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message "
                + "was received but not handled. Key path: \(keyPath ?? "")")
    }
}

/// The objects that get messages of changes.
final class MessageObservers: ClosureOwner {
    /// Whom a message goes to.
    final class Told {
        private(set) weak var observer: NSObject?
        private(set) weak var object: AnyObject?
        let keyPath: String
        let context: UnsafeMutableRawPointer?

        init(_ observer: NSObject, of object: AnyObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
            (self.observer, self.object, self.keyPath, self.context) = (observer, object, keyPath, context)
        }

        func send(_ object: AnyObject, _ change: KeyValueObserver.Change, _ options: NSKeyValueObservingOptions) {
            guard let observer else { return }
            var entries: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new), !change.isPrior { entries[.newKey] = KeyValue.flat(change.new) ?? NSNull() }
            if options.contains(.old) { entries[.oldKey] = KeyValue.flat(change.old) ?? NSNull() }
            if change.isPrior { entries[.notificationIsPriorKey] = true }
            Message.send(
                "observeValueForKeyPath:ofObject:change:context:", to: observer, [keyPath, object, entries, context])
        }
    }

    private var all: [(told: Told, watch: KeyValueObserver)] = []
    private nonisolated(unsafe) static let outsideApps = MessageObservers()

    static var current: MessageObservers { AppProcess.current?.storage.object { MessageObservers() } ?? outsideApps }

    func add(_ told: Told, _ watch: KeyValueObserver) {
        all.removeAll { $0.told.object == nil }
        all.append((told, watch))
    }

    func remove(_ object: AnyObject, _ keyPath: String, where isMeant: (Told) -> Bool) {
        let found = all.lastIndex { $0.told.object === object && $0.told.keyPath == keyPath && isMeant($0.told) }
        guard let found else {
            SimulatedApp.raise(
                "NSRangeException: Cannot remove an observer for the key path \"\(keyPath)\" from <\(type(of: object))> "
                    + "because it is not registered as an observer.")
        }
        all.remove(at: found).watch.stop()
    }

    func releaseClosures() {
        let ended = all
        all = []
        for entry in ended { entry.watch.stop() }
    }
}
