import BackgroundRuntime
import UIKit
import VigilTesting

// The app on the phone of the test.

extension XCUIApplication {
    /// The app on the phone: all that Vigil says of it, such as why it is awake, and its timeline. Installed when it is asked for
    /// the first time; nil, and a failure of the test, where there is no such app.
    public var installedApp: InstalledApp? {
        do { return try installed() } catch {
            TestFailure.record("\(error)")
            return nil
        }
    }

    /// Whether the app is in memory and runs no code, as XCUITest cannot tell.
    public var isSuspended: Bool { found?.state == .suspended }

    /// What keeps the app awake in the background, in words, the oldest first.
    public var awakeReasons: [String] { found?.awakeReasons ?? [] }

    /// The app, where it was installed.
    var found: InstalledApp? { try? installed() }

    /// The app; installed if it is not yet.
    func installed() throws -> InstalledApp {
        let run = UITestRun.current
        guard !isSpringBoard else { throw AppProblem("com.apple.springboard is no app that is launched or ended") }
        if let bundleIdentifier, bundleIdentifier.hasPrefix("com.apple.") {
            throw AppProblem(
                "\(bundleIdentifier) is not simulated: of the system's apps there is com.apple.springboard")
        }
        let device = run.device
        let linked: LinkedApp
        if let bundleIdentifier {
            if let known = device.apps.first(where: { $0.manifest.bundleIdentifier == bundleIdentifier }) {
                return known
            }
            linked = try LinkedApp.app(bundleIdentifier)
        } else if let module = run.module {
            linked = try LinkedApp.target(of: module)
        } else if device.apps.count == 1 {
            return device.apps[0]
        } else {
            linked = try LinkedApp.target(of: nil)
        }
        if let known = device.app(named: linked.module) { return known }
        guard let program = linked.program else { throw AppProblem("\(linked.module): its main ran no app") }
        return try device.install(program, manifest: linked.manifest, name: linked.module)
    }

    // MARK: What is on the screen

    /// What is found on the screen now; a failure of the test where nobody can tell.
    func found(by search: ElementSearch) -> [ElementNode] {
        sayWhatIsLeftOut(search)
        do { return search.matches(in: try root()) } catch {
            TestFailure.record("Failed to get \(search.sentence): \(error)")
            return []
        }
    }

    /// The one that is found.
    ///
    /// - Throws: where there is none, or there are several, with what is on the screen.
    func one(_ search: ElementSearch) throws -> ElementNode {
        sayWhatIsLeftOut(search)
        return try search.one(in: root())
    }

    /// The app with what is on its screen.
    func root() throws -> ElementNode {
        if isSpringBoard { return SpringBoard.root(of: UITestRun.current.device) }
        let app = try installed()
        guard app.state != .suspended else {
            throw AppProblem("\(app.name) is suspended: it says nothing of its screen")
        }
        try waitUntilIdle(app)
        return AppScreen.root(try app.device.elements(of: app), of: app)
    }

    /// A main thread that is busy says nothing: UI tests wait for it.
    func waitUntilIdle(_ app: InstalledApp) throws {
        guard let process = app.process else { throw AppProblem("\(app.name) is not running") }
        let isIdle = UITestRun.current.wait(upTo: XCUIDevice.idleTimeout.inSeconds) {
            app.process !== process || !process.mainThread.isBusy
        }
        guard app.process != nil else { throw AppProblem("\(app.name) is not running any more") }
        guard isIdle else { throw AppProblem("\(app.name): its main thread is busy for a minute, and more") }
    }

    /// Whether a finger reaches something that was found.
    func reaches(_ node: ElementNode) -> Bool {
        guard case .screen = node.reach else { return true }
        guard let app = found else { return false }
        return app.state == .active && app.device.frontmost === app && !app.device.conditions.isLocked
            && app.device.alertElement(of: app) == nil
    }

    private func sayWhatIsLeftOut(_ search: ElementSearch) {
        for type in search.typesLeftOut where UITestRun.current.typesSaid.insert(type).inserted {
            TestFailure.record(
                "no screen here has anything of the type \(type.name): that there is none says nothing about the app")
        }
    }
}

extension ElementSearch {
    /// What is found, where it is one.
    func one(in root: ElementNode) throws -> ElementNode {
        let all = matches(in: root)
        guard let first = all.first else {
            throw AppProblem(
                "No matches found for \(sentence)\n" + ElementPicture.lines(root, 0).joined(separator: "\n"))
        }
        guard all.count == 1 else {
            throw AppProblem(
                "Multiple matching elements found for \(sentence): " + all.map(\.sentence).joined(separator: ", "))
        }
        return first
    }
}
