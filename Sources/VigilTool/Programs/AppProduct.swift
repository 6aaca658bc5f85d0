import Foundation
import VigilScenarios

/// The executable of an app with Swift code: a product of the package that its folder belongs to.
struct AppProduct: Hashable {
    /// The name of the product.
    let name: String
    /// The folder of the package.
    let package: URL

    /// The product called `name` of the package around `path`.
    ///
    /// - Throws: ``UsageError`` where no `Package.swift` lies in a folder above.
    init(name: String, near path: String) throws {
        self.name = name
        var folder = URL(fileURLWithPath: path).standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.path != "/" else {
                throw UsageError(
                    "\(path): the app has Swift code, but no folder above has a Package.swift to build it with")
            }
            folder.deleteLastPathComponent()
        }
        package = folder
    }

    /// Builds like the running tool, so that a release build of it runs release builds of apps.
    private static var configuration: String {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().lastPathComponent
        return folder == "release" ? "release" : "debug"
    }

    private var executable: URL {
        package.appendingPathComponent(".build/\(AppProduct.configuration)/\(name)")
    }

    /// Builds the product when it is missing or older than a source of the package, as `swift run` would.
    func buildIfStale() throws(UsageError) {
        var sources = SourceDates()
        try buildIfStale(&sources)
    }

    private func buildIfStale(_ sources: inout SourceDates) throws(UsageError) {
        guard isStale(&sources) else { return }
        let begin = Date()
        guard try swiftBuild(["--product", name]) else {
            throw UsageError(
                """
                \(name) could not be built; see above. Where the product with the app's code is called otherwise, a \
                scenario says so: app: "NAME"
                """)
        }
        noteBuild(begin)
    }

    /// Has SwiftPM build; returns whether it could.
    func swiftBuild(_ words: [String]) throws(UsageError) -> Bool {
        let build = ["swift", "build", "--package-path", package.path, "-c", AppProduct.configuration]
        return try ChildProgram("/usr/bin/env", build + words).run() == .code(0)
    }

    /// A product that is up to date is not written again: this says since when it is.
    private var stamp: URL {
        package.appendingPathComponent(".build/vigil/built/\(AppProduct.configuration)/\(name)")
    }

    /// Notes that the product is as new as what was there at `date`. Where that fails, it is built again the next time.
    func noteBuild(_ date: Date) {
        let files = FileManager.default
        guard files.isExecutableFile(atPath: executable.path) else { return }
        try? files.createDirectory(at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
        _ = files.createFile(atPath: stamp.path, contents: nil, attributes: [.modificationDate: date])
        try? files.setAttributes([.modificationDate: date], ofItemAtPath: stamp.path)
    }

    /// Whether it is missing, or older than a source.
    func isStale(_ sources: inout SourceDates) -> Bool {
        guard let written = SourceDates.date(executable) else { return true }
        let built = max(written, SourceDates.date(stamp) ?? written)
        return sources.newest(package) > built
            || translatedSources.contains { source in
                SourceDates.date(URL(fileURLWithPath: source)).map { $0 > built } ?? false
            }
    }

    /// The sources of the product's target that lie elsewhere: in the folders that `iOSSources.json` names.
    var translatedSources: [String] {
        let target = try? TranslatedTarget(package.appendingPathComponent("Sources/\(name)").path)
        return target.flatMap { $0.settings.sources == nil ? nil : $0.sources } ?? []
    }

    /// Runs the product in place of this process, so that its output and exit code are the tool's. Returns only when
    /// that fails.
    func replaceProcess(_ words: [String]...) throws -> Int32 {
        try buildIfStale()
        fflush(nil)
        HashSeed.fixForNext()
        let arguments = [executable.path] + words.flatMap(\.self)
        let pointers = arguments.map { strdup($0) } + [nil]
        execv(executable.path, pointers)
        throw UsageError("\(executable.path) cannot be run: \(String(cString: strerror(errno)))")
    }

    /// Whether it was built before, perhaps from older sources.
    var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }

    /// What the product, as it was built last, writes for a command line, and the code that it ends with.
    func output(of words: [String]) throws -> (text: String, code: Int32) {
        var lines: [String] = []
        let end = try ChildProgram(executable.path, words, output: .channel, errors: .nowhere).run { lines.append($0) }
        guard case .code(let code) = end else { return (lines.joined(separator: "\n"), ExitCode.failed) }
        return (lines.joined(separator: "\n"), code)
    }

    /// The product as a player of scenario files, built anew where it has to be.
    func player(_ sources: inout SourceDates) throws(UsageError) -> TestProgram {
        guard Interruption.received == nil else { throw UsageError("\(name) was not built") }
        try buildIfStale(&sources)
        return TestProgram(name: name, executable: executable)
    }
}
