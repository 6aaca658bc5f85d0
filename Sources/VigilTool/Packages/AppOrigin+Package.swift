import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilScenarios
import VigilTranslation

extension AppOrigin {
    /// The package that runs it.
    ///
    /// - Parameters:
    ///   - name: that of its product and Swift module.
    ///   - folder: where it is to lie.
    ///   - vigil: what it depends on.
    ///   - modules: the Swift modules that stand for values of `UIBackgroundModes`.
    func template(
        name: SwiftName, in folder: String, vigil: VigilCheckout, modules: [String: String] = [:]
    ) -> PackageTemplate {
        let target = folder + "/Sources/" + name.text
        let places = Self.places(of: sources)
        let files = objectiveC.map { RelativePath.from(target, to: $0) }
        var list = TranslatedTarget.Settings(
            sources: places.map { RelativePath.from(target, to: $0) }, objectiveC: files.isEmpty ? nil : files)
        list.assetSymbols = assetSymbols
        let read = sources.compactMap { RegularFile.contents(at: $0) }.map { ReadSource([UInt8]($0)) }
        let entryPoint = read.lazy.compactMap(\.entryPoint).compactMap { SwiftName($0) }.first
        let (libraries, said) = libraries(read, vigil, besides: name.text)
        let resources = ResourceLinks(self.resources, besides: [], package: folder)
        let links = (manifestFile.map { [(name: "Info.plist", path: $0)] } ?? []) + resources.links
        return PackageTemplate(
            name: name, vigil: RelativePath.from(folder, to: vigil.path),
            frameworks: products(read, vigil, modules).sorted(),
            libraries: libraries.compactMap { library in Self.target(of: library, in: folder, vigil, besides: libraries)
            },
            settings: settings,
            sources: TranslatedTarget.text(of: list),
            app: manifestFiles(name),
            links: links.map { link in
                let path = "Sources/\(name.text)/" + link.name
                let place = (folder + "/" + path as NSString).deletingLastPathComponent
                return (path, RelativePath.from(place, to: link.path))
            },
            isLocalized: resources.areLocalized, uiTests: uiTests(name, in: folder),
            scenario: Self.scenario(name), test: Self.test(name, entryPoint, on: lowestSystem ?? .iOS(17)),
            notes: said + resources.notes)
    }

    /// The targets of its UI tests. A test finds its app by the name of its module, which begins like the app's.
    private func uiTests(_ name: SwiftName, in folder: String) -> [PackageTemplate.UITests] {
        uiTests.enumerated().compactMap { number, tests in
            let own = name.text + "UITests" + (number == 0 ? "" : "\(number + 1)")
            let isFound = tests.module.hasPrefix(name.text) && tests.module != name.text + "Tests"
            guard let module = isFound ? SwiftName(tests.module) ?? SwiftName(own) : SwiftName(own) else { return nil }
            let target = folder + "/Tests/" + module.text
            let places = Self.places(of: tests.sources).map { RelativePath.from(target, to: $0) }
            return PackageTemplate.UITests(
                name: module, settings: tests.settings,
                sources: TranslatedTarget.text(of: TranslatedTarget.Settings(sources: places)))
        }
    }

