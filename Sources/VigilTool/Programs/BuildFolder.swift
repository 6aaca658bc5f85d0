import Foundation
import VigilDocuments
import VigilScenarios

/// Where a package is built.
///
/// By default where the running tool was built, as long as that lies in Vigil's own package, on which the other depends: so
/// Vigil is compiled once, and each further app costs its own files only.
struct BuildFolder: Hashable {
    static let option = OptionSpec(
        "--scratch-path", value: "FOLDER",
        "Builds there, as swift build does; by default where this tool was built, so that Vigil is compiled once.")

    /// The folder's path, as `swift build --scratch-path` takes it.
    let path: String

    /// The build folder of a package.
    ///
    /// - Parameters:
    ///   - package: the package's folder.
    ///   - named: the one that somebody named; nil for the default.
    ///   - environment: where SwiftPM's own variable may name one.
    ///   - tool: the executable of the running tool.
    init(
        of package: String, named: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        tool: String = Bundle.main.executablePath ?? CommandLine.arguments[0]
    ) {
        let variable = environment["SWIFTPM_BUILD_DIR"].flatMap { $0.isEmpty ? nil : $0 }
        let chosen = named ?? variable ?? Self.shared(package, tool) ?? package + "/.build"
        path = URL(fileURLWithPath: chosen).standardizedFileURL.path
    }

    /// The build folder of the tool, where the package can be built there too.
    private static func shared(_ package: String, _ tool: String) -> String? {
        // SwiftPM keeps the folder for itself while it runs tests: a build in it would wait for their end.
        guard !tool.hasSuffix(".xctest") else { return nil }
        let place = URL(fileURLWithPath: tool).resolvingSymlinksInPath().path
        guard let end = place.range(of: "/.build/", options: .backwards)?.lowerBound else { return nil }
        let root = String(place[..<end])
        let text = RegularFile.text(at: package + "/Package.swift") ?? ""
        // Another build would let go of what SwiftPM has fetched for this one.
        guard !text.contains("url:"), VigilCheckout.isVigil(root) else { return nil }
        let places = text.matches(of: #/path:\s*"([^"]+)"/#).map { String($0.output.1) }
        let isDependent = places.contains { path(of: $0, in: package) == path(of: root, in: package) }
        return isDependent ? root + "/.build" : nil
    }

    private static func path(of place: String, in folder: String) -> String {
        let base = URL(fileURLWithPath: folder, isDirectory: true)
        return URL(fileURLWithPath: place, relativeTo: base).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
