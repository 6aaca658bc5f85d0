import UIKit

/// An app that keeps everything in statics, as many do.
@main
final class Jukebox: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Record.shared.plays += 1
        Shelf.count += 1
        Shelf.titles.append("B side")
        coins["quarter", default: 0] += (Shelf.prices["A side"] ?? 0) / 2
        let age = Int(Date().timeIntervalSince(Shelf.opened))
        print(Shelf.title, Record.shared.plays, Shelf.count, Shelf.titles.count, coins["quarter"] ?? 0, age)
        return true
    }
}

/// The singleton.
@MainActor
final class Record {
    static let shared = Record()
    var plays = 0
}

/// Statics of all kinds.
@MainActor
enum Shelf {
    static let title = "shelf"
    static let prices = ["A side": 2]
    static let opened = Date()
    static var titles = ["A side"]
    static var count: Int {
        get { counter }
        set { counter = newValue }
    }
    private static var counter = 7
}

@MainActor var coins: [String: Int] = [:]
