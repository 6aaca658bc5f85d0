import BackgroundRuntime
import MachineFoundation

/// The folders of the simulated app, in its container.
enum AppContainer {
    /// The container of the app that is running; nil outside any app.
    static var ofRunningApp: URL? {
        guard let app = AppProcess.current?.app else { return nil }
        do {
            return try app.container()
        } catch {
            preconditionFailure("the container of \(app.name) could not be made: \(error)")
        }
    }

    /// Where a folder is, for the user's domain: the only one that an app can write in. Nil for folders that no app has.
    static func path(of directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory, .allLibrariesDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .preferencePanesDirectory: "Library/PreferencePanes"
        case .applicationDirectory, .allApplicationsDirectory: "Applications"
        case .desktopDirectory: "Desktop"
        case .downloadsDirectory: "Downloads"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        default: nil
        }
    }

    /// The container of the app that is running; outside any app the home of the machine's user.
    static var home: URL { ofRunningApp ?? Machine.homeDirectory }

    /// The folder for files that are soon not needed: of the app that is running, or of the machine.
    static var temporaryDirectory: URL {
        ofRunningApp?.appendingPathComponent("tmp", isDirectory: true) ?? Machine.temporaryDirectory
    }

    static func url(of directory: FileManager.SearchPathDirectory) -> URL? {
        guard let container = ofRunningApp, let path = path(of: directory) else { return nil }
        return container.appendingPathComponent(path, isDirectory: true)
    }
}

extension FileManager {
    /// The folders of that kind in the container of the app that is running. They need not exist yet.
    public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard AppProcess.current != nil else { return Machine.urls(for: directory, in: domainMask) }
        guard domainMask.contains(.userDomainMask), let url = AppContainer.url(of: directory) else { return [] }
        return [url]
    }

    /// The folder of that kind in the container of the app that is running, made if `shouldCreate` says so.
    ///
    /// - Throws: a Cocoa error when an app has no such folder, or it cannot be made.
    public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        guard AppProcess.current != nil else {
            return try Machine.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        if directory == .itemReplacementDirectory { return try makeReplacementDirectory() }
        guard let found = urls(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
        if shouldCreate { try createDirectory(at: found, withIntermediateDirectories: true) }
        return found
    }

    private func makeReplacementDirectory() throws -> URL {
        var number = 1
        var place: URL
        repeat {
            place = AppContainer.temporaryDirectory.appendingPathComponent(
                "TemporaryItems/\(number)", isDirectory: true)
            number += 1
        } while fileExists(atPath: place.path)
        try createDirectory(at: place, withIntermediateDirectories: true)
        return place
    }

    /// The folder for files that are soon not needed, in the container of the app that is running.
    public var temporaryDirectory: URL {
        SimulatedApp.require(.method("temporaryDirectory", of: "NSFileManager", .iOS(10)))
        return AppContainer.temporaryDirectory
    }

    /// The container that the apps of a group share on this device. Nil for a name that does not begin with `group.`;
    /// entitlements are not looked at.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        SimulatedApp.require(
            .method("containerURLForSecurityApplicationGroupIdentifier:", of: "NSFileManager", .iOS(7)))
        let process = SimulatedApp.process(for: "FileManager.containerURL(forSecurityApplicationGroupIdentifier:)")
        guard groupIdentifier.hasPrefix("group.") else { return nil }
        do {
            return try process.device.groupContainer(groupIdentifier)
        } catch {
            preconditionFailure("the container of \(groupIdentifier) could not be made: \(error)")
        }
    }
}
