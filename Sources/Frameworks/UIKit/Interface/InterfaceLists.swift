import BackgroundRuntime
import VigilInterfaceFile

// What a file says of lists: the cells that they are made of, or of which they are made again and again.

/// The rows of a table whose cells lie in a storyboard.
@MainActor
final class StaticRows {
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
    }

    let sections: [Section]

    init(_ sections: [Section]) { self.sections = sections }

    /// A section; nil where there are fewer.
    func section(_ at: Int) -> Section? { sections.indices.contains(at) ? sections[at] : nil }

    /// The cell of a row; nil where there are fewer.
    func cell(_ path: IndexPath) -> UITableViewCell? {
        guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
        return cells[path.row]
    }
}

extension UITableView {
    /// Reads what a file says of it.
    func read(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        allowsSelection = element["allowsSelection"] != "NO"
        tableHeaderView = element.child(keyed: "tableHeaderView").flatMap(objects.view)
        tableFooterView = element.child(keyed: "tableFooterView").flatMap(objects.view)
        for cell in element.group("prototypes") {
            guard let name = cell["reuseIdentifier"] else { continue }
            prototypes[name] = objects.template(of: cell).make
        }
        guard element["dataMode"] == "static" || element.child("sections") != nil else { return }
        staticRows = StaticRows(
            element.group("sections").map { section in
                StaticRows.Section(
                    header: objects.file.text(section, "headerTitle"),
                    footer: objects.file.text(section, "footerTitle"),
                    cells: section.group("cells").compactMap { objects.view($0) as? UITableViewCell })
            })
    }
}

extension UICollectionView {
    /// Reads what a file says of it.
    func read(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        for cell in element.group("cells") {
            guard let name = cell["reuseIdentifier"] else { continue }
            prototypes[name] = objects.template(of: cell).make
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for view in element.children where view.name == "collectionReusableView" {
            guard let name = view["reuseIdentifier"], let kind = view.key.flatMap({ kinds[$0] }) else { continue }
            prototypes[kind + "/" + name] = objects.template(of: view).make
        }
    }
}
