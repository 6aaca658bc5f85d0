// swift-format-ignore-file
import UIKit

class VisitorCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        nameLabel.text = "?"
    }
}

class VisitorsViewController: UITableViewController {
    @IBAction func done(_ sender: Any) { dismiss(animated: true) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Visitors.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Visitor", for: indexPath) as! VisitorCell
        cell.nameLabel.text = Visitors.names[indexPath.row]
        return cell
    }
}
