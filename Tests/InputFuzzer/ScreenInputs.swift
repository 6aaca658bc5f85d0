import BackgroundRuntime
import UIKit
import VigilInterfaceFile

extension InputKind {
    /// Storyboards whose controllers and views are made in an app, and touched. Seven of eight are damaged in what they say,
    /// so that most are read.
    static let screen = InputKind(
        name: "screen", seeds: storyboards, tokens: tokensOfScreens, isMarkup: true
    ) { bytes in
        guard let document = try? InterfaceDocument(bytes, name: "Main", file: "Main.storyboard"),
            document.kind == .storyboard
        else { return false }
        MadeScreens(bytes).play(document.identifiers)
        return true
    }

    /// The app's own, and those of apps that it has no classes of.
    private static let storyboards: [[UInt8]] = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let own = tests.appendingPathComponent("InputFuzzer/App/Main.storyboard")
        let folder = tests.appendingPathComponent("SourceCompatibility/Apps")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let others = names.sorted().filter { $0.hasSuffix(".storyboard") }.map { folder.appendingPathComponent($0) }
        // As many of its own as of all others, since those find few classes.
        let all = others.flatMap { [own, $0] }
        return all.compactMap { (try? Data(contentsOf: $0)).map(Array.init) }
    }()

    private static let tokensOfScreens = [
        "", "-1", "0", "1", "-9223372036854775808", "9223372036854775807", "1e400", "nan", "1e308", "YES", "NO", "a:b:",
        "view", "delegate", "dataSource", "accessoryView", "backgroundView", "tableView", "contentView", "static",
        "UIView", "UIViewController", "NSObject", "UIApplication", "UIImage", "NameCell", "FadeSegue", "GardenDelegate",
        "ListController", "Missing", "tableHeaderView", "titleView", "customView", "rightBarButtonItem", "\u{1F97E}",
        "gestureRecognizers", "viewControllers", "collectionViewLayout", "a.b", ".", ":",
    ]
}

/// An app whose storyboard a file is: its controllers are made one after the other, looked at and touched.
private struct MadeScreens {
    private let device = Device(system: .iOS(17), modules: [])
    private let app: InstalledApp
    private let folder: URL

    init(_ storyboard: [UInt8]) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-screens-\(getpid())")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(storyboard).write(to: folder.appendingPathComponent("Main.storyboard"))
            let manifest = Data("<plist version=\"1.0\"><dict/></plist>".utf8)
            let file = folder.appendingPathComponent("Info.plist").path
            try manifest.write(to: URL(fileURLWithPath: file))
            app = try device.install(
                GardenDelegate.self, manifest: Manifest.read(manifest, file: file, system: device.system))
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Makes the first controller, and those with names.
    func play(_ identifiers: [String]) {
        defer { try? FileManager.default.removeItem(at: folder) }
        for identifier in [String?.none] + identifiers.prefix(12).map(Optional.some) {
            if app.state == .notRunning { app.launch() }
            // An app that ends in this turn says so in its trace.
            try? app.onMainThread { MainActor.assumeIsolated { GardenDelegate.show(identifier) } }
            device.advance(by: .seconds(1))
            touchAll()
        }
        app.reportLeftovers()
        check()
    }

    /// Touches what takes a touch, so far as it is there still.
    private func touchAll() {
        for number in 0..<8 {
            guard app.state == .active, let screen = try? device.screen(of: app) else { return }
            let all = FoundElement.all(in: screen) { $0.take != nil }
            guard all.indices.contains(number) else { return }
            try? device.touch(.tap, "thing", of: app) { now in
                let all = FoundElement.all(in: now) { $0.take != nil }
                guard all.indices.contains(number) else { throw StimulusError("gone") }
                return all[number]
            }
            device.advance(by: .milliseconds(600))
        }
    }

    /// An end of the app has a text.
    private func check() {
        for end in app.trace.entries(of: .termination) {
            precondition(end.text.contains(": "), "an end of the app does not say why: \(end.text)")
        }
    }
}
