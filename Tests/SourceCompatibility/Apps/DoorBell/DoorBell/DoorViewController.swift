import UIKit
import UserNotifications

/// The visitors of today.
enum Visitors {
    static var names: [String] = []
}

class DoorViewController: UIViewController {
    @IBOutlet private weak var stateLabel: UILabel!

    @IBAction func ring(_ sender: UITapGestureRecognizer) {
        Visitors.names.append("Visitor \(Visitors.names.count + 1)")
        stateLabel.text = "\(Visitors.names.last ?? "") rings"
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in
            guard isGranted else {
                print("nobody hears the bell")
                return
            }
            let content = UNMutableNotificationContent()
            content.title = "Somebody is at the door"
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
            center.add(UNNotificationRequest(identifier: "bell", content: content, trigger: trigger))
        }
    }

    @IBAction func leave(_ sender: UILongPressGestureRecognizer) {
        guard sender.state == .began else { return }
        present(NoteViewController(), animated: true)
    }
}

/// A view controller whose view lies in a nib of its name.
class NoteViewController: UIViewController {
    @IBOutlet private weak var noteField: UITextField!

    @IBAction func save(_ sender: Any) {
        print("note: \(noteField.text ?? "")")
        dismiss(animated: true)
    }
}

class AboutViewController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

class FadeSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalTransitionStyle = .crossDissolve
        source.present(destination, animated: true)
    }
}
