import Observation
import PlainLibrary
import UIKit

// An app as new projects of Xcode 26 begin: what says nothing else belongs to the main actor.

final class WeatherAppDelegate: UIResponder, UIApplicationDelegate {
    private let model = WeatherModel()
    private let screen = StandardScreen { print("on screen", Thread.isMainThread) }
    private var task = UIBackgroundTaskIdentifier.invalid

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        screen.touch()
        Task { await model.load(from: Station()) }
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
            MainActor.assumeIsolated { self.model.show() }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.model.show() }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "save") { self.end() }
        Task {
            await model.save()
            end()
        }
    }

    private func end() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}

@Observable
final class WeatherModel {
    private(set) var report = "none"

    func show() { print(report, Thread.isMainThread) }

    func load(from source: any WeatherSource) async {
        report = await source.report()
        print(await length(of: report))
    }

    func save() async {
        try? await Task.sleep(for: .seconds(4))
        print("saved", Thread.isMainThread)
    }

    @concurrent private nonisolated func length(of report: String) async -> String {
        "\(report.count) \(Thread.isMainThread)"
    }
}

protocol WeatherSource {
    func report() async -> String
}

struct Station: WeatherSource {
    func report() async -> String {
        try? await Task.sleep(for: .seconds(1))
        return "rain"
    }
}
