import UIKit

class FlightsViewController: UIViewController {
    @IBOutlet private weak var flightLabel: UILabel!
    @IBOutlet private weak var checkInButton: UIButton!

    private var status: StatusViewController?
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(forName: .deskDidChange, object: nil, queue: .main) {
            [weak self] _ in self?.show()
        }
        show()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "Status" { status = segue.destination as? StatusViewController }
    }

    @IBAction func checkIn(_ sender: UIButton) {
        let alert = UIAlertController(title: "Check in?", message: "HA 71, today", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Booking code" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Check in", style: .default) { [weak alert] _ in
                guard alert?.textFields?.first?.text == "ABC" else { return }
                Desk.shared.checkIn()
            })
        present(alert, animated: true)
    }

    private func show() {
        flightLabel.text = Desk.shared.isCheckedIn ? "HA 71" : "No flight yet"
        checkInButton.isEnabled = !Desk.shared.isCheckedIn
        status?.show()
    }
}

/// The lines below the flight, in a container of the screen.
class StatusViewController: UIViewController {
    @IBOutlet private var lines: [UILabel]!
    @objc var airline = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    func show() {
        guard isViewLoaded else { return }
        lines.first { $0.tag == 1 }?.text = Desk.shared.gate.map { "Gate \($0)" } ?? "No gate"
        lines.first { $0.tag == 2 }?.text = airline
    }
}

class SettingsViewController: UITableViewController {
    @IBOutlet private weak var backgroundSwitch: UISwitch!
    @IBOutlet private weak var lastLabel: UILabel!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        backgroundSwitch.isOn = Desk.shared.isRefreshedInBackground
        lastLabel.text = Desk.shared.lastLook == nil ? "never" : "today"
    }

    @IBAction func backgroundChanged(_ sender: UISwitch) {
        Desk.shared.isRefreshedInBackground = sender.isOn
    }
}
