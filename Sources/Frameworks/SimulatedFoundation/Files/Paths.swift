import BackgroundRuntime
import MachineFoundation

extension URL {
    /// The container of the app that is running.
    public static var homeDirectory: URL {
        SimulatedApp.require(.symbol("URL.homeDirectory", .iOS(16)))
        return AppContainer.home
    }
    /// The app's folder for documents of its user.
    public static var documentsDirectory: URL {
        SimulatedApp.require(.symbol("URL.documentsDirectory", .iOS(16)))
        return folder(.documentDirectory)
    }
    /// The app's folder for everything else that it keeps.
    public static var libraryDirectory: URL {
        SimulatedApp.require(.symbol("URL.libraryDirectory", .iOS(16)))
        return folder(.libraryDirectory)
    }
    /// The app's folder for what it can make again.
    public static var cachesDirectory: URL {
        SimulatedApp.require(.symbol("URL.cachesDirectory", .iOS(16)))
        return folder(.cachesDirectory)
    }
    /// The app's folder for its own files. It does not exist at first.
    public static var applicationSupportDirectory: URL {
        SimulatedApp.require(.symbol("URL.applicationSupportDirectory", .iOS(16)))
        return folder(.applicationSupportDirectory)
    }
    /// The app's folder for downloads. It does not exist at first.
    public static var downloadsDirectory: URL {
        SimulatedApp.require(.symbol("URL.downloadsDirectory", .iOS(16)))
        return folder(.downloadsDirectory)
    }
    /// The app's folder for files that are soon not needed.
    public static var temporaryDirectory: URL {
        SimulatedApp.require(.symbol("URL.temporaryDirectory", .iOS(16)))
        return AppContainer.temporaryDirectory
    }

    /// A folder of the app that is running, made if `shouldCreate` says so.
    ///
    /// - Throws: a Cocoa error when an app has no such folder, or it cannot be made.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        SimulatedApp.require(.symbol("URL.init(for:in:appropriateFor:create:)", .iOS(16)))
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        guard let url = FileManager.default.urls(for: directory, in: .userDomainMask).first else {
            preconditionFailure("there is no such folder on this machine")
        }
        return url
    }
}

/// The path of the container of the app that is running.
public func NSHomeDirectory() -> String { AppContainer.home.path }

/// The path of the app's folder for files that are soon not needed, with a slash at the end.
public func NSTemporaryDirectory() -> String {
    let path = AppContainer.temporaryDirectory.path
    return path.hasSuffix("/") ? path : path + "/"
}

/// The paths of folders of that kind in the container of the app that is running.
///
/// - Parameters:
///   - directory: the kind of folder.
///   - domainMask: only the user domain has folders: an app sees no other.
///   - expandTilde: whether the container is written out; else it is `~`.
public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    let paths = FileManager.default.urls(for: directory, in: domainMask).map(\.path)
    guard !expandTilde else { return paths }
    let home = NSHomeDirectory()
    return paths.map { $0.hasPrefix(home) ? "~" + $0.dropFirst(home.count) : $0 }
}
