/// A set of objects that it does not keep: what apps list their observers in. Those that are gone are not in it.
///
/// Objects are told apart by identity, as in a table of weak objects on a phone.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var weak: ObjectType?
        /// Nothing in a table that does not keep its objects.
        let kept: ObjectType?
    }

    private var entries: [Entry] = []
    private let keeps: Bool

    /// A table, which keeps its objects unless the options say otherwise.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        SimulatedApp.require(NSHashTable.self)
        keeps = !options.contains(.weakMemory)
        super.init()
    }

    /// A table that does not keep its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are there, in the order in which they came.
    open var allObjects: [ObjectType] { entries.compactMap(\.weak) }
    /// How many objects are there. On a phone those that are gone may be counted too.
    open var count: Int { allObjects.count }
    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object, unless it is there.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.weak == nil }
        entries.append(Entry(weak: object, kept: keeps ? object : nil))
    }

    open func remove(_ object: ObjectType?) { entries.removeAll { $0.weak == nil || $0.weak === object } }

    open func removeAllObjects() { entries = [] }

    /// Whether the object is there.
    open func contains(_ anObject: ObjectType?) -> Bool { anObject != nil && entries.contains { $0.weak === anObject } }
}

/// How tables of objects treat them.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        /// The choices, as bits.
        public let rawValue: UInt

        /// Choices from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        /// Objects are not kept.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are told apart by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    }
}
