import BackgroundRuntime
import VigilInterfaceFile

// What a file says of what bars show.

extension UIBarButtonItem {
    /// Reads what a file says of it.
    func filled(_ element: InterfaceElement, _ objects: InterfaceObjects) -> UIBarButtonItem {
        readItem(element, objects.file)
        if let word = element["systemItem"] { systemItem = Self.systemItems[word] }
        customView = element.child(keyed: "customView").flatMap(objects.view)
        return self
    }

    private static let systemItems: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]
}

extension UIBarItem {
    fileprivate func readItem(_ element: InterfaceElement, _ file: InterfaceFile) {
        title = file.text(element, "title")
        isEnabled = element.flag("enabled") ?? true
        tag = element.integer("tag") ?? 0
        image = element["image"].flatMap { .named($0, element["catalog"]) }
    }
}

extension UINavigationItem {
    /// One of a bar that lies in a view.
    convenience init(of element: InterfaceElement, _ objects: InterfaceObjects) {
        self.init(title: "")
        fill(element, objects)
        objects.add(self, for: element)
    }

    /// Reads what a file says of it.
    func fill(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        title = objects.file.text(element, "title")
        prompt = objects.file.text(element, "prompt")
        hidesBackButton = element.flag("hidesBackButton") ?? false
        titleView = element.child(keyed: "titleView").flatMap(objects.view)
        backBarButtonItem = item("backBarButtonItem", element, objects)
        leftBarButtonItem = item("leftBarButtonItem", element, objects)
        rightBarButtonItem = item("rightBarButtonItem", element, objects)
        if let items = items("leftBarButtonItems", element, objects) { leftBarButtonItems = items }
        if let items = items("rightBarButtonItems", element, objects) { rightBarButtonItems = items }
    }

    private func item(_ key: String, _ element: InterfaceElement, _ objects: InterfaceObjects) -> UIBarButtonItem? {
        element.child(keyed: key).flatMap { objects.make($0) as? UIBarButtonItem }
    }

    private func items(
        _ name: String, _ element: InterfaceElement, _ objects: InterfaceObjects
    ) -> [UIBarButtonItem]? {
        guard let group = element.child(name) else { return nil }
        return group.children.compactMap { objects.make($0) as? UIBarButtonItem }
    }
}

extension UITabBarItem {
    /// One of a bar that lies in a view.
    convenience init(of element: InterfaceElement, _ objects: InterfaceObjects) {
        self.init()
        fill(element, objects.file)
        objects.add(self, for: element)
    }

    /// Reads what a file says of it.
    func fill(_ element: InterfaceElement, _ file: InterfaceFile) {
        readItem(element, file)
        badgeValue = file.text(element, "badgeValue")
        guard title == nil, let word = element["systemItem"] else { return }
        title = Self.systemTitle(word)
    }

    /// What a tab of the system says, by its name in code.
    static func systemTitle(_ name: String) -> String {
        systemTitles[name] ?? name.prefix(1).uppercased() + name.dropFirst()
    }

    /// What the tabs of the system say that are of two words.
    private static let systemTitles = [
        "topRated": "Top Rated", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    ]
}
