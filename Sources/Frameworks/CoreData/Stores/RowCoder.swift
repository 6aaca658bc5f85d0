import BackgroundRuntime

/// Values of objects as a property list has them, and back.
struct RowCoder {
    private let contents: StoreContents

    init(_ contents: StoreContents) { self.contents = contents }

    func encoded(_ values: [String: Any], _ entity: NSEntityDescription) -> [String: Any] {
        var list: [String: Any] = [:]
        for (key, property) in entity.propertiesByName where !property.isTransient {
            guard let value = values[key] else { continue }
            if property is NSRelationshipDescription {
                list[key] = (value as? [NSManagedObjectID])?.map(\.key) ?? (value as? NSManagedObjectID)?.key
            } else if let attribute = property as? NSAttributeDescription {
                list[key] = encoded(value, attribute)
            }
        }
        return list
    }

    private func encoded(_ value: Any, _ attribute: NSAttributeDescription) -> Any? {
        switch value {
        case let id as UUID: id.uuidString
        case let url as URL: url.absoluteString
        case let number as NSDecimalNumber: number.stringValue
        case is Int, is Double, is Bool, is String, is Date, is Data: value
        default: archive(value, attribute)
        }
    }

    private func archive(_ value: Any, _ attribute: NSAttributeDescription) -> Data? {
        do {
            return try NSKeyedArchiver.archivedData(withRootObject: value as AnyObject, requiringSecureCoding: false)
        } catch {
            SimulatedApp.report(
                "\(attribute.entity?.name ?? "").\(attribute.name) is not kept: a transformable value is archived here, and "
                    + "\(type(of: value)) cannot be: \(error.localizedDescription)")
            return nil
        }
    }

    func decoded(_ list: [String: Any], _ entity: NSEntityDescription) -> [String: Any] {
        var values: [String: Any] = [:]
        for (key, property) in entity.propertiesByName {
            let kept = list[key] ?? property.renamingIdentifier.flatMap { list[$0] }
            if let attribute = property as? NSAttributeDescription {
                values[key] = kept.map { decoded($0, attribute) } ?? first(of: attribute, wasKept: kept != nil)
            } else if let relationship = property as? NSRelationshipDescription, let kept {
                values[key] = references(kept, relationship)
            }
        }
        return values
    }

    /// A value that the file does not have: of an attribute that a newer version of the model has.
    private func first(of attribute: NSAttributeDescription, wasKept: Bool) -> Any? {
        attribute.isOptional ? nil : ManagedValue.first(of: attribute)
    }

    private func decoded(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
        switch (attribute.attributeType, value) {
        case (.UUIDAttributeType, let text as String): UUID(uuidString: text) ?? text
        case (.URIAttributeType, let text as String): URL(string: text) ?? text
        case (.decimalAttributeType, let text as String): NSDecimalNumber(string: text)
        case (.transformableAttributeType, let data as Data), (.undefinedAttributeType, let data as Data),
            (.compositeAttributeType, let data as Data):
            unarchived(data) ?? data
        case (.transformableAttributeType, _), (.undefinedAttributeType, _), (.compositeAttributeType, _): value
        default: ManagedValue.kept(value, attribute)
        }
    }

    private func unarchived(_ data: Data) -> Any? {
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        defer { reader.finishDecoding() }
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    private func references(_ kept: Any, _ relationship: NSRelationshipDescription) -> Any? {
        guard relationship.isToMany else {
            return (kept as? String).flatMap(id) ?? (kept as? [String])?.first.flatMap(id)
        }
        return (kept as? [String] ?? (kept as? String).map { [$0] } ?? []).compactMap(id)
    }

    private func id(_ key: String) -> NSManagedObjectID? {
        let parts = key.split(separator: "/")
        guard parts.count == 2, let number = Int(parts[1]), let entity = contents.model.entitiesByName[String(parts[0])]
        else { return nil }
        return contents.id(number, of: entity)
    }
}
