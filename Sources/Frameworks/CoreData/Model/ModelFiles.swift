import BackgroundRuntime
import VigilDataModel
import VigilDocuments

/// The models that lie beside an app, as Xcode keeps them.
enum ModelFiles {
    /// The model of a name beside the app that is running; nil where there is none.
    static func model(named name: String) -> URL? {
        all(in: Bundle.main.bundleURL).first { $0.deletingPathExtension().lastPathComponent == name }
    }

    /// All models in a folder and in those below it, in the order of their paths.
    static func all(in folder: URL) -> [URL] {
        // What lies here was made of other packages.
        let others: Set = [".build", ".git", "Pods", "Carthage"]
        var (found, folders) = ([URL](), [folder])
        while let next = folders.popLast() {
            let inside = (try? FileManager.default.contentsOfDirectory(at: next, includingPropertiesForKeys: nil)) ?? []
            for url in inside where !others.contains(url.lastPathComponent) {
                switch url.pathExtension {
                case "xcdatamodeld", "xcdatamodel": found.append(url)
                default: if isFolder(url) { folders.append(url) }
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The file with the entities of the model at a URL, in its current version; nil where there is none.
    static func contents(at url: URL) -> URL? {
        switch url.pathExtension {
        case "momd", "mom":
            model(named: url.deletingPathExtension().lastPathComponent).flatMap(contents)
        case "xcdatamodeld": currentVersion(of: url).flatMap(contents)
        default:
            FileManager.default.fileExists(atPath: url.appendingPathComponent("contents").path)
                ? url.appendingPathComponent("contents") : nil
        }
    }

    private static func currentVersion(of url: URL) -> URL? {
        let note = url.appendingPathComponent(".xccurrentversion")
        if let data = try? Data(contentsOf: note),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return url.appendingPathComponent(name)
        }
        let inside = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        return inside.filter { $0.pathExtension == "xcdatamodel" }.min { $0.path < $1.path }
    }

    /// What a file says. One that cannot be read is a finding.
    static func read(_ url: URL) -> DataModel? {
        do {
            let text = try String(contentsOf: url, encoding: .utf8)
            return try DataModel(xml: text, file: url.path)
        } catch {
            SimulatedApp.report("the Core Data model at \(url.path) cannot be read: \(error)")
            return nil
        }
    }
}
