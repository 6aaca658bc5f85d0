// swift-format-ignore-file
import UIKit

class LapCell: UITableViewCell {
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel!
}

class LapsViewController: UITableViewController {
    @IBOutlet private weak var footerLabel: UILabel!

    private var store: LapStore { .shared }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableFooterView = Bundle.main.loadNibNamed("FooterView", owner: self, options: nil)?.first as? UIView
        show()
    }

    @IBAction func lap(_ sender: Any) {
        store.add()
        show()
    }

    @IBAction func reset(_ sender: Any) {
        let sheet = UIAlertController(title: NSLocalizedString("Reset?", comment: ""), message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "OK", style: .destructive) { [weak self] _ in
            self?.store.reset()
            self?.show()
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    @IBAction func unwindToLaps(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "Save", let edit = segue.source as? EditViewController else { return }
        store.update(edit.index) { lap in
            lap.note = edit.note
            lap.isHard = edit.isHard
        }
        show()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "EditLap", let navigation = segue.destination as? UINavigationController,
            let edit = navigation.topViewController as? EditViewController, let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        edit.index = indexPath.row
        edit.lap = store.laps[indexPath.row]
    }

    private func show() {
        footerLabel.text = String(format: NSLocalizedString("%d laps", comment: ""), store.laps.count)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.laps.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Lap", for: indexPath) as! LapCell
        let lap = store.laps[indexPath.row]
        cell.timeLabel.text = "\(lap.seconds) s"
        cell.noteLabel.text = lap.note.isEmpty ? "-" : lap.note + (lap.isHard ? " (hard)" : "")
        return cell
    }
}

class EditViewController: UIViewController {
    @IBOutlet private weak var noteField: UITextField!
    @IBOutlet private weak var effort: UISegmentedControl!

    var index = 0
    var lap = Lap(seconds: 0)
    var note: String { noteField.text ?? "" }
    var isHard: Bool { effort.selectedSegmentIndex == 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        noteField.text = lap.note
        effort.selectedSegmentIndex = lap.isHard ? 1 : 0
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "Save" || !note.isEmpty
    }
}
