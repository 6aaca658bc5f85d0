import UIKit

// Screens as they are beside a storyboard: outlets, actions, segues.

final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let names = ["Ash", "Birch", "Cedar"]

    @IBOutlet private weak var heading: UILabel!
    @IBOutlet weak var table: UITableView!
    @IBOutlet var choices: [UIButton]!
    @IBInspectable var limit: Int = 0
    @IBInspectable var unit: String = "none"
    @IBInspectable var height: CGFloat = 0 {
        didSet { print("height", height) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        print("init(coder:)", isViewLoaded)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake", navigationItem.title ?? "-", limit, unit)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded", heading.text ?? "-", choices.map { $0.currentTitle ?? "-" })
    }

    @IBAction func refresh(_ sender: UIButton) { heading.text = "Refreshed by \(sender.currentTitle ?? "-")" }

    @IBAction private func swiped() { print("swiped") }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
        print("back from", type(of: segue.source), segue.identifier ?? "-", segue.destination === self)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        print("should", identifier)
        return identifier != "forbidden"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("prepare", segue.identifier ?? "-", type(of: segue.destination))
        guard let detail = segue.destination as? DetailController else { return }
        let path = (sender as? UITableViewCell).flatMap { table.indexPath(for: $0) }
        detail.name = path.map { names[$0.row] } ?? "nobody"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        (cell as? NameCell)?.nameLabel.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("did select", indexPath.row) }
}

final class NameCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        if nameLabel == nil { print("a cell without a label") }
    }
}

final class DetailController: UIViewController {
    var name = ""
    @IBOutlet weak var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = name
    }
}

final class ClockController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("clock in", type(of: parent))
    }
}

final class FormController: UITableViewController {
    @IBOutlet weak var field: UITextField!
    @IBOutlet weak var night: UISwitch!

    @IBAction func nightChanged(_ sender: UISwitch) { print("night", sender.isOn, sender === night) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("row", indexPath.section, indexPath.row, field.text ?? "-")
    }
}

final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        print("fades to", type(of: destination))
        source.present(destination, animated: false)
    }
}

final class CardView: UIView {
    @IBOutlet weak var title: UILabel!
}

final class CardController: UIViewController {
    @IBOutlet weak var caption: UILabel!
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Card \(number)"
    }
}

@MainActor
func makeCard(from name: String) -> String {
    let card = Bundle.main.loadNibNamed(name, owner: nil)?.first as? CardView
    return card?.title.text ?? "no card"
}
