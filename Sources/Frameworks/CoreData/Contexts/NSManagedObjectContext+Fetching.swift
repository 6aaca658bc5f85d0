import BackgroundRuntime

extension NSManagedObjectContext {
    /// What a request finds: objects, with unsaved changes.
    ///
    /// - Throws: an error where a store cannot be read, as one that is locked.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        try found(request).map { item in
            guard let item = item as? Result else {
                SimulatedApp.crash(
                    "Could not cast value of type '\(type(of: item))' to '\(Result.self)': the fetch request for "
                        + "\(request.entityName ?? "") gives other objects than its type says")
            }
            return item
        }
    }

    private func found<Result>(_ request: NSFetchRequest<Result>) throws -> [Any] {
        let objects = try request.search.objects(in: self)
        if request.resultType.contains(.countResultType) { return [NSNumber(value: objects.count)] }
        if request.resultType.contains(.managedObjectIDResultType) { return objects.map(\.identity) }
        guard request.resultType.contains(.dictionaryResultType) else {
            if !request.returnsObjectsAsFaults { for object in objects { object.load() } }
            return objects
        }
        let rows = request.columns.dictionaries(of: objects, request.search.entity(in: self))
        return Result.self is [String: Any].Type ? rows : rows.map { NSDictionary(dictionary: $0) }
    }

    /// How many objects a request finds.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try request.search.objects(in: self).count
    }

    /// Does what a request says.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? any ExecutableRequest else {
            SimulatedApp.raise("NSInvalidArgumentException: a request of \(type(of: request)) is not simulated")
        }
        return try request.execute(in: self)
    }
}

/// A request that a context can be given as a whole.
protocol ExecutableRequest: NSPersistentStoreRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
