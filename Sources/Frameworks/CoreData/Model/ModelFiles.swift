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
    static func all(in folder: URL) -> [URL] { BundleModels.sources(in: folder) }

    /// The file with the entities of the model at a URL, in its current version; nil where there is none.
    static func contents(at url: URL) -> URL? {
        switch url.pathExtension {
        case "mom" where url.deletingLastPathComponent().pathExtension == "momd":
            version(url.deletingPathExtension().lastPathComponent, of: url.deletingLastPathComponent())
        case "momd", "mom":
            model(named: url.deletingPathExtension().lastPathComponent).flatMap(contents)
        case "xcdatamodeld": currentVersion(of: url).flatMap(contents)
        default:
            FileManager.default.fileExists(atPath: url.appendingPathComponent("contents").path)
                ? url.appendingPathComponent("contents") : nil
        }
    }

    /// One version of the model that a build makes a folder of.
    private static func version(_ name: String, of folder: URL) -> URL? {
        model(named: folder.deletingPathExtension().lastPathComponent).flatMap { model in
            contents(at: model.appendingPathComponent(name + ".xcdatamodel"))
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
        // By its path, which is followed where the model is a link.
        let inside = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return inside.filter { $0.hasSuffix(".xcdatamodel") }.min().map(url.appendingPathComponent)
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
