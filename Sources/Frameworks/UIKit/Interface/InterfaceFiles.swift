import BackgroundRuntime
import VigilDocuments
import VigilInterfaceFile

/// The storyboards and nibs that a launch of an app has read: each once.
@MainActor
final class InterfaceFiles {
    private var files: [String: InterfaceFile] = [:]

    /// Those of the app that runs.
    static var current: InterfaceFiles {
        SimulatedApp.process(for: "UIStoryboard").storage.object { InterfaceFiles() }
    }

    /// The storyboard of a name; nil where the bundle has none.
    func storyboard(_ name: String, in bundle: Bundle?) -> InterfaceFile? { file(name, "storyboard", bundle ?? .main) }

    /// The nib of a name; nil where the bundle has none.
    func nib(_ name: String, in bundle: Bundle?) -> InterfaceFile? { file(name, "xib", bundle ?? .main) }

    private func file(_ name: String, _ ending: String, _ bundle: Bundle) -> InterfaceFile? {
        guard let url = bundle.interfaceFile(name + "." + ending) else { return nil }
        if let known = files[url.path] { return known }
        let file = InterfaceFile(read(url, name), in: bundle)
        files[url.path] = file
        return file
    }

    /// Ends the app with what is wrong and where, for a file that no build would take.
    private func read(_ url: URL, _ name: String) -> InterfaceDocument {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            SimulatedApp.crash("\(url.lastPathComponent) cannot be read: \(url.path)")
        }
        do {
            return try InterfaceDocument(Array(data), name: name, file: url.lastPathComponent)
        } catch {
            SimulatedApp.crash("\(error)")
        }
    }
}
