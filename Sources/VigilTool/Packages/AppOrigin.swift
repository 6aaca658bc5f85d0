import Foundation
import VigilScenarios
import VigilTranslation

/// An app that is there: a folder with its sources and its Info.plist.
struct AppOrigin {
    let name: String
    /// Where the sources lie: folders and files.
    let places: [String]
    /// The Swift files among them.
    let sources: [String]
    /// The Info.plist as the app would be built with; nil where none was found.
    let manifest: Data?
    /// What the compiler is told.
    let settings: [String]
    /// What there is to say of it.
    let notes: [String]
}

extension AppOrigin {
    /// The package that runs it.
    func template(name: String, in folder: String, vigil: VigilCheckout) -> PackageTemplate {
        let target = folder + "/Sources/" + name
        let list = TranslatedTarget.Settings(sources: places.map { RelativePath.from(target, to: $0) })
        let known = vigil.frameworks
        var frameworks = imports.intersection(known).union(["UIKit"])
        // What files may use without an import of its own.
        if uses(prefix: "UN"), known.contains("UserNotifications") { frameworks.insert("UserNotifications") }
        if uses(prefix: "URLSession"), known.contains("CFNetwork") { frameworks.insert("CFNetwork") }
        let manifest = manifest.map { String(decoding: $0, as: UTF8.self) } ?? Self.emptyManifest(name)
        return PackageTemplate(
            name: name, vigil: RelativePath.from(folder, to: vigil.path), frameworks: frameworks.sorted(),
            settings: settings, sources: TranslatedTarget.text(of: list),
            app: [PackageTemplate.File(path: "Sources/\(name)/Info.plist", text: manifest)],
            scenario: Self.scenario(name), test: test(name))
    }

    /// The modules that the sources import, by Apple's names.
    private var imports: Set<String> {
        Set(sources.compactMap { FileManager.default.contents(atPath: $0) }.flatMap { ReadSource([UInt8]($0)).imports })
    }

    private func uses(prefix: String) -> Bool {
        sources.contains { path in
            FileManager.default.contents(atPath: path)?.range(of: Data(prefix.utf8)) != nil
        }
    }

    private static func emptyManifest(_ name: String) -> String {
        NewApp.files(name, in: "").first { $0.path.hasSuffix("Info.plist") }?.text ?? ""
    }

    /// Where somebody begins who wants to know what happens to the app.
    private static func scenario(_ name: String) -> String {
        """
        {
          name: "\(name): ten seconds in front, then Home",
          until: "15min",
          steps: [
            { at: "0s", device: "launch" },
            { at: "10s", device: "home" },
          ],
        }

        """
    }

    /// The class or structure that begins the app; nil where none is marked so.
    private var entryPoint: String? {
        sources.lazy.compactMap { FileManager.default.contents(atPath: $0) }
            .compactMap { ReadSource([UInt8]($0)).entryPoint }.first
    }

    private func test(_ name: String) -> String {
        """
        import Testing
        import UIKit
        import VigilTesting

        @testable import \(name)

        @Test(.ownStatics) func livesThroughTheFirstQuarterOfAnHour() throws {
            let device = Device(system: .iOS(17))
            let app = try device.install(\(entryPoint ?? "AppDelegate").self, manifest: .named("../../Sources/\(name)/Info.plist"))
            app.launch()
            device.press(.home)
            device.advance(by: .seconds(15 * 60))
            #expect(app.state != .notRunning, "\\(app.timeline())")
        }

        """
    }
}
