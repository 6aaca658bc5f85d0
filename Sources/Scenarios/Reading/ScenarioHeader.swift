import BackgroundRuntime
import Foundation

/// What of a scenario file says which app it plays. It can be read without the words of the file's modules, which may be
/// linked into that app's program alone.
public struct ScenarioHeader: Sendable {
    /// The path of the file.
    public let file: String
    /// What the scenario shows; the name of the file where it does not say.
    public let name: String
    /// The path of the app's manifest.
    public let manifest: String
    /// The Swift product with the app's code, where the file names it.
    public let product: String?

    /// The header of a file. What cannot be read counts as left out: reading the whole file says what is wrong with it.
    public init(_ file: String) {
        self.file = file
        var texts: [String: String] = [:]
        // A pipe can be read only once, which the reader of the whole file does.
        if ScenarioHeader.isPlainFile(file), let data = try? InputFile.scenario.data(of: file),
            let (value, _) = try? JSONValue.parse(data, file: file),
            case .object(let members) = value
        {
            for member in members { if case .string(let text) = member.value { texts[member.key] = text } }
        }
        name = texts["name"] ?? ScenarioHeader.plainName(file)
        product = texts["app"]
        manifest = ScenarioHeader.manifest(texts["manifest"], of: file)
    }

    /// What a scenario without a name is called.
    static func plainName(_ file: String) -> String {
        ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    private static func isPlainFile(_ path: String) -> Bool {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// The manifest that a file names, or the nearest one above it.
    static func manifest(_ named: String?, of file: String) -> String {
        let folder = (file as NSString).deletingLastPathComponent
        func path(_ relative: String) -> String { ScenarioReader.resolve(relative, in: folder) }
        return named.map(path) ?? AppBundle(ofScenario: file)?.manifest ?? path("../Info.plist")
    }
}
