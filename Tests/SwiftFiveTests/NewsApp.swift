import UIKit

// An app as it was written in 2022: delegate, Dispatch, a little concurrency, and closures that are not Sendable.

class NewsAppDelegate: UIResponder, UIApplicationDelegate {
    private let store = NewsStore()
    private var refresh: Timer?
    private var backgroundTask = UIBackgroundTaskIdentifier.invalid
    private var observer: NSObjectProtocol?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        observer = NotificationCenter.default.addObserver(
            forName: .storiesDidChange, object: nil, queue: .main
        ) { [weak self] _ in
            print("on screen:", self?.store.stories ?? [])
        }
        store.load { stories in print("loaded", stories.count, Thread.isMainThread) }
        refresh = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] _ in self?.reload() }
        return true
    }

    private func reload() {
        Task {
            do {
                let story = try await store.latest()
                await MainActor.run { self.store.add(story) }
            } catch {
                print("failed", error)
            }
        }
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        refresh?.invalidate()
        backgroundTask = application.beginBackgroundTask(withName: "save") { [weak self] in self?.end() }
        DispatchQueue.global(qos: .utility).async {
            self.store.save()
            DispatchQueue.main.async {
                print("saved", UIApplication.shared.applicationState == .background)
                self.end()
            }
        }
    }

    private func end() {
        UIApplication.shared.endBackgroundTask(backgroundTask)
        backgroundTask = .invalid
    }
}

extension Notification.Name {
    static let storiesDidChange = Notification.Name("storiesDidChange")
}

class NewsStore {
    private(set) var stories: [String] = []
    private let queue = DispatchQueue(label: "news.store")
    private let server = NewsServer()

    func load(completion: @escaping ([String]) -> Void) {
        queue.async {
            Thread.sleep(forTimeInterval: 2)
            let loaded = ["one", "two"]
            DispatchQueue.main.async {
                self.stories = loaded
                completion(loaded)
                NotificationCenter.default.post(name: .storiesDidChange, object: self)
            }
        }
    }

    func latest() async throws -> String {
        try await Task.sleep(nanoseconds: 500_000_000)
        return await withCheckedContinuation { continuation in
            server.fetch { story in continuation.resume(returning: story) }
        }
    }

    func add(_ story: String) {
        stories.append(story)
        NotificationCenter.default.post(name: .storiesDidChange, object: self)
    }

    func save() { queue.sync { Thread.sleep(forTimeInterval: 3) } }
}

class NewsServer {
    private var requests = 0

    func fetch(_ completion: @escaping (String) -> Void) {
        requests += 1
        let number = requests
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { completion("story \(number)") }
    }
}
