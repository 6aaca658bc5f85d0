import BackgroundRuntime
import Foundation
import VigilCommandLine
import VigilScenarios

/// Asks the executables of apps where the words of the tool's own modules do not reach: an app may link modules that the
/// tool has never heard of.
enum ProductWords {
    /// A command that tells what modules bring along, and asks the app's program where `--app` names one, and the programs
    /// of the apps below this folder where a word is unknown here.
    static func asking(_ command: Command) -> Command {
        let spec = command.spec
        let takesManifests = command.word == "validate"
        let option = OptionSpec(
            "--app", value: "BUNDLE", "Asks the program of this app, which may have modules of its own.")
        let withApp = CommandSpec(
            spec.name, spec.summary, operands: spec.operands, operandCount: spec.operandCount,
            options: spec.options + (takesManifests ? [] : [option]) + [BuildFolder.option], discussion: spec.discussion
        )
        return Command(withApp) { parsed, context in
            if let bundle = parsed.value("--app") {
                let policy = policy(parsed)
                return try product(of: bundle, policy).replaceProcess(policy, [command.word], words(parsed, of: spec))
            }
            return takesManifests ? try validate(parsed, command, context) : try ask(parsed, command, context)
        }
    }

    /// The words of modules are those of a program's full command line.
    private static func policy(_ parsed: ParsedCommand) -> BuildPolicy {
        var policy = BuildPolicy(parsed)
        policy.linksCommandLine = true
        return policy
    }

    private static func product(of bundle: String, _ policy: BuildPolicy) throws -> AppProduct {
        guard let app = AppBundle(bundle) else {
            throw UsageError("\(bundle): a folder without an Info.plist is no bundle")
        }
        guard let name = try app.product() else {
            throw UsageError("\(bundle): the app has no Swift code, so no program of its own")
        }
        return try AppProduct(name: name, near: bundle, policy)
    }

    /// What is left of a command line for the app's program.
    private static func words(_ parsed: ParsedCommand, of spec: CommandSpec) -> [String] {
        parsed.words(for: spec.options) + (parsed.operands.isEmpty ? [] : ["--"] + parsed.operands)
    }

    private static func ask(_ parsed: ParsedCommand, _ command: Command, _ context: CommandContext) throws -> Int32 {
        do { return try command.run(parsed, context) } catch let error as UnknownWord {
            // A typing mistake is no reason to build every app there is: those that are built are asked.
            var silent: [String] = []
            for product in products(below: ".", BuildPolicy(parsed)) where product.isBuilt {
                let answer = try product.output(of: [command.word] + words(parsed, of: command.spec))
                if answer.code == ExitCode.notInProgram { silent.append(product.name) }
                guard answer.code == ExitCode.passed else { continue }
                context.complain("told by \(product.name) as it was built last; --app builds an app anew")
                context.write(answer.text)
                return answer.code
            }
            if !silent.isEmpty { context.complain(notAsked(silent)) }
            throw error
        }
    }

    /// A module that only such an app has may know the word.
    private static func notAsked(_ names: [String]) -> String {
        "the modules of \(names.sorted().joined(separator: ", ")) were not asked: what was built last is without the product "
            + "VigilCommandLine, which answers; --app with the folder of an app builds it in"
    }

    /// Each manifest is checked by the program of its app where that may know more modes than this one.
    private static func validate(
        _ parsed: ParsedCommand, _ command: Command, _ context: CommandContext
    ) throws -> Int32 {
        var code = ExitCode.passed
        for path in parsed.operands {
            var one = parsed
            one.operands = [path]
            code = max(code, try validate(path, one, command, context))
        }
        return code
    }

    private static func validate(
        _ path: String, _ parsed: ParsedCommand, _ command: Command, _ context: CommandContext
    ) throws -> Int32 {
        let file = AppBundle(path)?.manifest ?? path
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        let modules = try context.modules
        let declared = (try? Manifest.read(file, modules: modules, system: .newest))?.declaredBackgroundModes
        let isForeign = declared?.contains { modules.catalog.entry(for: $0) == nil } ?? false
        guard isForeign, let name = try AppBundle(folder)?.product() else { return try command.run(parsed, context) }
        let policy = policy(parsed)
        let product = try AppProduct(name: name, near: file, policy)
        try product.build(policy)
        let answer = try product.output(of: [command.word] + words(parsed, of: command.spec))
        context.write(answer.text)
        return answer.code
    }

    /// The executables of the apps below a folder, each once.
    private static func products(below folder: String, _ policy: BuildPolicy) -> [AppProduct] {
        let manifests = FileTree.files(below: folder) { $0.hasSuffix("/Tests") }.filter { $0.hasSuffix("/Info.plist") }
        let bundles = manifests.compactMap { AppBundle(URL(fileURLWithPath: $0).deletingLastPathComponent().path) }
        var known: Set<AppProduct> = []
        return bundles.compactMap { bundle in
            guard let name = try? bundle.product(),
                let product = try? AppProduct(name: name, near: bundle.path, policy)
            else { return nil }
            return known.insert(product).inserted ? product : nil
        }
    }
}
