import VigilDocuments

/// Looks for what no build of Xcode takes: two things of one id, and connections that lead nowhere.
struct InterfaceCheck {
    /// Something that is wrong, with its place.
    struct Fault {
        let line: Int
        let message: String
        let hint: String?
    }

    private(set) var faults: [Fault] = []
    private let document: InterfaceDocument

    init(_ document: InterfaceDocument, _ root: InterfaceElement) {
        self.document = document
        checkIDs(root)
        if document.kind == .storyboard { checkScenes(root) }
        for element in root.all where element.name == "connections" {
            for connection in element.children { check(connection) }
        }
        faults.sort { $0.line < $1.line }
    }

    /// More faults of one file help nobody.
    private static let maximalCount = 100

    private mutating func add(_ element: InterfaceElement, _ message: String, hint: String? = nil) {
        guard faults.count < Self.maximalCount else { return }
        faults.append(Fault(line: element.line, message: message, hint: hint))
    }

    private mutating func checkIDs(_ root: InterfaceElement) {
        var lines: [String: Int] = [:]
        for element in root.all {
            guard let id = element.id else { continue }
            if let first = lines[id] {
                add(element, "the id \(id.quoted) is that of another element, in line \(first)")
            } else {
                lines[id] = element.line
            }
        }
    }

    private mutating func checkScenes(_ root: InterfaceElement) {
        for scene in root.group("scenes") where !scene.group("objects").contains(where: InterfaceDocument.isController)
        {
            add(scene, "the scene has no controller")
        }
        for scene in document.scenes {
            guard scene.controller.id == nil else { continue }
            add(scene.controller, "the controller has no id")
        }
        if let initial = document.initialController, document.scene(of: initial) == nil {
            add(
                root, "initialViewController: no scene has a controller with the id \(initial.quoted)")
        }
    }

    private mutating func check(_ connection: InterfaceElement) {
        switch connection.name {
        case "outlet", "outletCollection": require("property", of: connection)
        case "action": require("selector", of: connection)
        case "segue": checkSegue(connection)
        default: return
        }
        guard let destination = connection["destination"] else {
            return add(connection, "the \(connection.name) leads nowhere: the attribute destination is missing")
        }
        guard document.element(destination) == nil else { return }
        add(connection, "the \(connection.name) leads to the id \(destination.quoted), which no element has")
    }

    private mutating func require(_ attribute: String, of connection: InterfaceElement) {
        guard connection[attribute]?.isEmpty != false else { return }
        add(connection, "the \(connection.name) has no \(attribute)")
    }

    private mutating func checkSegue(_ segue: InterfaceElement) {
        guard let kind = segue["kind"] else { return add(segue, "the segue is of no kind") }
        if SegueKind(rawValue: kind) == nil {
            let hint = closestMatch(to: kind, in: SegueKind.allCases.map(\.rawValue)).map {
                "did you mean \($0.quoted)?"
            }
            add(segue, "the segue is of an unknown kind: \(kind.quoted)", hint: hint)
        }
        switch SegueKind(rawValue: kind) {
        case .unwind: require("unwindAction", of: segue)
        case .relationship: require("relationship", of: segue)
        default: return
        }
    }
}

/// What a segue does.
package enum SegueKind: String, CaseIterable, Sendable {
    /// It shows a controller where it suits, on the stack, in the other column, or over another.
    case show, push, showDetail, replace
    /// It covers a controller by another.
    case presentation, modal, popoverPresentation, popover
    /// It puts a controller into a view of another.
    case embed
    /// It goes back to where a controller wants to be gone back to.
    case unwind
    /// A class of the app's own does it.
    case custom
    /// It is no way, but says what is in a container.
    case relationship
}
