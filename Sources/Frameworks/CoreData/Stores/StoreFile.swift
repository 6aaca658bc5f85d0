import BackgroundRuntime

/// The file of a store: open for as long as the launch lasts, as SQLite keeps its own.
final class StoreFile: @unchecked Sendable {
    /// Where a file's metadata say which entities and properties it was made with.
    static let entitiesKey = "VigilEntities"

    let url: URL
    private var handle: FileHandle?

    /// Opens the file at a URL, and makes it where there is none.
    init(at url: URL, options: [AnyHashable: Any]?) throws {
        self.url = url
        if !FileManager.default.fileExists(atPath: url.path) {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let protection = options?[NSPersistentStoreFileProtectionKey]
            guard
                FileManager.default.createFile(
                    atPath: url.path, contents: nil, attributes: protection.map { [.protectionKey: $0] })
            else { throw StoreFile.refusal(url, writing: true) }
        }
        guard let handle = FileHandle(forUpdatingAtPath: url.path) else { throw StoreFile.refusal(url, writing: false) }
        self.handle = handle
        OpenFiles.note(self)
    }

    /// What SQLite says where it may not use its file.
    private static func refusal(_ url: URL, writing: Bool) -> NSError {
        .coreData(
            writing ? CocoaError.fileWriteNoPermission.rawValue : CocoaError.fileReadNoPermission.rawValue,
            "The file “\(url.lastPathComponent)” couldn’t be opened because you don’t have permission to view it.",
            [NSFilePathErrorKey: url.path, NSSQLiteErrorDomain: 23])
    }

    func close() {
        try? handle?.close()
        handle = nil
    }

    /// What the file says; nil for a new one.
    func read() throws -> [String: Any]? {
        do {
            try handle?.seek(toOffset: 0)
            let data = try handle?.readToEnd() ?? Data()
            guard !data.isEmpty else { return nil }
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            guard let list else {
                throw NSError.coreData(
                    NSFileReadCorruptFileError, "The file “\(url.lastPathComponent)” isn’t in the correct format.",
                    [NSSQLiteErrorDomain: 26])
            }
            return list
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            throw StoreFile.refusal(url, writing: false)
        }
    }

    /// Whether the file can be used now: a locked one cannot.
    func check() throws {
        guard let handle else { throw StoreFile.refusal(url, writing: false) }
        do {
            try handle.seek(toOffset: 0)
            _ = try handle.read(upToCount: 1)
        } catch {
            throw StoreFile.refusal(url, writing: false)
        }
    }

    func write(_ list: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        guard let handle else { throw StoreFile.refusal(url, writing: true) }
        do {
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: data)
            try handle.truncate(atOffset: UInt64(data.count))
        } catch {
            throw StoreFile.refusal(url, writing: true)
        }
    }

    /// Which properties of which types the entities of a model have.
    static func shape(of model: NSManagedObjectModel) -> [String: [String: Int]] {
        model.entitiesByName.mapValues { entity in
            entity.propertiesByName.filter { !$0.value.isTransient }.mapValues { property in
                (property as? NSAttributeDescription).map { Int($0.attributeType.rawValue) } ?? -1
            }
        }
    }
}

/// The files that a launch has open: they are closed as it ends.
private final class OpenFiles: ClosureOwner {
    private var files: [StoreFile] = []

    static func note(_ file: StoreFile) {
        AppProcess.current?.storage.object { OpenFiles() }.files.append(file)
    }

    func releaseClosures() {
        for file in files { file.close() }
        files = []
    }
}
