// swift-format-ignore-file
//
//  AppEnvironment.swift
//  DailyNews
//

import Foundation

/// Puts the parts of the app together.
final class AppEnvironment {
    let settings = Settings()
    let client: NewsClient
    let store: ArticleStore
    let backgroundRefresh: BackgroundRefresh

    init(client: NewsClient = HTTPNewsClient(baseURL: URL(string: "https://news.example.com")!)) {
        self.client = client
        store = ArticleStore(client: client)
        backgroundRefresh = BackgroundRefresh(store: store)
    }
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        set { container.set(newValue, forKey: key) }
    }
}

final class Settings {
    @UserDefault(key: "deviceToken", defaultValue: "")
    var deviceToken: String

    @UserDefault(key: "launches", defaultValue: 0)
    private var launches: Int

    func observe() {
        launches += 1
        print("launch \(launches)")
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(powerStateChanged),
            name: .NSProcessInfoPowerStateDidChange,
            object: nil
        )
    }

    @objc private func powerStateChanged(_ notification: Notification) {
        print("low power: \(ProcessInfo.processInfo.isLowPowerModeEnabled)")
    }
}
