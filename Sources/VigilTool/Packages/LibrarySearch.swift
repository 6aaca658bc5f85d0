import Foundation
import VigilDocuments
import VigilScenarios
import VigilTranslation

/// Other people's code that an app imports and that lies on the disk: pods, packages, checkouts of Carthage.
///
/// Nothing of it is run: a `Package.swift` is read as a text.
struct LibrarySearch {
    /// A module whose sources were found.
    struct Library: Equatable {
        let name: String
        /// The folder of its sources, where all that lies in it belongs to it; nil for a list of files.
        let folder: String?
        let sources: [String]
        /// The modules that these import.
        let imports: Set<String>
        /// What the compiler is told of them.
        var settings: [CompilerSetting] = [.swiftFive]
        /// What there is to say of it.
        var notes: [String] = []
        /// The headers of one that is there as a binary.
        var headers: [String] = []
    }

    /// The folder around the app's project.
    private let root: String
    /// The folders of packages below it, and of those that the project names.
    private let packages: [String]
    /// The targets of the app's project, and of those that it is built with, by their modules.
    private let targets: [String: Target]
    /// The paths of the frameworks that the project has as binaries.
    private let binaries: [String]
    /// What is passed over of the search, and why.
    var notes: [String] { packages.compactMap { AppOrigin.odd($0 + "/Package.swift", "is passed over") } }

    /// A search around an app.
    ///
    /// - Parameters:
    ///   - root: the folder of the app's project.
    ///   - named: folders of packages that the project names.
    ///   - targets: those of projects, by their modules.
    ///   - binaries: the paths of frameworks without sources.
    init(
        around root: String, packages named: [String] = [], targets: [String: Target] = [:], binaries: [String] = []
    ) {
        (self.root, self.binaries) = (root, binaries)
        self.targets = targets
        packages = named + Self.packages(around: root)
    }

    /// The modules that are found of those that an app imports, with what they import in turn, each after what it needs.
    func libraries(for imports: Set<String>, besides known: Set<String>) -> [Library] {
        var (found, order, open) = ([String: Library](), [Library](), imports.subtracting(known).sorted())
        var seen = known
        while let name = open.popLast() {
            guard seen.insert(name).inserted, SwiftName(name) != nil, let library = library(name) else { continue }
            found[name] = library
            open += library.imports.subtracting(seen).sorted()
        }
        func add(_ library: Library) {
            guard found.removeValue(forKey: library.name) != nil else { return }
            for name in library.imports.sorted() { if let needed = found[name] { add(needed) } }
            order.append(library)
        }
        for name in found.keys.sorted() { if let library = found[name] { add(library) } }
        return order
    }

