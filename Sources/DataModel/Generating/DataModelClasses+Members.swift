extension DataModelClasses {
    /// Who sees what is made: everybody, as with Xcode.
    private static let access = "public"

    /// The extension with the request for all objects of the entity, and its properties.
    func properties(of entity: DataModel.Entity) -> String {
        let variables =
            entity.attributes.map { property($0.name, type(of: $0)) }
            + entity.relationships.map { property($0.name, type(of: $0)) }
        return """
            nonisolated extension \(entity.className) {
                \(Self.access) class func fetchRequest() -> NSFetchRequest<\(entity.className)> {
                    NSFetchRequest<\(entity.className)>(entityName: "\(entity.name)")
                }
            \(variables.map { "\n" + $0 }.joined())}

            """
    }

    private func property(_ name: String, _ type: String) -> String {
        """
            \(Self.access) var \(Self.escaped(name)): \(type) {
                get { managedValue(forKey: "\(name)") }
                set { setManagedValue(newValue, forKey: "\(name)") }
            }

        """
    }

    /// A name as code writes it.
    private static func escaped(_ name: String) -> String {
        let words: Set = [
            "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
            "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
            "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
            "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
            "throws", "true", "try", "typealias", "var", "where", "while",
        ]
        return words.contains(name) ? "`\(name)`" : name
    }

    /// The type of an attribute's property: a number of Swift, or an object that may be missing.
    private func type(of attribute: DataModel.Attribute) -> String {
        switch attribute.type {
        case .integer16, .integer32, .integer64, .boolean, .double, .float:
            attribute.isScalar ? Self.scalars[attribute.type] ?? "NSNumber?" : "NSNumber?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .date: attribute.isScalar ? "TimeInterval" : "Date?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .transformable, .undefined: (attribute.className ?? "NSObject") + "?"
        case .composite: "[String: Any]?"
        }
    }

    private static let scalars: [DataModel.AttributeType: String] = [
        .integer16: "Int16", .integer32: "Int32", .integer64: "Int64", .boolean: "Bool", .double: "Double",
        .float: "Float",
    ]

    private func type(of relationship: DataModel.Relationship) -> String {
        guard relationship.isToMany else { return className(of: relationship.destination) + "?" }
        return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
    }

    /// The extension with the methods that add objects to a relationship and remove them.
    func accessors(of relationship: DataModel.Relationship, in entity: DataModel.Entity) -> String {
        let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let destination = className(of: relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let all = (relationship.isOrdered ? Self.orderedAccessors : []) + Self.setAccessors
        let methods = all.map { accessor in
            [("KEY", String(key)), ("OBJECT", destination), ("SET", set)].reduce(accessor) {
                $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
            }
        }
        return "nonisolated extension \(entity.className) {\n" + methods.joined(separator: "\n") + "}\n"
    }

    private static let setAccessors = [
        method("addToKEY(_ value: OBJECT)", "addKEYObject:", "value"),
        method("removeFromKEY(_ value: OBJECT)", "removeKEYObject:", "value"),
        method("addToKEY(_ values: SET)", "addKEY:", "values"),
        method("removeFromKEY(_ values: SET)", "removeKEY:", "values"),
    ]

    private static let orderedAccessors = [
        method("insertIntoKEY(_ value: OBJECT, at idx: Int)", "insertObject:inKEYAtIndex:", "value, idx"),
        method("removeFromKEY(at idx: Int)", "removeObjectFromKEYAtIndex:", "idx"),
        method("insertIntoKEY(_ values: [OBJECT], at indexes: NSIndexSet)", "insertKEY:atIndexes:", "values, indexes"),
        method("removeFromKEY(at indexes: NSIndexSet)", "removeKEYAtIndexes:", "indexes"),
        method("replaceKEY(at idx: Int, with value: OBJECT)", "replaceObjectInKEYAtIndex:withObject:", "idx, value"),
        method(
            "replaceKEY(at indexes: NSIndexSet, with values: [OBJECT])", "replaceKEYAtIndexes:withKEY:",
            "indexes, values"),
    ]

    private static func method(_ head: String, _ selector: String, _ arguments: String) -> String {
        """
            \(access) func \(head) {
                sendManaged("\(selector)", \(arguments))
            }

        """
    }
}
