import VigilDocuments

/// A storyboard or a nib as Xcode keeps it: what is on an app's screens, and where they lead.
///
/// Frames, constraints, colours and fonts are there as elements, and nobody looks at them.
package struct InterfaceDocument: Sendable {
    /// What such a file is.
    package enum Kind: Sendable {
        /// Controllers, and the ways between them.
        case storyboard
        /// Objects of one owner.
        case nib
    }

    /// One controller of a storyboard, with what lies beside it.
    package struct Scene: Sendable {
        /// The controller, or what stands for one of another storyboard.
        package let controller: InterfaceElement
        /// What lies beside it: the ways out of it, gesture recognizers, further views.
        package let objects: [InterfaceElement]
    }

    package let kind: Kind
    /// Its name, without the ending.
    package let name: String
    /// The controllers of a storyboard, in the order of the file.
    package let scenes: [Scene]
    /// The objects of a nib, in the order of the file.
    package let objects: [InterfaceElement]
    /// The controller that a storyboard begins with, by its id; nil for none.
    package let initialController: String?
    private let known: [String: InterfaceElement]
    private let places: [String: Int]

    init(_ root: InterfaceElement, kind: Kind, name: String) {
        (self.kind, self.name) = (kind, name)
        scenes = root.group("scenes").compactMap { scene in
            let objects = scene.group("objects")
            return objects.first(where: Self.isController).map { Scene(controller: $0, objects: objects) }
        }
        objects = kind == .nib ? root.group("objects") : []
        initialController = root["initialViewController"]
        known = Dictionary(root.all.compactMap { element in element.id.map { ($0, element) } }) { first, _ in first }
        places = Dictionary(
            scenes.enumerated().compactMap { at, scene in scene.controller.id.map { ($0, at) } }
        ) { first, _ in first }
    }

    /// The element that connections call so.
    package func element(_ id: String) -> InterfaceElement? { known[id] }

    /// The scene of a controller, by its id.
    package func scene(of controller: String) -> Scene? { places[controller].map { scenes[$0] } }

    /// The scene whose controller the app's code calls so.
    package func scene(named identifier: String) -> Scene? {
        scenes.first { $0.controller["storyboardIdentifier"] == identifier }
    }

    /// What the app's code calls controllers of the storyboard.
    package var identifiers: [String] { scenes.compactMap { $0.controller["storyboardIdentifier"] } }

    /// Whether an element is the controller of a scene.
    package static func isController(_ element: InterfaceElement) -> Bool {
        element["sceneMemberID"] == "viewController"
    }
}
