// swift-format-ignore-file
//
//  PracticeLog.swift
//  Metronome
//

import Foundation

/// How long the player of the instrument has practised; a property list in the Documents folder.
class PracticeLog: NSObject {

    static let shared = PracticeLog()

    private var sessions: [[String: Any]] = []
    private let queue = DispatchQueue(label: "com.example.metronome.log")

    private override init() {
        super.init()
        load()
        NotificationCenter.default.addObserver(self,
                                               selector: #selector(metronomeDidStop(_:)),
                                               name: MetronomeDidStopNotification,
                                               object: nil)
    }

    var totalTime: TimeInterval {
        var total: TimeInterval = 0
        queue.sync {
            for session in sessions {
                total += (session["duration"] as? NSNumber)?.doubleValue ?? 0
            }
        }
        return total
    }

    // MARK: - File

    private var path: String {
        let folders = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)
        return (folders[0] as NSString).appendingPathComponent("Practice.plist")
    }

    private func load() {
        guard let data = FileManager.default.contents(atPath: path) else {
            return
        }
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        sessions = list as? [[String: Any]] ?? []
    }

    func save() {
        queue.sync {
            do {
                let data = try PropertyListSerialization.data(fromPropertyList: sessions, format: .xml, options: 0)
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
                NSLog("saved %d sessions", sessions.count)
            } catch {
                NSLog("not saved: %@", error.localizedDescription)
            }
        }
    }

    // MARK: - Notifications

    @objc private func metronomeDidStop(_ notification: Notification) {
        guard let duration = notification.userInfo?["duration"] as? NSNumber else {
            return
        }
        queue.sync {
            sessions.append(["duration": duration, "bars": notification.userInfo?["bars"] as? NSNumber ?? 0])
        }
    }
}
