// The codes of errors in Cocoa's domain, as Core Data's headers number them.

/// The code of an error of Core Data: managed object validation.
public var NSManagedObjectValidationError: Int { 1550 }
/// The code of an error of Core Data: managed object constraint validation.
public var NSManagedObjectConstraintValidationError: Int { 1551 }
/// The code of an error of Core Data: validation multiple errors.
public var NSValidationMultipleErrorsError: Int { 1560 }
/// The code of an error of Core Data: validation missing mandatory property.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// The code of an error of Core Data: validation relationship lacks minimum count.
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
/// The code of an error of Core Data: validation relationship exceeds maximum count.
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
/// The code of an error of Core Data: validation relationship denied delete.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
/// The code of an error of Core Data: validation number too large.
public var NSValidationNumberTooLargeError: Int { 1610 }
/// The code of an error of Core Data: validation number too small.
public var NSValidationNumberTooSmallError: Int { 1620 }
/// The code of an error of Core Data: validation date too late.
public var NSValidationDateTooLateError: Int { 1630 }
/// The code of an error of Core Data: validation date too soon.
public var NSValidationDateTooSoonError: Int { 1640 }
/// The code of an error of Core Data: validation invalid date.
public var NSValidationInvalidDateError: Int { 1650 }
/// The code of an error of Core Data: validation string too long.
public var NSValidationStringTooLongError: Int { 1660 }
/// The code of an error of Core Data: validation string too short.
public var NSValidationStringTooShortError: Int { 1670 }
/// The code of an error of Core Data: validation string pattern matching.
public var NSValidationStringPatternMatchingError: Int { 1680 }
/// The code of an error of Core Data: managed object context locking.
public var NSManagedObjectContextLockingError: Int { 132000 }
/// The code of an error of Core Data: persistent store coordinator locking.
public var NSPersistentStoreCoordinatorLockingError: Int { 132010 }
/// The code of an error of Core Data: managed object referential integrity.
public var NSManagedObjectReferentialIntegrityError: Int { 133000 }
/// The code of an error of Core Data: managed object external relationship.
public var NSManagedObjectExternalRelationshipError: Int { 133010 }
/// The code of an error of Core Data: managed object merge.
public var NSManagedObjectMergeError: Int { 133020 }
/// The code of an error of Core Data: managed object constraint merge.
public var NSManagedObjectConstraintMergeError: Int { 133021 }
/// The code of an error of Core Data: persistent store invalid type.
public var NSPersistentStoreInvalidTypeError: Int { 134000 }
/// The code of an error of Core Data: persistent store type mismatch.
public var NSPersistentStoreTypeMismatchError: Int { 134010 }
/// The code of an error of Core Data: persistent store incompatible schema.
public var NSPersistentStoreIncompatibleSchemaError: Int { 134020 }
/// The code of an error of Core Data: persistent store save.
public var NSPersistentStoreSaveError: Int { 134030 }
/// The code of an error of Core Data: persistent store incomplete save.
public var NSPersistentStoreIncompleteSaveError: Int { 134040 }
/// The code of an error of Core Data: persistent store save conflicts.
public var NSPersistentStoreSaveConflictsError: Int { 134050 }
/// The code of an error of Core Data: core data.
public var NSCoreDataError: Int { 134060 }
/// The code of an error of Core Data: persistent store operation.
public var NSPersistentStoreOperationError: Int { 134070 }
/// The code of an error of Core Data: persistent store open.
public var NSPersistentStoreOpenError: Int { 134080 }
/// The code of an error of Core Data: persistent store timeout.
public var NSPersistentStoreTimeoutError: Int { 134090 }
/// The code of an error of Core Data: persistent store incompatible version hash.
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134100 }
/// The code of an error of Core Data: migration.
public var NSMigrationError: Int { 134110 }
/// The code of an error of Core Data: migration missing source model.
public var NSMigrationMissingSourceModelError: Int { 134130 }
/// The code of an error of Core Data: migration missing mapping model.
public var NSMigrationMissingMappingModelError: Int { 134140 }
/// The code of an error of Core Data: sqlite.
public var NSSQLiteError: Int { 134180 }
/// The code of an error of Core Data: inferred mapping model.
public var NSInferredMappingModelError: Int { 134190 }

/// The errors behind one that stands for several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that could not be saved.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the property that could not be saved.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value that could not be saved.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The conflicts that kept objects from being saved.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of errors of SQLite.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension NSError {
    /// An error of Core Data.
    static func coreData(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: info.merging([NSLocalizedDescriptionKey: text]) { old, _ in old })
    }
}
