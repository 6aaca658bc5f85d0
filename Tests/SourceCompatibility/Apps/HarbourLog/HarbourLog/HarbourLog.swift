import Beacon
import UIKit

/// Writes the journal when the app leaves the screen: the journal is Objective-C, the rest is not.
class HarbourLog: NSObject, HLJournalDelegate, BNBeaconDelegate {

    private let journal = HLJournal(harbourNamed: "Sampleton")
    private var task = UIBackgroundTaskIdentifier.invalid

    override init() {
        super.init()
        journal.delegate = self
        journal.flags = [.urgent, .private]
        journal.harbour = "Port of Sampleton"
        NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: .HLJournalDidChange, object: nil)
    }

    func finish(in application: UIApplication) {
        task = application.beginBackgroundTask(withName: "journal") { [weak self] in self?.end() }
        journal.addEntry("last ferry", of: .departure)
        journal.save { count, _ in print("saved \(count) entries") }
        DispatchQueue.main.asyncAfter(deadline: .now() + HLSaveInterval) { [self] in
            print("\(journal.harbour ?? "nowhere"), urgent: \(journal.flags.contains(.urgent))")
            print("last departure: \(journal.lastEntry(of: .departure) ?? "none")")
            write()
            NotificationCenter.default.post(name: .HLJournalDidChange, object: journal)
            end()
        }
    }

    private func write() {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        do {
            try journal.write(to: folder.appendingPathComponent("journal.plist"))
        } catch {
            print("not written")
        }
    }

    private func end() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }

    @objc private func changed(_ notification: Notification) {
        print("changed: \(notification.name.rawValue)")
    }

    func journal(_ journal: HLJournal, didAddEntry entry: String) {
        print("added \(entry)")
    }

    func beacon(_ beacon: BNBeacon, didRangeSignal signal: BNSignal) {
        print("near by \(signal.strength)")
    }
}
