import BackgroundRuntime

/// Somebody who wants to know of a value, at the end of a path of keys from an object on.
final class KeyValueObserver: @unchecked Sendable {
    /// A value before or after a change.
    struct Change {
        let old: Any?
        let new: Any?
        let isPrior: Bool
    }

    /// The names of the path; nil where only the key path itself is known.
    let names: [String]?
    let options: NSKeyValueObservingOptions
    private(set) weak var root: AnyObject?
    private let read: (AnyObject) -> Any?
    private var notify: ((AnyObject, Change) -> Void)?
    /// The objects along the path by which it hears of changes.
    private var links: [AnyObject] = []
    /// The value that it saw last.
    private var old: Any?

    init(
        of root: AnyObject, _ names: [String]?, _ options: NSKeyValueObservingOptions,
        read: @escaping (AnyObject) -> Any?, notify: @escaping (AnyObject, Change) -> Void
    ) {
        (self.root, self.names, self.options, self.read, self.notify) = (root, names, options, read, notify)
    }

    func start() {
        guard let root else { return }
        if let first = names?.first { noteUnknown(first, of: root) }
        follow(root)
        old = read(root)
        if options.contains(.initial) { notify?(root, Change(old: nil, new: read(root), isPrior: false)) }
    }

    /// Says of a property that neither a framework nor the plugin knows that nothing may be heard of it.
    private func noteUnknown(_ name: String, of root: AnyObject) {
        let isKnown =
            (root as? any KeyValueCoded)?.keyedValue(name) != nil || Message.canSend(Selector(name), to: root)
        guard !isKnown else { return }
        SimulatedApp.notSimulated(
            "observing \(type(of: root)).\(name)",
            "its observers hear of no change unless its class calls didChangeValue(forKey:)")
    }

    func stop() {
        for object in links { KeyValueObservers.current.remove(self, from: object) }
        // What the closure holds may end this very observation as it goes: it goes when all is changed here.
        let held = (links, notify, old)
        (links, notify, old) = ([], nil, nil)
        withExtendedLifetime(held) {}
    }

    /// Hears of changes of each object along the path.
    private func follow(_ root: AnyObject) {
        for object in links { KeyValueObservers.current.remove(self, from: object) }
        links = [root]
        for name in (names ?? []).dropLast() {
            guard let last = links.last, let next = KeyValue.value(of: last, for: name) else { break }
            links.append(next as AnyObject)
        }
        for object in links { KeyValueObservers.current.add(self, to: object) }
    }

    /// Whether a change of a key of an object is one of its value; any may be, where no names are known.
    private func concerns(_ object: AnyObject, _ key: String?) -> Bool {
        guard let names, let key else { return true }
        return zip(links, names).contains { $0 === object && $1 == key }
    }

    func willChange(_ object: AnyObject, _ key: String?) {
        guard let root, notify != nil, names != nil, concerns(object, key) else { return }
        old = read(root)
        if options.contains(.prior) { notify?(root, Change(old: old, new: nil, isPrior: true)) }
    }

    /// A value has changed, or may have.
    func didChange(_ object: AnyObject, _ key: String?) {
        guard let root, notify != nil, concerns(object, key) else { return }
        let new = read(root)
        if names == nil || key == nil, ValueOrder.areEqual(old, new) { return }
        let before = old
        if (names?.count ?? 0) > 1 { follow(root) }
        old = new
        notify?(root, Change(old: before, new: new, isPrior: false))
    }
}

/// Who observes which objects, in a launch of an app.
final class KeyValueObservers: ClosureOwner, @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var observers: [KeyValueObserver]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// For objects outside any app.
    private static let outsideApps = KeyValueObservers()

    static var current: KeyValueObservers {
        AppProcess.current?.storage.object { KeyValueObservers() } ?? outsideApps
    }

    /// Those of the app that is running; nil where nobody observes anything.
    static var existing: KeyValueObservers? {
        let known = AppProcess.current.map { $0.storage.existing(KeyValueObservers.self) } ?? outsideApps
        return known.flatMap { $0.entries.isEmpty ? nil : $0 }
    }

    /// The observers of an object: an entry of another one that lay in its place counts for nothing.
    func observers(of object: AnyObject) -> [KeyValueObserver] {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [] }
        return entry.observers
    }

    /// All observers of objects of a class.
    func observers<Object: AnyObject>(ofAll type: Object.Type) -> [(object: Object, observer: KeyValueObserver)] {
        entries.values.flatMap { entry in
            (entry.object as? Object).map { object in entry.observers.map { (object, $0) } } ?? []
        }
    }

    func add(_ observer: KeyValueObserver, to object: AnyObject) {
        entries[ObjectIdentifier(object)] = Entry(object: object, observers: observers(of: object) + [observer])
    }

    func remove(_ observer: KeyValueObserver, from object: AnyObject) {
        let left = observers(of: object).filter { $0 !== observer }
        entries[ObjectIdentifier(object)] = left.isEmpty ? nil : Entry(object: object, observers: left)
    }

    func releaseClosures() {
        let ended = Set(entries.values.flatMap(\.observers).map(ObjectIdentifier.init))
        guard !ended.isEmpty else { return }
        let all = entries.values.flatMap(\.observers)
        entries = [:]
        for observer in all { observer.stop() }
    }
}
