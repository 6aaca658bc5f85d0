import UIKit

// The code beside Main.storyboard, which is damaged: it takes whatever the file leads to, and ends by no mistake of its own.
// What the file finds by its name is in ScreenNames.swift.

final class GardenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        return true
    }

    /// Shows the controller of a name, or that which the storyboard begins with.
    static func show(_ identifier: String?) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller =
            identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
            ?? storyboard.instantiateInitialViewController()
        UIApplication.shared.delegate?.window?.rootViewController = controller
    }
}

final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    weak var heading: UILabel?
    weak var table: UITableView?
    var choices: [UIButton]?
    var limit: Int = 0
    var unit: String = ""

    func refresh(_ sender: UIControl) { heading?.text = "again" }
    func swiped() { heading?.text = "swiped" }
    func unwindToList(_ segue: UIStoryboardSegue) { heading?.text = segue.identifier }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination.title = segue.identifier }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name")
        (cell as? NameCell)?.nameLabel?.text = "Ash"
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

final class NameCell: UITableViewCell {
    weak var nameLabel: UILabel?
}

final class TileCell: UICollectionViewCell {
    weak var picture: UIImageView?
}

final class DetailController: UIViewController, UITextFieldDelegate, UISearchBarDelegate {
    weak var label: UILabel?
    var buttons: [UIBarButtonItem]?

    func done(_ sender: Any) { navigationController?.popViewController(animated: true) }
    func changed(_ sender: UIControl) { label?.text = "changed" }
}

final class FormController: UITableViewController {
    weak var field: UITextField?
    weak var night: UISwitch?

    func nightChanged(_ sender: UISwitch) { title = sender.isOn ? "night" : "day" }
}

final class TilesController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) }
}

final class FadeSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
}
