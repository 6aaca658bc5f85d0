import VigilDataModel

/// Makes descriptions of what a model's file says.
struct ModelBuilder {
    private let source: DataModel
    private let model: NSManagedObjectModel

    init(_ source: DataModel, into model: NSManagedObjectModel) { (self.source, self.model) = (source, model) }

    func build() {
        let entities = source.entities.map(entity)
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
        for (entity, from) in zip(entities, source.entities) {
            if let parent = from.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
            entity.properties = from.attributes.map(attribute) + from.relationships.map(relationship)
        }
        for (entity, from) in zip(entities, source.entities) { connect(entity, from, byName) }
        model.entities = entities
        for (name, members) in source.configurations {
            model.setEntities(members.compactMap { byName[$0] }, forConfigurationName: name)
        }
        for template in source.fetchRequests {
            model.setFetchRequestTemplate(request(template), forName: template.name)
        }
        if !source.versionIdentifier.isEmpty { model.versionIdentifiers = [source.versionIdentifier] }
    }

    private func entity(_ from: DataModel.Entity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = from.name
        entity.managedObjectClassName = from.className
        entity.isAbstract = from.isAbstract
        entity.uniquenessConstraints = from.uniqueness
        entity.userInfo = from.userInfo
        return entity
    }

    /// Leads relationships to their ends, now that all are there.
    private func connect(
        _ entity: NSEntityDescription, _ from: DataModel.Entity, _ byName: [String: NSEntityDescription]
    ) {
        for relationship in from.relationships {
            guard let made = entity.relationshipsByName[relationship.name] else { continue }
            made.destinationEntity = byName[relationship.destination]
            made.inverseRelationship = relationship.inverse.flatMap { made.destinationEntity?.relationshipsByName[$0] }
        }
    }

    private func attribute(_ from: DataModel.Attribute) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = from.name
        attribute.isOptional = from.isOptional
        attribute.isTransient = from.isTransient
        attribute.attributeType = ModelBuilder.types[from.type] ?? .undefinedAttributeType
        attribute.attributeValueClassName = from.className
        attribute.valueTransformerName = from.transformer
        attribute.derivation = from.derivation
        attribute.defaultValue = from.defaultValue.flatMap { ModelBuilder.value(of: $0, attribute.attributeType) }
        attribute.bounds = AttributeBounds(
            minimum: from.minimum.flatMap { Double($0) }, maximum: from.maximum.flatMap { Double($0) },
            pattern: from.pattern)
        return attribute
    }

    private func relationship(_ from: DataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = from.name
        relationship.isOptional = from.isOptional
        relationship.isTransient = from.isTransient
        relationship.maxCount = from.isToMany ? (from.maximum == 1 ? 0 : from.maximum) : 1
        relationship.minCount = from.minimum
        relationship.isOrdered = from.isOrdered
        relationship.deleteRule = ModelBuilder.rules[from.deleteRule] ?? .nullifyDeleteRule
        return relationship
    }

    private func request(_ from: DataModel.FetchTemplate) -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: from.entity)
        if !from.predicate.isEmpty { request.predicate = NSPredicate(format: from.predicate) }
        request.fetchLimit = from.limit
        return request
    }

    private static let rules: [DataModel.DeleteRule: NSDeleteRule] = [
        .noAction: .noActionDeleteRule, .nullify: .nullifyDeleteRule, .cascade: .cascadeDeleteRule,
        .deny: .denyDeleteRule,
    ]

    private static let types: [DataModel.AttributeType: NSAttributeType] = [
        .integer16: .integer16AttributeType, .integer32: .integer32AttributeType,
        .integer64: .integer64AttributeType, .decimal: .decimalAttributeType, .double: .doubleAttributeType,
        .float: .floatAttributeType, .string: .stringAttributeType, .boolean: .booleanAttributeType,
        .date: .dateAttributeType, .binary: .binaryDataAttributeType, .uuid: .UUIDAttributeType,
        .uri: .URIAttributeType, .transformable: .transformableAttributeType, .composite: .compositeAttributeType,
    ]

    /// The first value of an attribute, which the file has as text.
    private static func value(of text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType: Int16(text)
        case .integer32AttributeType: Int32(text)
        case .integer64AttributeType: Int64(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .doubleAttributeType: Double(text)
        case .floatAttributeType: Float(text)
        case .stringAttributeType: text
        case .booleanAttributeType: text == "YES" || text == "1" || text == "true"
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}
