import UIKit

class TimerViewController: UITableViewController {
    @IBOutlet private weak var minutesLabel: UILabel!
    @IBOutlet private weak var stopLabel: UILabel!

    private var minutes = 30 { didSet { minutesLabel.text = "\(minutes)" } }

    @IBAction func fadeChanged(_ sender: UISwitch) { Mixer.shared.fadesOut = sender.isOn }

    @IBAction func minutesChanged(_ sender: UIStepper) { minutes = Int(sender.value) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 1 else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        Mixer.shared.stop(after: minutes)
        stopLabel.text = "Stops in \(minutes) minutes"
    }
}
