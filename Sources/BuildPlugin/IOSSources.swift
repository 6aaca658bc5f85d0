import Foundation
import PackagePlugin

/// Hands the compiler translations of an iOS app's sources, which stay where they are and as they are.
///
/// It takes the Swift files below the target's folder that the target does not compile itself:
///
///     .executableTarget(
///         name: "Demo", dependencies: [.product(name: "UIKit", package: "Vigil")],
///         sources: ["iOSSources.swift"], plugins: [.plugin(name: "iOSSources", package: "Vigil")])
///
/// A file `iOSSources.json` in the folder names others.
@main
struct IOSSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL
        let settings = try Settings(of: folder, for: target.name)
        let files = (target as? any SourceModuleTarget)?.sourceFiles.map { $0 } ?? []
        let own = files.filter { $0.type == .source }.map(\.url)
        // The app's Info.plist, scenarios and resources: whoever uses them tells the package manager that they belong here.
        let others = files.filter { $0.type == .unknown && $0.url.pathExtension != "swift" }.map(\.url)
        let sources = try settings.sources(below: folder, besides: own)
        let models = models(in: folder)
        let catalogs = settings.assetSymbols == Settings.AssetSymbols.none ? [] : AssetFolders.catalogs(in: folder)
        if sources.isEmpty, models.isEmpty { return [] }
        for remark in settings.remarks(below: folder) { Diagnostics.warning("\(target.name): \(remark)") }
        for warning in warnings(in: context.package, besides: target) { Diagnostics.warning(warning) }
        // Beyond the target's folder the package manager does not see what comes and goes; the tool does.
        let folders = settings.foldersOutside(folder)
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("Translated")
        let list = context.pluginWorkDirectoryURL.appendingPathComponent("sources.txt")
        var words = ["--output", output.path] + (settings.simulator == true ? ["--simulator"] : [])
        if (target as? any SourceModuleTarget)?.kind == .test { words.append("--tests") }
        words += settings.url.map { ["--settings", $0.path, folder.path] } ?? []
        words += folders.flatMap { ["--folder", $0.url.path, $0.names.joined(separator: "/")] }
        let summary = settings.leavesOut ? ["iOSLeftOut.translated.swift"] : []
        words += summary.flatMap { ["--summary", $0] }
        words += settings.excluded(below: folder).flatMap { ["--excluded", $0] }
        let libraries = librarySources(of: target)
        words += libraries.flatMap { ["--library", $0.path] }
        words += models.flatMap { ["--model", $0.contents.path, $0.name] }
        let symbols = catalogs.isEmpty ? [] : ["AssetSymbols.translated.swift"]
        words += symbols.flatMap { ["--symbols", $0, settings.assetSymbols?.rawValue ?? "extensions"] }
        words += catalogs.flatMap { ["--assets", $0.path] }
        words += sources.flatMap { [$0.url.path, $0.name] }
        try writeIfOther(words.joined(separator: "\n") + "\n", to: list)
        let tool = try context.tool(named: "vigil-translate").url
        return [
            .buildCommand(
                displayName: "Translating \(sources.count) sources of \(target.name)", executable: tool,
                arguments: ["@" + list.path],
                inputFiles: sources.map(\.url) + folders.map(\.url) + others + settings.programs(below: folder) + [
                    list, tool,
                ]
                    + (settings.url.map { [$0] } ?? []) + models.map(\.contents) + libraries
                    + catalogs.flatMap(AssetFolders.folders),
                outputFiles: (sources.map(\.name) + summary + symbols + models.map(\.name)).map(
                    output.appendingPathComponent))
        ]
    }

    /// The sources of the libraries that a target is built with and that are translated too: which methods of their
    /// protocols are optional counts in the target.
    private func librarySources(of target: any Target) -> [URL] {
        let others = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
        return others.flatMap { other -> [URL] in
            let folder = other.directoryURL
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(Settings.file).path),
                let settings = try? Settings(of: folder, for: other.name)
            else { return [] }
            let own = other.sourceFiles.filter { $0.type == .source }.map(\.url)
            return ((try? settings.sources(below: folder, besides: own)) ?? []).map(\.url)
        }
    }

    /// The Core Data models in the target's folder: the contents of the current version of each, and the file of its classes.
    private func models(in folder: URL) -> [(contents: URL, name: String)] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }.compactMap { name in
            let contents = version(of: folder.appendingPathComponent(name)).appendingPathComponent("contents")
            guard FileManager.default.fileExists(atPath: contents.path) else { return nil }
            return (contents, name.split(separator: ".").dropLast().joined(separator: ".") + ".model.swift")
        }
    }

    /// The version of a model that is the current one, as `.xccurrentversion` says; the first one without that.
    private func version(of model: URL) -> URL {
        guard model.pathExtension == "xcdatamodeld" else { return model }
        let list = PlainFile.contents(of: model.appendingPathComponent(".xccurrentversion"))
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
        let versions = ((try? FileManager.default.contentsOfDirectory(atPath: model.path)) ?? []).sorted()
        let first = versions.first { $0.hasSuffix(".xcdatamodel") }
        return model.appendingPathComponent(list?["_XCCurrentVersionName"] as? String ?? first ?? "")
    }

    /// What other targets of the build would be by chance.
    private func warnings(in root: Package, besides target: any Target) -> [String] {
        var (packages, known, next) = ([root], Set([root.id]), 0)
        while next < packages.count {
            packages += packages[next].dependencies.map(\.package).filter { known.insert($0.id).inserted }
            next += 1
        }
        let isVigil = { (package: Package) in package.targets.contains { $0.name == "vigil-translate" } }
        let module = { (target: any Target) in (target as? any SourceModuleTarget)?.moduleName }
        let modules = packages.filter(isVigil).flatMap(\.targets).compactMap(module)
        return packages.filter { !isVigil($0) }.flatMap(\.targets).compactMap { other in
            guard other.id != target.id, let other = other as? SwiftSourceModuleTarget else { return nil }
            let own = other.recursiveTargetDependencies.compactMap(module)
            let files = other.sourceFiles.filter { $0.type == .source }.map(\.url)
            return ImportQuestions.warning(of: other.name, files, besides: Set(modules).subtracting(own))
        }
    }

    /// A file that is written anew without need would be a reason to translate again.
    private func writeIfOther(_ text: String, to url: URL) throws {
        if let there = try? String(contentsOf: url, encoding: .utf8), there == text { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
