import BackgroundRuntime

// Menus: a finger opens one, which lies in front of all else until one of its choices is pressed, or the room around it.

/// The menu that is open in an app: one at a time, as on a phone.
@MainActor
final class OpenMenu {
    private var menu: UIMenu?
    private weak var sender: AnyObject?

    /// That of the app that runs; nil where none was opened yet.
    static var current: OpenMenu? { UIApplication.shared.process.storage.existing(OpenMenu.self) }

    /// A finger opens a menu.
    ///
    /// - Parameters:
    ///   - menu: the menu.
    ///   - sender: whose it is, as its actions hear.
    static func open(_ menu: UIMenu, of sender: AnyObject) {
        let current = UIApplication.shared.process.storage.object { OpenMenu() }
        (current.menu, current.sender) = (menu, sender)
    }

    /// What is on the screen while one is open; nil for none.
    var elements: [ScreenElement]? {
        guard let menu else { return nil }
        // What a phone calls the room around a menu.
        var rest = choice("dismiss popup") {}
        rest.identifier = "PopoverDismissRegion"
        let title = menu.title.isEmpty ? nil : menu.title
        return [ScreenElement(.collectionView, label: title, children: choices(of: menu)), rest]
    }

    private func choices(of menu: UIMenu) -> [ScreenElement] {
        menu.children.flatMap { element -> [ScreenElement] in
            guard let inner = element as? UIMenu, inner.options.contains(.displayInline) else {
                return [choice(for: element)].compactMap { $0 }
            }
            // Its choices are those of the menu around it, below its title.
            let title = inner.title.isEmpty ? [] : [ScreenElement(.staticText, label: inner.title)]
            return title + choices(of: inner)
        }
    }

    private func choice(for element: UIMenuElement) -> ScreenElement? {
        if let inner = element as? UIMenu {
            return choice(inner.title) { [weak self] in if let sender = self?.sender { Self.open(inner, of: sender) } }
        }
        guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return nil }
        var button = choice(action.title) { [weak self] in action.perform(from: self?.sender) }
        button.isEnabled = !action.attributes.contains(.disabled)
        button.isSelected = action.state == .on
        return button
    }

    /// A button that closes the menu, and then does something.
    private func choice(_ title: String, _ body: @escaping @MainActor () -> Void) -> ScreenElement {
        ScreenElement(.button, label: title) { [weak self] touch in
            guard touch == .tap else { return false }
            self?.menu = nil
            body()
            return true
        }
    }
}

extension Touch {
    /// Whether a finger stays for so long that a menu opens: half a second, as a press does without another length.
    var opensMenu: Bool { if case .press(let duration) = self { duration >= .milliseconds(500) } else { false } }
}

extension UIButton {
    /// A finger opens the menu of a button: by a tap where that is what the button is for, else by staying on it.
    func takeForMenu(_ touch: Touch) -> Bool {
        guard let menu = ownMenu, touch.opensMenu || (touch == .tap && opensMenuAtOnce) else { return false }
        OpenMenu.open(menu, of: self)
        return true
    }
}

extension UIBarButtonItem {
    /// A finger opens the menu of a button: by a tap where it does nothing else, or by staying on it.
    func takeForMenu(_ touch: Touch) -> Bool {
        let isForMenu = action == nil && actionInPlace == nil && segue == nil && systemAction == nil
        guard let menu = ownMenu, touch.opensMenu || (touch == .tap && isForMenu) else { return false }
        OpenMenu.open(menu, of: self)
        return true
    }
}

extension UIView {
    /// A finger that stays on a view with a menu below it opens that.
    func takeForContextMenu(_ touch: Touch) -> Bool {
        guard touch.opensMenu else { return false }
        for interaction in contextMenus {
            let configuration = interaction.delegate?.contextMenuInteraction(
                interaction, configurationForMenuAtLocation: .zero)
            if let configuration, configuration.open(of: self) { return true }
        }
        return false
    }

    /// What finds menus below the view.
    var contextMenus: [UIContextMenuInteraction] { ownInteractions.compactMap { $0 as? UIContextMenuInteraction } }
}

extension UIContextMenuConfiguration {
    /// Opens the menu that it makes; false where it makes none.
    func open(of sender: AnyObject) -> Bool {
        guard let menu = makeMenu?([]) else { return false }
        OpenMenu.open(menu, of: sender)
        return true
    }
}
