/// Something that the objects of an entity have: an attribute or a relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// What it is called.
    open var name = ""
    /// Whether an object may be saved without it.
    open var isOptional = true
    /// Whether it is not kept in the store.
    open var isTransient = false
    /// What the author wrote beside it.
    open var userInfo: [AnyHashable: Any]?
    /// The entity that has it.
    open internal(set) weak var entity: NSEntityDescription?
    /// What it was called in an older version of the model.
    open var renamingIdentifier: String?

    /// A property without a name.
    public override init() { super.init() }

    open override var description: String { "\(type(of: self)) \(name)" }

    /// The property as an entity that inherits it has it.
    func inherited() -> NSPropertyDescription { filled(NSPropertyDescription()) }

    /// A new property with what all properties have.
    func filled<Property: NSPropertyDescription>(_ copy: Property) -> Property {
        (copy.name, copy.isOptional, copy.isTransient, copy.userInfo) = (name, isOptional, isTransient, userInfo)
        copy.renamingIdentifier = renamingIdentifier
        return copy
    }
}

/// The type of an attribute, by its old name.
public enum NSAttributeType: UInt, Sendable {
    /// Values of any type.
    case undefinedAttributeType = 0
    /// Whole numbers of 16 bits.
    case integer16AttributeType = 100
    /// Whole numbers of 32 bits.
    case integer32AttributeType = 200
    /// Whole numbers of 64 bits.
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    /// Numbers with a point, of 64 bits.
    case doubleAttributeType = 500
    /// Numbers with a point, of 32 bits.
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    /// Bytes of whatever meaning.
    case binaryDataAttributeType = 1000
    /// Identifiers of 128 bits.
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    /// Objects that are archived.
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    /// Values by their names.
    case compositeAttributeType = 2100
}

/// A value that each object of an entity has.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// What values an attribute has, by the names of iOS 15.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ old: NSAttributeType) { rawValue = old.rawValue }

        /// Values of any type.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// Whole numbers of 16 bits.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// Whole numbers of 32 bits.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// Whole numbers of 64 bits.
        public static let integer64 = AttributeType(.integer64AttributeType)
        public static let decimal = AttributeType(.decimalAttributeType)
        /// Numbers with a point, of 64 bits.
        public static let double = AttributeType(.doubleAttributeType)
        /// Numbers with a point, of 32 bits.
        public static let float = AttributeType(.floatAttributeType)
        public static let string = AttributeType(.stringAttributeType)
        public static let boolean = AttributeType(.booleanAttributeType)
        public static let date = AttributeType(.dateAttributeType)
        /// Bytes of whatever meaning.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// Identifiers of 128 bits.
        public static let uuid = AttributeType(.UUIDAttributeType)
        public static let uri = AttributeType(.URIAttributeType)
        /// Objects that are archived.
        public static let transformable = AttributeType(.transformableAttributeType)
        public static let objectID = AttributeType(.objectIDAttributeType)
        /// Values by their names.
        public static let composite = AttributeType(.compositeAttributeType)
    }

    /// The type of its values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The type of its values, by its newer name.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The value of a new object; nil for none.
    open var defaultValue: Any?
    /// The class of a transformable value. Kept, and without effect.
    open var attributeValueClassName: String?
    /// The transformer of a transformable value. Kept, and without effect: values are archived.
    open var valueTransformerName: String?
    /// Whether large data lies in a file of its own. Kept, and without effect.
    open var allowsExternalBinaryDataStorage = false
    /// The expression that a derived attribute is made of; nil for others.
    package var derivation: String?
    /// The least and the greatest value, or length of a text, and what a text has to match.
    package var bounds = AttributeBounds()

    /// An attribute without a name and a type.
    public override init() { super.init() }

    override func inherited() -> NSPropertyDescription {
        let copy = filled(NSAttributeDescription())
        (copy.attributeType, copy.defaultValue, copy.bounds) = (attributeType, defaultValue, bounds)
        (copy.attributeValueClassName, copy.valueTransformerName) = (attributeValueClassName, valueTransformerName)
        (copy.allowsExternalBinaryDataStorage, copy.derivation) = (allowsExternalBinaryDataStorage, derivation)
        return copy
    }
}

/// What a saved value has to lie between.
package struct AttributeBounds: Sendable {
    package var minimum: Double?
    package var maximum: Double?
    package var pattern: String?
}

/// What becomes of the objects at the other end as an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: they refer to an object that is gone.
    case noActionDeleteRule = 0
    /// They do not refer to it any more.
    case nullifyDeleteRule = 1
    /// They are deleted too.
    case cascadeDeleteRule = 2
    /// While there are any the object cannot be deleted.
    case denyDeleteRule = 3
}

/// References from the objects of an entity to those of another.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects at the other end.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship that leads back; nil for none.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The most objects there may be; 0 for any number, 1 for a reference to one.
    open var maxCount = 0
    /// The fewest there may be.
    open var minCount = 0
    /// What becomes of them as an object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether they have an order.
    open var isOrdered = false

    /// Whether there may be several.
    open var isToMany: Bool { maxCount != 1 }

    /// A relationship without a name.
    public override init() { super.init() }

    override func inherited() -> NSPropertyDescription {
        let copy = filled(NSRelationshipDescription())
        (copy.destinationEntity, copy.inverseRelationship) = (destinationEntity, inverseRelationship)
        (copy.maxCount, copy.minCount, copy.deleteRule, copy.isOrdered) = (maxCount, minCount, deleteRule, isOrdered)
        return copy
    }
}

/// A value that a fetch request for dictionaries makes of several objects or attributes.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// What the value is.
    open var expression: NSExpression?
    /// Its type. Kept, and without effect.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    /// A value without a name.
    public override init() { super.init() }
}
