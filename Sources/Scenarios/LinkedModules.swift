import Foundation
import VigilDocuments
import VigilProgramImage

/// The modules in an app's program beside the app's own files: those of its package and of the packages it depends on.
///
/// One that knows Foundation only compiles, and lives on the machine's time: its timers never fire on the phone.
struct LinkedModules {
    /// A module that may be in the program: its folder and the package it belongs to.
    private struct Module {
        let name: String
        let folder: String
        let package: String
    }

    /// The folder of the package that the program was built from.
    private let package: String
    /// Whether code of a module is in the program.
    private let isLinked: (String) -> Bool

    /// The modules of the running program.
    ///
    /// Its package is that of its bundle: one build folder may serve many packages. Without one it is that in whose build
    /// folder the program lies; nil where that is none.
    init?(of bundle: String?) {
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath().path
        let folders = program.components(separatedBy: "/.build/")
        guard let package = bundle.flatMap(Self.package(around:)) ?? (folders.count > 1 ? folders[0] : nil) else {
            return nil
        }
        self.init(package: package) { ProgramImage.read()?.holdsCode(ofModule: $0) ?? true }
    }

    /// The folder of the package around a folder; nil where no folder above has a `Package.swift`.
    private static func package(around folder: String) -> String? {
        var place = URL(fileURLWithPath: folder).standardizedFileURL
        while place.path != "/" {
            if FileManager.default.fileExists(atPath: place.path + "/Package.swift") { return place.path }
            place.deleteLastPathComponent()
        }
        return nil
    }

    /// The modules of a program built from the package in a folder.
    init(package: String, isLinked: @escaping (String) -> Bool) {
        self.package = package
        self.isLinked = isLinked
    }

    /// What is to be said of modules that live on the machine's time, a line each.
    func warnings(besides bundle: String?) -> [String] {
        let own = bundle.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        return modules.filter { $0.folder != own && !AppBundle.isTranslated($0.folder) }.compactMap(warning)
    }

    private func warning(_ module: Module) -> String? {
        let files = FileTree.files(below: module.folder).filter { $0.hasSuffix(".swift") }.map(SourceImport.all)
        let network = files.joined().first(where: \.isOfNetwork)
        let alone = files.first { !$0.contains(where: \.isOfVigil) && $0.contains(where: \.isOfMachine) }
        guard let found = network ?? alone?.first(where: \.isOfMachine), isLinked(module.name) else { return nil }
        let what = found.isOfNetwork ? SourceImport.network : LinkedModules.advice(found.module)
        return "warning: \(found.place): module \(module.name) of package \(module.package): \(what)".onOneLine
    }

    private static func advice(_ module: String) -> String {
        "what it takes from \(module) runs on the machine's time, not on the phone's: its timers and queues are not the "
            + "simulation's"
    }

    /// The modules of all packages but Vigil, by the folders of their sources.
    private var modules: [Module] {
        ([package] + dependencies).filter { !LinkedModules.isVigil($0) }.flatMap { package in
            let name = URL(fileURLWithPath: package).lastPathComponent
            return ["Sources", "Source", "src"].flatMap { folder in
                let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(package)/\(folder)")) ?? []
                return names.sorted().map { Module(name: $0, folder: "\(package)/\(folder)/\($0)", package: name) }
            }
        }
    }

    private static func isVigil(_ package: String) -> Bool {
        FileManager.default.fileExists(atPath: package + "/Sources/BackgroundRuntime")
    }

    /// What SwiftPM notes of the packages that it has resolved.
    private struct Workspace: Decodable {
        struct Object: Decodable { let dependencies: [Dependency] }
        struct Dependency: Decodable {
            let packageRef: Reference
            let subpath: String
        }
        struct Reference: Decodable {
            let kind: String
            let location: String
        }
        let object: Object
    }

    /// The folders of the packages that the package depends on, checked out or beside it.
    private var dependencies: [String] {
        (resolved + beside).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The folders that the package names itself: where it is built elsewhere, SwiftPM's note is not beside it.
    private var beside: [String] {
        let text = (try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)) ?? ""
        let folder = URL(fileURLWithPath: package, isDirectory: true)
        return text.matches(of: #/\.package\([^)]*path:\s*"([^"]+)"/#).map { found in
            URL(fileURLWithPath: String(found.output.1), relativeTo: folder).standardizedFileURL.path
        }
    }

    private var resolved: [String] {
        // A package that depends on none, or a SwiftPM that writes it otherwise: then there is nothing to look at.
        guard let data = RegularFile.contents(at: package + "/.build/workspace-state.json"),
            let workspace = try? JSONDecoder().decode(Workspace.self, from: data)
        else { return [] }
        return workspace.object.dependencies.map { dependency in
            dependency.packageRef.kind == "fileSystem"
                ? dependency.packageRef.location : "\(package)/.build/checkouts/\(dependency.subpath)"
        }
    }
}
