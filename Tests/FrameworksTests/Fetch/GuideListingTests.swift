import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilFetch
import VigilRuntimeProbes
import VigilTestSupport

/// The two methods that the guides of 2013 list for background fetch: the interval at the launch, and a completion handler
/// that is called on each way out.
final class Feed: UIResponder, UIApplicationDelegate {
    private var stories = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        return true
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        load { stories in
            guard let stories else { return completionHandler(.failed) }
            completionHandler(stories > 0 ? .newData : .noData)
        }
    }

    /// Stands for a request to a server, which takes a second: two stories, then none, then no answer.
    private func load(_ completion: @escaping (Int?) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
            stories += 1
            completion(stories > 2 ? nil : 2 - stories)
        }
    }
}

/// Has the method in its `async` form.
final class AwaitedFeed: UIResponder, UIApplicationDelegate {
    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        try? await Task.sleep(for: .seconds(2))
        return .newData
    }
}

/// Hands its completion handler to somebody who outlives it.
final class Lender: UIResponder, UIApplicationDelegate {
    nonisolated(unsafe) static var lent: ((UIBackgroundFetchResult) -> Void)?

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { Lender.lent = completionHandler }
}

/// Declares the mode and has no method for it.
final class Forgetful: UIResponder, UIApplicationDelegate {}

struct GuideListingTests: Facts {
    @Test("Background fetch, as an app sees it", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type) throws -> DelegatePhone {
        try DelegatePhone(delegate, on: .iOS(7), manifest: Manifest(backgroundModes: ["fetch"]))
    }

    let calledAfterEnd = Fact("a completion handler that is called after the end of its app says nothing of a fetch") {
        let phone = try Self.phone(Lender.self)
        phone.app.launch()
        phone.home()
        try phone.happen("fetch.now")
        let (process, completionHandler) = (try phone.process, try require(Lender.lent))
        Lender.lent = nil
        process.end(.purge)
        completionHandler(.newData)
        phone.wait(60)
        expect(process.state == .notRunning && phone.app.exits == [.purge])
        expect(!phone.cites("fetch.result-feedback") && !phone.cites("fetch.completion-suspends"))
    }

    let listing = Fact("the listing of the oldest guide runs: it answers each fetch with what came of it") {
        let phone = try Self.phone(Feed.self)
        phone.app.launch()
        phone.home()
        for _ in 1...3 {
            phone.wait(60)
            try phone.happen("fetch.now")
        }
        phone.wait(60)
        let results = phone.app.trace.entries(rule: "fetch.result-feedback").map(\.text)
        expect(results, is: ["fetched: newData", "fetched: noData", "fetched: failed"].map { "\($0) (1 s)" })
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty && phone.app.trace.findings.isEmpty)
    }

    let awaited = Fact("the async form of the method answers as it comes back") {
        let phone = try Self.phone(AwaitedFeed.self)
        phone.app.launch()
        phone.home()
        phone.wait(60)
        try phone.happen("fetch.now")
        phone.wait(60)
        expect(phone.app.trace.entries(rule: "fetch.result-feedback").map(\.text), is: ["fetched: newData (2 s)"])
        expect(phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
    }

    let missing = Fact("an app without the method answers nothing, and is ended") {
        let phone = try Self.phone(Forgetful.self)
        phone.app.launch()
        phone.home()
        try phone.happen("fetch.now")
        phone.wait(30)
        expect(phone.app.trace.findings.first?.text.contains("not implemented"), is: true)
        expect(phone.app.exits.map(\.code), is: [0x2182_bad4])
    }

    let intervals = Fact("the intervals have Apple's values, and never is kept apart from long") {
        expect(UIApplication.backgroundFetchIntervalMinimum, is: 0)
        let phone = try Self.phone(Feed.self)
        phone.app.launch()
        for interval in [UIApplication.backgroundFetchIntervalNever, 3_600, -1] {
            try phone.app.main { (_: Feed) in UIApplication.shared.setMinimumBackgroundFetchInterval(interval) }
        }
        let texts = phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("background fetches: ") }
        expect(
            texts.dropFirst().map { $0.dropFirst("background fetches: ".count) },
            is: [
                "never", "at least 1 h apart", "as often as the system likes",
            ])
    }

    let noModule = Fact("without a module for it, UIKit says so") {
        let device = Device(system: .iOS(7), modules: [])
        let app = try device.install(Feed.self, manifest: Manifest(backgroundModes: ["fetch"]))
        app.launch()
        expect(app.trace.entries.contains { $0.kind == .refusal && $0.text.hasSuffix("no module simulates it") })
    }
}
