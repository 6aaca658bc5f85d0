import BackgroundRuntime
import Foundation
import Synchronization
import VigilScenarios

/// The executable of an app with Swift code: a product of the package that its folder belongs to.
struct AppProduct: Hashable {
    /// The name of the product.
    let name: String
    /// The folder of the package.
    let package: URL
    /// Where the package is built.
    private let scratch: BuildFolder

    /// The product called `name` of the package around `path`.
    ///
    /// - Throws: ``UsageError`` where no `Package.swift` lies in a folder above.
    init(name: String, near path: String, _ policy: BuildPolicy) throws {
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
        scratch = BuildFolder(of: folder.path, named: policy.scratchPath)
    }

    /// Builds like the running tool, so that a release build of it runs release builds of apps.
    private static var configuration: String {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().lastPathComponent
        return folder == "release" ? "release" : "debug"
    }

    private var executable: URL { URL(fileURLWithPath: "\(scratch.path)/\(AppProduct.configuration)/\(name)") }

    /// Has the build system bring the product up to date.
    ///
    /// - Throws: ``UsageError`` where it cannot be built, or was never built and is not to be.
    func build(_ policy: BuildPolicy) throws(UsageError) {
        if let skipping = policy.skipping {
            guard isBuilt else {
                throw UsageError("\(name) was never built, and \(skipping) keeps it from being built")
            }
            return Console.note("\(name) is played as it was built last (\(skipping)): its sources may be newer")
        }
        guard try swiftBuild(["--product", name], linksCommandLine: policy.linksCommandLine) else {
            throw UsageError(
                """
                \(name) could not be built; see above. Where the product with the app's code is called otherwise, a \
                scenario says so: app: "NAME". \(BuildPolicy.option.name) plays what was built last.
                """)
        }
    }

    /// Has SwiftPM build; returns whether it could. What it says is shown where it does something or fails.
    ///
    /// - Parameter linksCommandLine: whether programs of apps get what a program of an app alone has no need of.
    func swiftBuild(_ words: [String], linksCommandLine: Bool = false) throws(UsageError) -> Bool {
        let build =
            ["swift", "build", "--package-path", package.path, "--scratch-path", scratch.path, "-c"]
            + [AppProduct.configuration]
        let program = ChildProgram(
            "/usr/bin/env", build + words, environment: linksCommandLine ? [LinkedCommandLine.variable: "1"] : [:],
            output: .channel, errors: .channel)
        let output = Mutex(BuildOutput { Console.note($0.onLines) })
        let end = try program.run { line in output.withLock { $0.take(line) } }
        if end != .code(0), Interruption.received == nil { output.withLock { $0.reveal() } }
        return end == .code(0)
    }

    /// The names of the package's products; none where the package manager does not tell.
    var namesOfPackage: Set<String> {
        struct Description: Decodable {
            struct Product: Decodable { let name: String }
            let products: [Product]
        }
        let words =
            ["swift", "package", "--package-path", package.path, "--scratch-path", scratch.path, "describe"]
            + ["--type", "json"]
        let lines = Mutex<[String]>([])
        let end = try? ChildProgram("/usr/bin/env", words, output: .channel, errors: .nowhere).run { line in
            lines.withLock { $0.append(line) }
        }
        let data = Data(lines.withLock { $0.joined(separator: "\n") }.utf8)
        guard end == .code(0), let described = try? JSONDecoder().decode(Description.self, from: data) else {
            return []
        }
        return Set(described.products.map(\.name))
    }

    /// The sources of the product's target that lie elsewhere: in the folders that `iOSSources.json` names.
    var translatedSources: [String] {
        let target = try? TranslatedTarget(package.appendingPathComponent("Sources/\(name)").path)
        return target.flatMap { $0.settings.sources == nil ? nil : $0.sources } ?? []
    }

    /// Runs the product in place of this process, so that its output and exit code are the tool's. Returns only when
    /// that fails.
    func replaceProcess(_ policy: BuildPolicy, _ words: [String]...) throws -> Int32 {
        try build(policy)
        fflush(nil)
        HashSeed.fixForNext()
        MemoryLayoutChoice.fixForNext()
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

    /// The product as a player of scenario files, brought up to date.
    ///
    /// - Parameter isBuilt: whether it is already.
    func player(_ policy: BuildPolicy, isBuilt: Bool = false) throws(UsageError) -> TestProgram {
        guard Interruption.received == nil else { throw UsageError("\(name) was not built") }
        if !isBuilt { try build(policy) }
        return TestProgram(name: name, executable: executable)
    }
}
