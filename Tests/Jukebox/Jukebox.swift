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
        guard ProcessInfo.processInfo.arguments.contains("all") else { return true }
        // Those that begin with zero, too, which an optimized program has without anything that computes them.
        (heard, isLoud, last) = (heard + 1, !isLoud, (last ?? 0) + 1)
        print(heard, isLoud, last ?? 0)
        for other in [Kinds(), Pairs()] as [any UIApplicationDelegate] {
            _ = other.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
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
@MainActor private var heard = 0
@MainActor private var isLoud = false
@MainActor private var last: Int?