    /// What it imports of its own libraries and of other people's that lie on the disk, and what there is to say of them.
    private func libraries(
        _ read: [ReadSource], _ vigil: VigilCheckout, besides name: String
    ) -> (libraries: [LibrarySearch.Library], notes: [String]) {
        let known = vigil.targets.union(NewCommand.modulesOfSwift).union([name, name + "Tests", "CoreGraphics"])
        let imports = Set(read.flatMap(\.imports)).union(headerModules)
        let search = LibrarySearch(around: root, packages: packages, targets: libraryTargets, binaries: binaries)
        let found = search.libraries(for: imports, besides: known)
        let left = found.reduce(imports) { $0.union($1.imports) }.subtracting(found.map(\.name))
        let reasons = left.sorted().compactMap { name in
            libraryTargets[name].map { target in
                known.contains(name)
                    ? "\(name) is not brought: another module is called so."
                    : "\(name) is not brought: it has no Swift file that is there." + target.foreignNote
            }
        }
        let notes = search.notes + found.flatMap(\.notes) + reasons
        return (found, notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// A library's target in the new package.
    private static func target(
        of library: LibrarySearch.Library, in folder: String, _ vigil: VigilCheckout,
        besides others: [LibrarySearch.Library]
    ) -> PackageTemplate.Library? {
        guard let name = SwiftName(library.name) else { return nil }
        let target = folder + "/Sources/" + library.name
        let whole = library.folder.flatMap { folder in
            Set(TranslatedTarget.swiftFiles(below: folder)) == Set(library.sources) ? folder : nil
        }
        let places = whole.map { [$0] } ?? Self.places(of: library.sources)
        let headers = library.headers.map { RelativePath.from(target, to: $0) }
        let isBinary = library.sources.isEmpty
        let settings = TranslatedTarget.Settings(
            sources: isBinary ? nil : places.map { RelativePath.from(target, to: $0) },
            objectiveC: isBinary ? headers : nil)
        return PackageTemplate.Library(
            name: name, frameworks: frameworks(library.imports, of: library.sources, vigil).sorted(),
            libraries: others.filter { library.imports.contains($0.name) }.compactMap { SwiftName($0.name) },
            settings: library.settings, sources: TranslatedTarget.text(of: settings))
    }

    /// The manifest where the app has no file of it, else what build settings make of that file.
    private func manifestFiles(_ name: SwiftName) -> [PackageTemplate.File] {
        let path = "Sources/\(name.text)/Info"
        guard manifestFile != nil else {
            return [PackageTemplate.File(path: path + ".plist", text: manifest ?? NewApp.manifest(name))]
        }
        return manifestSettings.map { [PackageTemplate.File(path: path + ".settings.plist", text: $0)] } ?? []
    }

    /// What it imports, what it uses without that, and the modules of the modes that it declares.
    private func products(
        _ read: [ReadSource], _ vigil: VigilCheckout, _ modules: [String: String]
    ) -> Set<String> {
        let ofModes = declaredModes.compactMap { modules[$0] }.filter(vigil.modules.contains)
        return Self.frameworks(Set(read.flatMap(\.imports)).union(headerModules), of: sources, vigil).union(ofModes)
    }

    /// The modules that its headers include: its Swift files see them too.
    private var headerModules: Set<String> {
        let headers = objectiveC.filter { $0.hasSuffix(".h") }
        return Set(headers.flatMap { ObjectiveCHeader(path: $0, bytes: ObjectiveCFiles.bytes(of: $0)).modules })
    }

    /// The products for what sources import, and for what they use without that.
    private static func frameworks(
        _ imports: Set<String>, of sources: [String], _ vigil: VigilCheckout
    ) -> Set<String> {
        let words = words(of: sources)
        let used = usedWithoutImport.filter { (prefix, _) in
            words.contains { $0.hasPrefix(prefix) && $0.dropFirst(prefix.count).first?.isUppercase != false }
        }
        return imports.intersection(vigil.frameworks).union(["UIKit"]).union(used.map(\.product))
    }

    /// The values of `UIBackgroundModes`.
    private var declaredModes: [String] {
        let data = Data((manifest ?? "").utf8)
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return list?["UIBackgroundModes"] as? [String] ?? []
    }

    /// What sources may use without an import of its own: how a word of it begins, and the product that has it.
    private static let usedWithoutImport: [(word: String, product: String)] = [
        ("UN", "UserNotifications"), ("UILocalNotification", "UserNotifications"),
        ("URLSession", "CFNetwork"), ("NSURLConnection", "CFNetwork"), ("appRefresh", "BackgroundTasks"),
        ("registerForRemoteNotifications", "VigilRemoteNotifications"),
        ("setMinimumBackgroundFetchInterval", "VigilFetch"),
        ("ObservableObject", "Combine"), ("Published", "Combine"), ("AnyCancellable", "Combine"),
        ("AnyPublisher", "Combine"), ("PassthroughSubject", "Combine"), ("CurrentValueSubject", "Combine"),
        ("sink", "Combine"),
    ]

    /// The folder of all sources, where no other Swift file lies in it; else the files.
    private static func places(of sources: [String]) -> [String] {
        guard sources.count > 1, let folder = commonFolder(of: sources) else { return sources }
        let there = TranslatedTarget.swiftFiles(below: folder)
        return Set(there) == Set(sources) ? [folder] : sources
    }

    private static func commonFolder(of sources: [String]) -> String? {
        let folders = sources.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return nil }
        for folder in folders { common = zip(common, folder).prefix { $0 == $1 }.map(\.0)[...] }
        return common.isEmpty ? nil : "/" + common.joined(separator: "/")
    }

    /// The words that stand in sources, each once.
    private static func words(of sources: [String]) -> Set<Substring> {
        sources.reduce(into: []) { words, path in
            guard let text = RegularFile.text(at: path) else { return }
            words.formUnion(text.split { !$0.isLetter })
        }
    }

    /// Where somebody begins who wants to know what happens to the app.
    private static func scenario(_ name: SwiftName) -> String {
        """
        {
          "name": "\(name.text): ten seconds in front, then Home",
          "until": "15min",
          "steps": [
            { "at": "0s", "device": "launch" },
            { "at": "10s", "device": "home" }
          ]
        }

        """
    }

    private static func test(_ name: SwiftName, _ entryPoint: SwiftName?, on system: SystemVersion) -> SwiftCode {
        let type = entryPoint.map { "\($0)" as SwiftCode } ?? "AppDelegate"
        let version: SwiftCode = system.minor == 0 ? "\(system.major)" : "\(system.major), \(system.minor)"
        return """
            import Testing
            import UIKit
            import VigilTesting

            @testable import \(name)

            @Test(.ownStatics) func livesThroughTheFirstQuarterOfAnHour() throws {
                let device = Device(system: .iOS(\(version)))
                let app = try device.install(\(type).self, manifest: .named(\("../../Sources/\(name.text)/Info.plist")))
                app.launch()
                device.press(.home)
                device.advance(by: .seconds(15 * 60))
                #expect(app.state != .notRunning, "\\(app.timeline())")
            }

            """
    }
}
