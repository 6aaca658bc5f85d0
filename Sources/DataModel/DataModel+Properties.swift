extension DataModel {
    /// The type of an attribute, by its word in the file.
    public enum AttributeType: String, Hashable, Sendable, CaseIterable {
        /// Values of any type.
        case undefined = "Undefined"
        /// Whole numbers of 16 bits.
        case integer16 = "Integer 16"
        /// Whole numbers of 32 bits.
        case integer32 = "Integer 32"
        /// Whole numbers of 64 bits.
        case integer64 = "Integer 64"
        case decimal = "Decimal"
        /// Numbers with a point, of 64 bits.
        case double = "Double"
        /// Numbers with a point, of 32 bits.
        case float = "Float"
        case string = "String"
        case boolean = "Boolean"
        case date = "Date"
        case binary = "Binary"
        /// Identifiers of 128 bits.
        case uuid = "UUID"
        case uri = "URI"
        /// Objects that are archived.
        case transformable = "Transformable"
        /// Values by their names.
        case composite = "Composite"
    }

    /// A value that each object of an entity has.
    public struct Attribute: Hashable, Sendable {
        /// What it is called.
        public var name: String
        /// What values it has.
        public var type: AttributeType
        /// Whether an object may be saved without it.
        public var isOptional: Bool
        /// Whether it is not kept in the store.
        public var isTransient: Bool
        /// Whether generated code has a number of Swift for it, in place of an object.
        public var isScalar: Bool
        /// The value of a new object, as text; nil for none.
        public var defaultValue: String?
        /// The class of a transformable value; nil where the model names none.
        public var className: String?
        /// The transformer of a transformable value; nil where the model names none.
        public var transformer: String?
        /// The least value, or the length of the shortest text; nil for none.
        public var minimum: String?
        /// The greatest value, or the length of the longest text; nil for none.
        public var maximum: String?
        /// What the whole text has to match; nil for anything.
        public var pattern: String?
        /// The expression of which a derived attribute is made; nil for others.
        public var derivation: String?
    }

    /// What becomes of the objects at the other end as an object is deleted.
    public enum DeleteRule: String, Hashable, Sendable {
        /// Nothing: they refer to an object that is gone.
        case noAction = "No Action"
        /// They do not refer to it any more.
        case nullify = "Nullify"
        /// They are deleted too.
        case cascade = "Cascade"
        /// While there are any the object cannot be deleted.
        case deny = "Deny"
    }

    /// References to objects of an entity.
    public struct Relationship: Hashable, Sendable {
        /// What it is called.
        public var name: String
        /// The entity of the objects at the other end.
        public var destination: String
        /// The relationship that leads back; nil for none.
        public var inverse: String?
        /// Whether there may be several objects at the other end.
        public var isToMany: Bool
        /// Whether these have an order.
        public var isOrdered: Bool
        /// Whether an object may be saved without any.
        public var isOptional: Bool
        /// Whether it is not kept in the store.
        public var isTransient: Bool
        /// What becomes of them as the object is deleted.
        public var deleteRule: DeleteRule
        /// The fewest there may be.
        public var minimum: Int
        /// The most there may be; 0 for any number.
        public var maximum: Int
    }
}
