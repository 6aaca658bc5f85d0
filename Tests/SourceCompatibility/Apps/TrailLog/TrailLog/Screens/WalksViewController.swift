// swift-format-ignore-file
import UIKit

class WalkCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var detailLabel: UILabel!
}

class WalksViewController: UITableViewController {
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(forName: .walksDidChange, object: nil, queue: .main) {
            [weak self] _ in self?.tableView.reloadData()
        }
        tableView.backgroundView =
            UINib(nibName: "EmptyView", bundle: nil).instantiate(withOwner: self).first as? UIView
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        WalkStore.shared.walks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Walk", for: indexPath) as! WalkCell
        let walk = WalkStore.shared.walks[indexPath.row]
        cell.nameLabel.text = walk.title
        cell.detailLabel.text = walk.summary
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowWalk", let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        (segue.destination as! WalkViewController).walk = WalkStore.shared.walks[indexPath.row]
    }

    @IBAction func unwindToWalks(_ segue: UIStoryboardSegue) {
        if segue.source is SettingsViewController { tableView.reloadData() }
    }
}

class WalkViewController: UIViewController {
    var walk: Walk!
    @IBOutlet private weak var summaryLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = walk.title
        summaryLabel.text = walk.summary
    }
}

class SettingsViewController: UITableViewController {
    @IBOutlet private weak var wifiSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        wifiSwitch.isOn = UserDefaults.standard.bool(forKey: "wifiOnly")
    }

    @IBAction func wifiChanged(_ sender: UISwitch) { UserDefaults.standard.set(sender.isOn, forKey: "wifiOnly") }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 1 else { return }
        let alert = UIAlertController(
            title: "Delete all walks?", message: "They are gone then.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                WalkStore.shared.removeAll()
                self.performSegue(withIdentifier: "Done", sender: self)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
