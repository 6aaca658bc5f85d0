import BackgroundRuntime

/// The names of objects that no store has yet, in a launch.
enum TemporaryNames {
    private final class Count {
        var last = 0
    }

    private nonisolated(unsafe) static let outsideApps = Count()

    static func next() -> String {
        let count = AppProcess.current?.storage.object { Count() } ?? outsideApps
        count.last += 1
        return String(count.last)
    }
}

/// The models that coordinators of a launch were made with: where a class finds its entity without a context.
enum LoadedModels {
    private final class List {
        var models: [NSManagedObjectModel] = []
    }

    static func note(_ model: NSManagedObjectModel) {
        guard let process = AppProcess.current else { return }
        let list = process.storage.object { List() }
        if !list.models.contains(where: { $0 === model }) { list.models.append(model) }
    }

    /// The last one that was loaded: of several with the same entities, as of an app that loads its model anew.
    static var merged: NSManagedObjectModel? { AppProcess.current?.storage.existing(List.self)?.models.last }
}
