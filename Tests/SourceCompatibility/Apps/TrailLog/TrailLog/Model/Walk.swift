import Foundation

/// One walk, as it is kept.
struct Walk {
    var title: String
    var start: Date
    var meters: Double = 0
    var points: Int = 0

    var summary: String { String(format: "%.0f m, %d points", meters, points) }
}

extension Notification.Name {
    static let walksDidChange = Notification.Name("walksDidChange")
}

/// All walks, the last one first.
final class WalkStore {
    static let shared = WalkStore()

    private(set) var walks: [Walk] = [] {
        didSet { NotificationCenter.default.post(name: .walksDidChange, object: self) }
    }

    func add(_ walk: Walk) { walks.insert(walk, at: 0) }

    func removeAll() { walks = [] }
}
