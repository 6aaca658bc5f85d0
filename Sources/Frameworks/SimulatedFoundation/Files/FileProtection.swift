import BackgroundRuntime
import MachineFoundation

// Data protection: attributes and options that the machine's file system does not know.

extension FileManager {
    /// Sets attributes of a file. Its protection is that of the simulated phone; files that are made in a folder get the
    /// folder's.
    ///
    /// - Throws: a Cocoa error when they cannot be set.
    public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
        try Machine.setAttributes(attributes.filter { $0.key != .protectionKey }, ofItemAtPath: path)
        FileProtectionType(in: attributes)?.protect(path)
    }

    /// The attributes of a file, with its protection on the simulated phone.
    ///
    /// - Throws: a Cocoa error when there is no such file.
    public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        var attributes = try Machine.attributesOfItem(atPath: path)
        if let device = AppProcess.current?.device {
            attributes[.protectionKey] = FileProtectionType(device.protection(ofFile: path))
        }
        return attributes
    }

    /// Makes a file, with a protection where the attributes have one. False when it cannot be made, as one of a protection
    /// that is locked now.
    @discardableResult
    public func createFile(
        atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
    ) -> Bool {
        let protection = FileProtectionType(in: attr ?? [:])
        guard protection?.mayMake(path) ?? true else { return false }
        let others = attr?.filter { $0.key != .protectionKey }
        guard Machine.createFile(atPath: path, contents: data, attributes: others) else { return false }
        protection?.protect(path)
        return true
    }

    /// Makes a folder; files that are made in it get the protection that the attributes have.
    ///
    /// - Throws: a Cocoa error when it cannot be made.
    public func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {
        let others = attributes?.filter { $0.key != .protectionKey }
        try Machine.createDirectory(atPath: path, withIntermediates: createIntermediates, attributes: others)
        FileProtectionType(in: attributes ?? [:])?.protect(path)
    }

    /// Makes a folder; files that are made in it get the protection that the attributes have.
    ///
    /// - Throws: a Cocoa error when it cannot be made.
    public func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {
        SimulatedApp.require(
            .method("createDirectoryAtURL:withIntermediateDirectories:attributes:error:", of: "NSFileManager", .iOS(5)))
        try createDirectory(
            atPath: url.path, withIntermediateDirectories: createIntermediates, attributes: attributes)
    }
}

extension Data {
    /// Writes the data into a file, with the protection that the options have.
    ///
    /// - Throws: a Cocoa error when it cannot be written, such as a file that is locked now.
    public func write(to url: URL, options: Data.WritingOptions = []) throws {
        let protection = FileProtectionType(options)
        guard protection?.mayMake(url.path) ?? true else {
            throw CocoaError(
                .fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
        }
        try Machine.write(self, to: url, options: options)
        protection?.protect(url.path)
    }
}

extension FileProtectionType {
    private static let levels: [(type: FileProtectionType, level: FileProtection)] = [
        (.complete, .complete), (.completeUnlessOpen, .completeUnlessOpen),
        (.completeUntilFirstUserAuthentication, .completeUntilFirstUserAuthentication), (.none, .none),
    ]

    fileprivate init?(_ level: FileProtection) {
        guard let found = FileProtectionType.levels.first(where: { $0.level == level }) else { return nil }
        self = found.type
    }

    /// What attributes say: the type, or its text.
    fileprivate init?(in attributes: [FileAttributeKey: Any]) {
        switch attributes[.protectionKey] {
        case let type as FileProtectionType: self = type
        case let text as String: self.init(rawValue: text)
        default: return nil
        }
    }

    fileprivate init?(_ options: Data.WritingOptions) {
        let named: [(option: Data.WritingOptions, type: FileProtectionType)] = [
            (.noFileProtection, .none), (.completeFileProtection, .complete),
            (.completeFileProtectionUnlessOpen, .completeUnlessOpen),
            (.completeFileProtectionUntilFirstUserAuthentication, .completeUntilFirstUserAuthentication),
        ]
        let mask = Data.WritingOptions.fileProtectionMask
        guard let found = named.first(where: { $0.option == options.intersection(mask) }) else { return nil }
        self = found.type
    }

    private var level: FileProtection? { FileProtectionType.levels.first { $0.type == self }?.level }

    /// Gives a file of the app that is running this protection; one outside any app has none.
    fileprivate func protect(_ path: String) {
        guard let process = AppProcess.current else { return }
        guard let level else {
            return process.record(.log, "no protection of files is called \(rawValue)", detail: path)
        }
        process.device.protect(level, file: path)
    }

    /// Whether a file of this protection may be made now.
    fileprivate func mayMake(_ path: String) -> Bool {
        guard let process = AppProcess.current, let level else { return true }
        return process.mayMakeFile(path, protection: level)
    }
}
