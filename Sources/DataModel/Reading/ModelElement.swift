import VigilDocuments

/// The attributes of an element of a model's file, and what they say.
struct ModelElement {
    private let attributes: [String: String]
    private let place: Int

    init(_ attributes: [String: String], at place: Int) { (self.attributes, self.place) = (attributes, place) }

    subscript(name: String) -> String? { attributes[name] }

    func required(_ name: String) throws(SyntaxFault) -> String {
        if let value = attributes[name], !value.isEmpty { return value }
        throw SyntaxFault(place, "the attribute \(name) is missing")
    }

    private func isSet(_ name: String) -> Bool { attributes[name] == "YES" }

    func entity(line: Int) throws(SyntaxFault) -> DataModel.Entity {
        let generation = attributes["codeGenerationType"] ?? ""
        guard let made = DataModel.CodeGeneration(rawValue: generation) else {
            throw SyntaxFault(place, "unknown codeGenerationType \"\(generation)\"")
        }
        return DataModel.Entity(
            name: try required("name"), className: className, parent: attributes["parentEntity"],
            isAbstract: isSet("isAbstract"), generation: made, line: line)
    }

    /// The class without its module: `.Item` stands for one of the app's own module.
    private var className: String {
        let name = attributes["representedClassName"] ?? ""
        return name.isEmpty ? "NSManagedObject" : name.split(separator: ".").last.map(String.init) ?? name
    }

    func attribute() throws(SyntaxFault) -> DataModel.Attribute {
        let word = attributes["attributeType"] ?? DataModel.AttributeType.undefined.rawValue
        guard let type = DataModel.AttributeType(rawValue: word) else {
            throw SyntaxFault(place, "unknown attributeType \"\(word)\"")
        }
        return DataModel.Attribute(
            name: try required("name"), type: type, isOptional: isSet("optional"), isTransient: isSet("transient"),
            isScalar: isSet("usesScalarValueType"), defaultValue: defaultValue(of: type),
            className: attributes["customClassName"], transformer: attributes["valueTransformerName"],
            minimum: attributes["minValueString"] ?? attributes["minDateTimeInterval"],
            maximum: attributes["maxValueString"] ?? attributes["maxDateTimeInterval"],
            pattern: attributes["regularExpressionString"],
            derivation: isSet("derived") ? attributes["derivationExpression"] : nil)
    }

    /// A date's is the number of seconds since the beginning of 2001.
    private func defaultValue(of type: DataModel.AttributeType) -> String? {
        type == .date
            ? attributes["defaultDateTimeInterval"] ?? attributes["defaultValueString"]
            : attributes["defaultValueString"]
    }

    func relationship() throws(SyntaxFault) -> DataModel.Relationship {
        let rule = attributes["deletionRule"] ?? DataModel.DeleteRule.nullify.rawValue
        guard let deleteRule = DataModel.DeleteRule(rawValue: rule) else {
            throw SyntaxFault(place, "unknown deletionRule \"\(rule)\"")
        }
        let isToMany = isSet("toMany")
        return DataModel.Relationship(
            name: try required("name"), destination: try required("destinationEntity"),
            inverse: attributes["inverseName"], isToMany: isToMany, isOrdered: isSet("ordered"),
            isOptional: isSet("optional"), isTransient: isSet("transient"), deleteRule: deleteRule,
            minimum: attributes["minCount"].flatMap { Int($0) } ?? 0,
            maximum: attributes["maxCount"].flatMap { Int($0) } ?? (isToMany ? 0 : 1))
    }

    func fetchTemplate() throws(SyntaxFault) -> DataModel.FetchTemplate {
        DataModel.FetchTemplate(
            name: try required("name"), entity: try required("entity"), predicate: attributes["predicateString"] ?? "",
            limit: attributes["fetchLimit"].flatMap { Int($0) } ?? 0)
    }
}