    private func library(_ name: String) -> Library? {
        if let target = targets[name], let library = library(name, of: target) { return library }
        let places =
            [Place("\(root)/Pods/\(name)"), Place("\(root)/../Pods/\(name)")]
            + packages.flatMap { self.places(of: name, in: $0) }
        for place in places where FileManager.default.isFolder(place.folder) {
            let files = FileTree.files(below: place.folder) {
                ["Tests", "Example", "Examples"].contains(($0 as NSString).lastPathComponent)
            }.filter { !place.excludes($0) }
            let all = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }.sorted()
            let sources = all.filter { FileKind.oddity(at: $0) == nil }
            guard !sources.isEmpty, sources.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isShown) }) else { continue }
            let folder = URL(fileURLWithPath: place.folder).standardizedFileURL.path
            return Library(
                name: name, folder: folder, sources: sources, imports: Self.imports(of: sources),
                notes: all.compactMap { AppOrigin.odd($0, "is left out") })
        }
        return places.lazy.compactMap { objectiveC(name, at: $0.folder) }.first ?? binary(name)
    }

    /// What stands in place of a library in Objective-C.
    private func objectiveC(_ name: String, at place: String) -> Library? {
        guard FileManager.default.isFolder(place) else { return nil }
        let foreign: Set = ["Tests", "Example", "Examples", "Private", "Internal"]
        let found = FileTree.files(below: place) { foreign.contains(($0 as NSString).lastPathComponent) }
        let starts = found.filter { $0.hasSuffix(".h") && FileKind.oddity(at: $0) == nil }
        guard !starts.isEmpty, starts.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isShown) }) else { return nil }
        let headers = HeaderSearch(from: starts, in: place).headers
        let read = headers.map { ObjectiveCHeader(path: $0, bytes: ObjectiveCFiles.bytes(of: $0)) }
        // Headers name each other by the folder that they lie in, which may be called like another module.
        let own = starts.map { (($0 as NSString).deletingLastPathComponent as NSString).lastPathComponent }
        return Library(
            name: name, folder: nil, sources: [],
            imports: Set(read.flatMap(\.modules)).subtracting(own).subtracting([name]),
            notes: [
                "\(name) is Objective-C, which cannot run here: what its headers declare stands in its place and does nothing."
            ], headers: headers)
    }

    /// What stands in place of a framework that is there as a binary.
    private func binary(_ name: String) -> Library? {
        guard let framework = BinaryFramework.find(name, among: binaries, around: root) else { return nil }
        let start = "\(name) is a binary, which cannot run here: "
        let read = framework.headers.map { ObjectiveCHeader(path: $0, bytes: ObjectiveCFiles.bytes(of: $0)) }
        let interface = framework.interface.map {
            SwiftInterface(path: $0, module: name, bytes: ObjectiveCFiles.bytes(of: $0))
        }
        return Library(
            name: name, folder: nil, sources: [],
            imports: Set(interface?.modules ?? read.flatMap(\.modules)).subtracting([name]),
            notes: [
                framework.isSilent
                    ? start + "it has no headers that could be read, and what uses it is left out."
                    : start
                        + "what its \(interface == nil ? "headers declare" : "interface declares") stands in its place "
                        + "and does nothing."
            ], headers: framework.files)
    }

    private func library(_ name: String, of target: Target) -> Library? {
        let sources = target.sources.filter { FileKind.oddity(at: $0) == nil }
        guard !sources.isEmpty, sources.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isShown) }) else { return nil }
        let odd = target.sources.compactMap { AppOrigin.odd($0, "is left out") }
        return Library(
            name: name, folder: nil, sources: sources, imports: Self.imports(of: sources), settings: target.settings,
            notes: odd + target.notes.map { "\(name): \($0)" } + target.problems)
    }

    private static func imports(of sources: [String]) -> Set<String> {
        let read = sources.compactMap { RegularFile.contents(at: $0) }.map { ReadSource([UInt8]($0)) }
        return Set(read.flatMap(\.imports))
    }

    // MARK: Packages

    /// Where the sources of a module may be.
    private struct Place {
        let folder: String
        /// What in that folder is not of the module.
        var excluded: [String] = []

        init(_ folder: String, except excluded: [String] = []) {
            (self.folder, self.excluded) = (
                folder, excluded.map { URL(fileURLWithPath: folder).appendingPathComponent($0).path }
            )
        }

        func excludes(_ path: String) -> Bool { excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }
    }

    /// Where a package may have the sources of a module. A target whose name is none of Swift's has one with underscores.
    private func places(of module: String, in package: String) -> [Place] {
        let found = Self.targets(of: package).filter { String($0.name.map(\.asInModule)) == module }
        return found.flatMap { target -> [Place] in
            let usual = ["Sources", "Source", "src"].map { "\($0)/\(target.name)" }
            let folders: [String] = target.path.map { [$0] } ?? usual
            return folders.map { Place("\(package)/\($0)", except: target.excluded) }
        }
    }

    /// The targets that a `Package.swift` declares, the folders that it names for them, and what it excludes there.
    static func targets(of package: String) -> [(name: String, path: String?, excluded: [String])] {
        guard let text = RegularFile.text(at: package + "/Package.swift") else { return [] }
        let starts = text.matches(of: #/\.(?:target|executableTarget)\(\s*name:\s*"([^"]+)"/#)
        let all = text.matches(of: #/\.(?:target|executableTarget|testTarget|binaryTarget|plugin)\(/#)
        return starts.map { start in
            let end = all.first { $0.range.lowerBound > start.range.lowerBound }?.range.lowerBound ?? text.endIndex
            let own = text[start.range.upperBound..<end]
            let excluded = own.firstMatch(of: #/exclude:\s*\[([^\]]*)\]/#).map(\.output.1) ?? ""
            return (
                String(start.output.1), own.firstMatch(of: #/path:\s*"([^"]+)"/#).map { String($0.output.1) },
                excluded.matches(of: #/"([^"]+)"/#).map { String($0.output.1) }
            )
        }
    }

    private static let checkouts = [".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts", "Packages"]

    /// The folders of packages in the folder of a project, and where tools bring them: into that folder, or into the one
    /// around it.
    static func packages(around root: String) -> [String] {
        let places = [root] + [root, root + "/.."].flatMap { folder in checkouts.map { folder + "/" + $0 } }
        return places.flatMap { place -> [String] in
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
            return [place] + names.filter { !$0.hasPrefix(".") }.map { place + "/" + $0 }
        }
        .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }
}

extension Character {
    /// The character of a module's name that stands for one of a target's.
    fileprivate var asInModule: Character { isASCII && (isLetter || isNumber) ? self : "_" }
}
