import BackgroundRuntime
import Foundation

/// The folder of an app: `Info.plist`, perhaps Swift code, perhaps `Scenarios/`.
public struct AppBundle: Sendable, Hashable {
    /// The path of the folder.
    public let path: String

    /// The folder at `path`; nil when it has no `Info.plist`.
    public init?(_ path: String) {
        let standard = FilePath.absolute(path)
        guard access(standard + "/Info.plist", F_OK) == 0 else { return nil }
        self.path = FilePath.relativeIfBelowCurrentFolder(standard)
    }

    /// The folder's name, which is the app's and its product's.
    ///
    /// A link counts as what it leads to.
    public var name: String { AppBundle.baseName(URL(fileURLWithPath: path).resolvingSymlinksInPath().path) }

    /// The path of its manifest.
    public var manifest: String { path + "/Info.plist" }

    /// The scenario files, in alphabetical order.
    public var scenarios: [String] {
        FileTree.files(below: path).filter { AppBundle.isScenario(String($0.dropFirst(path.count))) }
    }

    /// Whether a path is that of a scenario file: JSON5 somewhere below a folder `Scenarios`, or JSON right in it, in
    /// whatever capitals.
    public static func isScenario(_ file: String) -> Bool {
        let file = file.lowercased()
        let folders = file.split(separator: "/").dropLast()
        return file.hasSuffix(".json5") && folders.contains("scenarios")
            || file.hasSuffix(".json") && folders.last == "scenarios"
    }

    /// The bundle that a scenario file belongs to: the nearest folder above it with an `Info.plist`, within the package.
    public init?(ofScenario file: String) {
        for folder in AppBundle.folders(above: file) {
            if access(folder + "/Info.plist", F_OK) == 0 {
                self.init(folder)
                return
            }
            if access(folder + "/Package.swift", F_OK) == 0 { return nil }
        }
        return nil
    }

    /// The scenario that a run without a name plays: the one of the bundle's own name, else a plain one.
    public func defaultScenario(_ reader: ScenarioReader) throws(InputProblems) -> Scenario {
        if let file = defaultScenarioFile { return try reader.read(file) }
        let plain = """
            { name: "\(name): ten seconds in front, then Home", manifest: "Info.plist", until: "15min",
              steps: [{ at: "0s", device: "launch" }, { at: "10s", device: "home" }] }
            """
        return try reader.read(Data(plain.utf8), file: path + "/default scenario")
    }

    /// The file of the bundle's own name; nil when there is none.
    public var defaultScenarioFile: String? { scenarios.first { AppBundle.baseName($0) == name } }

    private static func baseName(_ file: String) -> String {
        FilePath.withoutExtension(URL(fileURLWithPath: file).lastPathComponent)
    }

    /// The bundle called `name`: in the folders where packages keep apps, from here and from the executable upward.
    package static func find(_ name: String) -> AppBundle? {
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
