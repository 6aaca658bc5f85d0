import BackgroundRuntime
import Foundation

// Where the code of an app lies: a scenario that belongs to an app with code never plays without it.

extension AppBundle {
    /// The Swift product with the app's code; nil for an app without code, which is scripted.
    ///
    /// Code lies in the folder, in folders below it, or in `Sources/NAME` of the package around; the product has the
    /// folder's name. In the folder of a package itself it is the one target of that name, or the only one.
    ///
    /// - Throws: ``UsageError`` when there is code and no telling which product it is.
    public func product() throws(UsageError) -> String? {
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            let isHere = AppBundle.hasCode(in: path)
            return isHere || AppBundle.hasCode(in: "Sources/\(name)", ofPackageAround: path) ? name : nil
        }
        let targets = AppBundle.targets(ofPackage: path)
        guard targets.count > 1, !targets.contains(name) else { return targets.contains(name) ? name : targets.first }
        throw AppBundle.unclear(path, targets)
    }

    /// The product with the code of the app that a scenario file plays; nil for a scripted app.
    ///
    /// It is the one that the file names, else that of the folder around it that is an app's, else that of the manifest's
    /// folder.
    ///
    /// - Throws: ``UsageError`` when the package has code and no telling whether the scenario is for it.
    public static func product(of scenario: ScenarioHeader) throws(UsageError) -> String? {
        if let named = scenario.product { return named }
        let around = AppBundle(ofScenario: scenario.file)
        if let product = try around?.product() { return product }
        let folder = URL(fileURLWithPath: scenario.manifest).deletingLastPathComponent()
        if let product = try AppBundle(folder.path)?.product() { return product }
        guard around == nil, let package = package(around: scenario.file) else { return nil }
        let targets = targets(ofPackage: package)
        if targets.isEmpty { return nil }
        throw unclear(scenario.file, targets)
    }

    private static func unclear(_ path: String, _ targets: [String]) -> UsageError {
        UsageError(
            """
            \(path): the package has code (\(targets.map { "Sources/\($0)" }.joined(separator: ", "))), and it is not clear \
            whether it is this app's; a scenario names its product, as in app: "\(targets[0])", and one for a scripted app \
            lies below the folder of that app's Info.plist
            """)
    }

    /// The folders of `Sources` with Swift code, in alphabetical order.
    private static func targets(ofPackage folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Sources")) ?? []
        return names.sorted().filter { hasCode(in: folder + "/Sources/" + $0) }
    }

    private static func hasCode(in folder: String, ofPackageAround path: String) -> Bool {
        package(around: path).map { hasCode(in: $0 + "/" + folder) } ?? false
    }

    /// The folder of the package that a file or folder lies in.
    private static func package(around path: String) -> String? {
        folders(above: path).first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    /// The folders above a file or folder, the nearest first.
    static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var folder = FilePath.absolute(path)
        while folder != "/", folder != "" {
            folder = FilePath.folder(of: folder)
            folders.append(folder)
        }
        return folders
    }

    /// Whether Swift files lie in a folder or below it, those of tests, scenarios and other apps aside.
    private static func hasCode(in folder: String) -> Bool {
        FileTree.files(below: folder) { inside in
            ["Tests", "Scenarios", "scenarios"].contains { inside.hasSuffix("/" + $0) }
                || ["/Info.plist", "/Package.swift"].contains { FileManager.default.fileExists(atPath: inside + $0) }
        }.contains { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    }
}

/// The files below a folder. Links are followed, each folder once.
public enum FileTree {
    /// The paths of the files below `folder`, sorted; hidden ones and those in folders to be skipped aside.
    public static func files(below folder: String, skipping isSkipped: (String) -> Bool = { _ in false }) -> [String] {
        var seen: Set<String> = []
        return files(below: folder, isSkipped, &seen)
    }

    private static func files(
        below folder: String, _ isSkipped: (String) -> Bool, _ seen: inout Set<String>
    ) -> [String] {
        guard seen.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            guard isFolder.boolValue else { return [path] }
            return isSkipped(path) ? [] : files(below: path, isSkipped, &seen)
        }
    }
}
