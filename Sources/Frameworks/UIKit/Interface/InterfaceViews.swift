import BackgroundRuntime
import VigilInterfaceFile

// What a file says of views: each kind reads its own, after what all have. Frames, constraints, colours and fonts are passed
// over on purpose: nothing is drawn.

extension UIView {
    /// Reads what a storyboard or a nib says of the view, and makes the views in it.
    func fill(from coder: InterfaceCoder) {
        let (element, objects) = (coder.element, coder.objects)
        readFlags(element)
        readAccessibility(element.child("accessibility"), objects.file, element.id)
        addInner(element, objects)
        switch self {
        case let control as UIControl: control.readControl(element, objects)
        case let label as UILabel: label.text = objects.file.shownText(of: element) ?? ""
        case let text as UITextView: text.read(element, objects.file)
        case let image as UIImageView: image.image = element["image"].flatMap { .named($0, element["catalog"]) }
        case let bar as UISearchBar: bar.read(element, objects.file)
        case let indicator as UIActivityIndicatorView: indicator.read(element)
        case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0.5)
        case let table as UITableView: table.read(element, objects)
        case let list as UICollectionView: list.read(element, objects)
        case let bar as UIToolbar:
            bar.items = element.group("items").compactMap { objects.make($0) as? UIBarButtonItem }
        case let bar as UINavigationBar: bar.items = element.group("items").map { UINavigationItem(of: $0, objects) }
        case let bar as UITabBar: bar.items = element.group("items").map { UITabBarItem(of: $0, objects) }
        default: break
        }
    }

    private func readFlags(_ element: InterfaceElement) {
        isHidden = element.flag("hidden") ?? false
        alpha = CGFloat(element.number("alpha") ?? 1)
        tag = element.integer("tag") ?? 0
        isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? isUserInteractionEnabled
        clipsToBounds = element.flag("clipsSubviews") ?? false
    }

    private func readAccessibility(_ element: InterfaceElement?, _ file: InterfaceFile, _ id: String?) {
        guard let element else { return }
        if let name = element["identifier"] { accessibilityIdentifier = name }
        accessibilityLabel = element.string("label").map { file.localized($0, id, "accessibilityLabel") }
        accessibilityHint = element.string("hint")
        accessibilityValue = element.string("value")
    }

    /// Makes the views in it, and puts them where this kind of view has them.
    private func addInner(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        let (place, content) = contentPlace(element)
        if let content { objects.add(place, for: content) }
        if let content { place.readFlags(content) }
        for inner in (content ?? element).group("subviews") {
            if let own = (self as? UITableViewCell)?.own(inner, of: element) {
                own.fill(from: InterfaceCoder(inner, in: objects))
                objects.add(own, for: inner)
                continue
            }
            guard let view = objects.view(inner) else { continue }
            if let stack = place as? UIStackView { stack.addArrangedSubview(view) } else { place.addSubview(view) }
        }
    }

    /// The view in which those of the file lie, and its element where it is not the view itself.
    private func contentPlace(_ element: InterfaceElement) -> (UIView, InterfaceElement?) {
        let content = element.child(keyed: "contentView")
        return switch self {
        case let cell as UITableViewCell: (cell.contentView, content)
        // Older files have the views of a cell of items in the cell itself.
        case let cell as UICollectionViewCell: (cell.contentView, content)
        case let effect as UIVisualEffectView: (effect.contentView, content)
        case let header as UITableViewHeaderFooterView: (header.contentView, content)
        default: (self, nil)
        }
    }
}

extension UITableViewCell {
    /// The view that a cell of one of the system's styles has by itself, for the element that stands for it.
    fileprivate func own(_ inner: InterfaceElement, of element: InterfaceElement) -> UIView? {
        guard let id = inner.id else { return nil }
        if id == element["textLabel"] { return textLabel }
        if id == element["detailTextLabel"] { return detailTextLabel }
        return id == element["imageView"] ? imageView : nil
    }
}

extension InterfaceFile {
    /// The text of a label: plain, or in pieces that look differently.
    func shownText(of element: InterfaceElement) -> String? {
        if let text = text(element, "text") { return text }
        guard let styled = element.child(keyed: "attributedText") else { return nil }
        return styled.children.filter { $0.name == "fragment" }.compactMap { $0.string("content") }.joined()
    }
}

extension UITextView {
    fileprivate func read(_ element: InterfaceElement, _ file: InterfaceFile) {
        text = file.shownText(of: element) ?? ""
        isEditable = element.flag("editable") ?? true
    }
}

extension UISearchBar {
    fileprivate func read(_ element: InterfaceElement, _ file: InterfaceFile) {
        text = file.text(element, "text")
        placeholder = file.text(element, "placeholder")
        showsCancelButton = element.flag("showsCancelButton") ?? false
    }
}

extension UIActivityIndicatorView {
    fileprivate func read(_ element: InterfaceElement) {
        hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") == true { startAnimating() }
    }
}
