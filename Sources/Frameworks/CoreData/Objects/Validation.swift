import BackgroundRuntime

/// What a model says that an object must be like to be saved.
struct Validation {
    private let object: NSManagedObject

    init(_ object: NSManagedObject) { self.object = object }

    func checkAll() throws {
        var errors: [NSError] = []
        for key in object.entity.propertiesByName.keys.sorted() {
            do { try checkByObject(key) } catch { errors.append(error as NSError) }
        }
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        throw NSError.coreData(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
    }

    /// Asks the object itself, whose class may have a say, and keeps another value that it gives for one.
    private func checkByObject(_ key: String) throws {
        guard object.entity.attributesByName[key] != nil else { return try check(key, nil) }
        let before = KeyValue.flat(object.primitiveValue(forKey: key)) as AnyObject?
        var value = before
        try object.validateValue(&value, forKey: key)
        if value !== before { object.setValue(value, forKey: key) }
    }

    func checkDeletion() throws {
        for relationship in object.entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
            let others = object.references(relationship.name).compactMap { object.context?.known($0) }
            guard others.contains(where: { !$0.isDeleted }) else { continue }
            throw error(NSValidationRelationshipDeniedDeleteError, relationship.name, "Items cannot be deleted from")
        }
    }

    func check(_ key: String, _ value: Any?) throws {
        switch object.entity.propertiesByName[key] {
        case let attribute as NSAttributeDescription: try check(attribute, value)
        case let relationship as NSRelationshipDescription: try check(relationship)
        default: return
        }
    }

    private func check(_ attribute: NSAttributeDescription, _ value: Any?) throws {
        guard let value = KeyValue.flat(value) else {
            guard attribute.isOptional || attribute.derivation != nil else {
                throw error(NSValidationMissingMandatoryPropertyError, attribute.name, "is a required value.")
            }
            return
        }
        let isText = attribute.attributeType == .stringAttributeType
        let isDate = attribute.attributeType == .dateAttributeType
        let size =
            isText
            ? ValueOrder.text(value).map { Double($0.count) }
            : ValueOrder.date(value)?.timeIntervalSinceReferenceDate ?? ValueOrder.number(value)
        if let most = attribute.bounds.maximum, let size, size > most {
            let code =
                isText
                ? NSValidationStringTooLongError
                : isDate ? NSValidationDateTooLateError : NSValidationNumberTooLargeError
            throw error(code, attribute.name, isText ? "is too long." : isDate ? "is too late." : "is too large.")
        }
        if let least = attribute.bounds.minimum, let size, size < least {
            let code =
                isText
                ? NSValidationStringTooShortError
                : isDate ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError
            throw error(code, attribute.name, isText ? "is too short." : isDate ? "is too soon." : "is too small.")
        }
        try checkPattern(attribute, value)
    }

    private func checkPattern(_ attribute: NSAttributeDescription, _ value: Any) throws {
        guard let pattern = attribute.bounds.pattern, let text = ValueOrder.text(value),
            !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
        else { return }
        throw error(NSValidationStringPatternMatchingError, attribute.name, "is not valid.")
    }

    private func check(_ relationship: NSRelationshipDescription) throws {
        let count = object.references(relationship.name).count
        guard count > 0 || !relationship.isOptional else { return }
        if count == 0, !relationship.isToMany {
            throw error(NSValidationMissingMandatoryPropertyError, relationship.name, "is a required value.")
        }
        if count < relationship.minCount || count == 0 {
            throw error(
                NSValidationRelationshipLacksMinimumCountError, relationship.name, "has too few items.")
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw error(
                NSValidationRelationshipExceedsMaximumCountError, relationship.name, "has too many items.")
        }
    }

    private func error(_ code: Int, _ key: String, _ text: String) -> NSError {
        var info: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
        info[NSValidationValueErrorKey] = object.values[key]
        return .coreData(code, "\(key) \(text)", info)
    }
}
