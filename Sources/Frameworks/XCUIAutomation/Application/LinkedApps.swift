import BackgroundRuntime
import UIKit
import VigilProgramImage
import VigilScenarios

/// An app that is linked into the program of the tests: a target that its package can run.
struct LinkedApp {
    let module: String
    private let main: Main
    /// What its manifest says.
    let manifest: Manifest

    private typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

    /// Its program: that which its `main` would have run.
    var program: (any AppProgram)? {
        AppMain.program(of: { _ = main(Swift.CommandLine.argc, Swift.CommandLine.unsafeArgv) })
    }

    /// All, in alphabetical order.
    static let all: [Result<LinkedApp, AppProblem>] = {
        let image = ProgramImage.read()
        return (image?.mainFunctions ?? []).sorted { $0.module < $1.module }
            .filter { !SystemCode.modules.contains($0.module) }
            .map { entry in
                guard let bundle = AppBundle.find(entry.module) else {
                    return .failure(AppProblem("\(entry.module): no folder of that name with an Info.plist was found"))
                }
                do {
                    let manifest = try Manifest.read(URL(fileURLWithPath: bundle.manifest), system: .newest)
                    let main = unsafeBitCast(entry.address, to: Main.self)
                    return .success(LinkedApp(module: entry.module, main: main, manifest: manifest))
                } catch {
                    return .failure(AppProblem("\(entry.module): \(error)"))
                }
            }
    }()

    /// The app that a test is about: the one that is linked, or of several the one whose name that of the test's module
    /// begins with, as `TrailLogUITests` does.
    static func target(of module: String?) throws(AppProblem) -> LinkedApp {
        let apps = all
        let named = apps.filter { app in
            guard let module, case .success(let linked) = app else { return false }
            return module.hasPrefix(linked.module)
        }
        let sole = apps.count == 1 ? apps : named.count == 1 ? named : []
        if let sole = sole.first { return try sole.get() }
        let linked = named.compactMap { try? $0.get() }
        if let longest = linked.max(by: { $0.module.count < $1.module.count }) { return longest }
        let names = apps.compactMap { try? $0.get().module }.joined(separator: ", ")
        throw AppProblem(
            apps.isEmpty
                ? "no app is linked into the tests: the test target has to depend on the app's"
                : "which app is tested? \(names) are linked. Call the test target like the app, as "
                    + "AppUITests, or say XCUIApplication(bundleIdentifier:)")
    }

    /// The app of an identifier.
    static func app(_ identifier: String) throws(AppProblem) -> LinkedApp {
        var known: [String] = []
        for case .success(let app) in all {
            if app.manifest.bundleIdentifier == identifier { return app }
            known.append(app.manifest.bundleIdentifier)
        }
        throw AppProblem("no app \(identifier) is linked into the tests: \(known.joined(separator: ", "))")
    }
}

/// Why an app cannot be tested.
struct AppProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
