import BackgroundRuntime
import BackgroundTasks
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

private struct NewsApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { Text("News").onOpenURL { print("open \($0.absoluteString)") } }
            .onChange(of: phase) { if $0 == .background { schedule() } }
            .backgroundTask(.appRefresh("com.example.App.refresh")) {
                print("refresh")
                do { try await Task.sleep(for: .seconds(UserDefaults.standard.bool(forKey: "slow") ? 300 : 5)) } catch {
                    print("out of time")
                }
                print("done")
            }
            .backgroundTask(.urlSession("film")) { print("session") }
    }

    @MainActor
    private func schedule() {
        let request = BGAppRefreshTaskRequest(identifier: "com.example.App.refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
        do { try BGTaskScheduler.shared.submit(request) } catch { print("refused", error) }
    }
}

struct BackgroundTaskTests: Facts {
    @Test("Background tasks of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let manifest = Manifest(
        backgroundModes: ["fetch"], lists: ["BGTaskSchedulerPermittedIdentifiers": ["com.example.App.refresh"]])

    let refresh = Fact("an app refresh runs the action, and is completed when it returns") {
        let phone = try AppPhoneOf(NewsApp.self, manifest: Self.manifest)
        phone.app.launch()
        phone.home()
        phone.wait(86_400)
        expect(phone.output.prefix(2), is: ["refresh", "done"], "\(phone.app.timeline())")
        expect(phone.app.trace.findings.isEmpty && phone.app.state == .suspended)
    }

    let expiry = Fact("the action is cancelled when its time is over") {
        let phone = try AppPhoneOf(NewsApp.self, manifest: Self.manifest)
        phone.app.launch()
        try phone.app.onMainThread { UserDefaults.standard.set(true, forKey: "slow") }
        phone.home()
        phone.wait(86_400)
        expect(phone.output.prefix(3), is: ["refresh", "out of time", "done"], "\(phone.app.timeline())")
    }

    let noModule = Fact("without a module that starts tasks there is a finding") {
        let phone = try AppPhoneOf(NewsApp.self, modules: [], manifest: Self.manifest)
        phone.app.launch()
        expect(phone.app.trace.findings.contains { $0.text.contains("never runs") })
    }

    let addresses = Fact("the address that the app is opened with, and each later one, gets to its views") {
        let phone = try AppPhoneOf(NewsApp.self, manifest: Self.manifest)
        phone.device.open(phone.app, url: "news:one")
        phone.wait(1)
        phone.device.open(phone.app, url: "news:two")
        phone.wait(1)
        expect(phone.output, is: ["open news:one", "open news:two"])
    }
}

/// Downloads a film in the background, and says when the system tells of it.
private struct CinemaApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Cinema").task {
                guard let url = URL(string: "https://example.com/film.mov") else { return }
                URLSession(configuration: .background(withIdentifier: "film")).downloadTask(with: url).resume()
            }
        }
        .backgroundTask(.urlSession("other")) { print("never") }
        .backgroundTask(.urlSession("film")) { print("events of film") }
    }
}

extension BackgroundTaskTests {
    @Test("the events of a background session run the action of that session, and are over when it returns")
    func session() throws {
        let phone = try AppPhoneOf(CinemaApp.self)
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(count: 1_000_000).write(to: folder.appending(path: "film.mov"))
        phone.device.transfers.serve(folder)
        phone.device.transfers.link.wifi.down = 50_000
        phone.app.launch()
        phone.wait(1)
        phone.home()
        phone.wait(600)
        expect(phone.output, is: ["events of film"], "\(phone.app.timeline())")
        expect(phone.app.state == .suspended && phone.app.launchCount == 1, "\(phone.app.timeline())")
    }
}
