import BackgroundRuntime
import Foundation

/// The folder of an app: `Info.plist`, perhaps Swift code, perhaps `Scenarios/`.
public struct AppBundle: Sendable, Hashable {
    /// The path of the folder.
    public let path: String

    /// The folder at `path`; nil when it has no `Info.plist`.
    public init?(_ path: String) {
        let standard = URL(fileURLWithPath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: standard.appendingPathComponent("Info.plist").path) else {
            return nil
        }
        self.path = standard.relativePathIfBelow(FileManager.default.currentDirectoryPath)
    }

    /// The folder's name, which is the app's and its product's.
    public var name: String { (URL(fileURLWithPath: path).lastPathComponent as NSString).deletingPathExtension }

    /// The path of its manifest.
    public var manifest: String { path + "/Info.plist" }

    /// The Swift product with the app's code: of the folder's name, where the folder holds Swift files.
    public var product: String? {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.contains { $0.hasSuffix(".swift") } ? name : nil
    }

    /// The scenario files, in alphabetical order.
    public var scenarios: [String] {
        let folder = path + "/Scenarios"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".json5") || $0.hasSuffix(".json") }.sorted().map { folder + "/" + $0 }
    }

    /// The bundle that a scenario file belongs to: the folder above its `Scenarios`.
    public init?(ofScenario file: String) {
        let folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
        guard folder.lastPathComponent == "Scenarios" else { return nil }
        self.init(folder.deletingLastPathComponent().path)
    }

    /// The scenario that a run without a name plays: the one of the bundle's own name, else a plain one.
    public func defaultScenario(_ reader: ScenarioReader) throws(InputProblems) -> Scenario {
        if let file = scenarios.first(where: { AppBundle.baseName($0) == name }) { return try reader.read(file) }
        let plain = """
            { name: "\(name): ten seconds in front, then Home", manifest: "Info.plist", until: "15min",
              steps: [{ at: "0s", device: "launch" }, { at: "10s", device: "home" }] }
            """
        return try reader.read(Data(plain.utf8), file: path + "/default scenario")
    }

    private static func baseName(_ file: String) -> String {
        (URL(fileURLWithPath: file).lastPathComponent as NSString).deletingPathExtension
    }

    /// The bundle called `name`: in the folders where packages keep apps, from here and from the executable upward.
    static func find(_ name: String) -> AppBundle? {
        let executable = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent().path
        for start in [FileManager.default.currentDirectoryPath, executable] {
            var folder = URL(fileURLWithPath: start).standardizedFileURL
            while folder.path != "/" {
                for place in ["Examples/\(name)", "Sources/\(name)", name, ""] {
                    let path = folder.appendingPathComponent(place).path
                    if place.isEmpty, folder.lastPathComponent != name { continue }
                    if let bundle = AppBundle(path) { return bundle }
                }
                folder.deleteLastPathComponent()
            }
        }
        return nil
    }
}
