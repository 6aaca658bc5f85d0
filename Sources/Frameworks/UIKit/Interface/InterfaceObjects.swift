import BackgroundRuntime
import VigilInterfaceFile

/// The objects that are made together of a part of a storyboard or of a nib: made first, then connected, then told that they
/// are awake, as `UINib` documents it.
@MainActor
final class InterfaceObjects {
    /// A connection whose ends may not be made yet.
    private struct Pending {
        let connection: InterfaceElement
        let owner: AnyObject
    }

    /// An outlet that has several objects, with the connection of the last one.
    private struct Collection {
        let owner: AnyObject
        let name: String
        var objects: [AnyObject]
        var connection: InterfaceElement
    }

    /// The file that they are in.
    let file: InterfaceFile
    /// The controller of the scene, or who asked for the nib: where segues begin.
    private(set) weak var owner: AnyObject?
    private let table: InterfaceTable
    private var made: [AnyObject] = []
    private var collections: [Collection] = []
    /// What the controller that is made has of its storyboard; nil for what is made of a nib.
    var interface: ControllerInterface?
    private var pending: [Pending] = []
    private var attributes: [(InterfaceElement, AnyObject)] = []

    /// - Parameters:
    ///   - file: the file that they are in.
    ///   - owner: the controller of the scene, or who asked for the nib.
    ///   - table: where they are found by their ids, with those that are there already.
    init(_ file: InterfaceFile, owner: AnyObject?, table: InterfaceTable) {
        (self.file, self.owner, self.table) = (file, owner, table)
    }

    /// The controller whose scene it is.
    var controller: UIViewController? { owner as? UIViewController }

    /// Says who asked for them, where it is made of them itself.
    func belong(to owner: AnyObject) { if self.owner == nil { self.owner = owner } }

    /// The object of an id; nil for one that is not made.
    func object(_ id: String) -> AnyObject? { table[id] }

    /// Counts an object that nobody made here among them.
    func know(_ object: AnyObject, _ id: String) { table[id] = object }

    /// Connects an object that is there already.
    func connect(_ object: AnyObject, _ connections: [InterfaceElement]) {
        pending += connections.map { Pending(connection: $0, owner: object) }
    }

    /// Adds an object to an outlet that has several.
    func collect(_ object: AnyObject, of owner: AnyObject, for name: String, _ connection: InterfaceElement) {
        guard let known = collections.firstIndex(where: { $0.owner === owner && $0.name == name }) else {
            let new = Collection(owner: owner, name: name, objects: [object], connection: connection)
            return collections.append(new)
        }
        collections[known].objects.append(object)
        collections[known].connection = connection
    }

    /// What makes an element as often as it is asked to.
    func template(of element: InterfaceElement) -> InterfaceTemplate {
        InterfaceTemplate(element, file, owner: owner, around: table)
    }

    /// Makes the object of an element.
    func make(_ element: InterfaceElement) -> AnyObject? {
        let made = FilePlace.naming({ [file] in file.place(of: element) }) {
            InterfaceClasses(file).object(of: element, in: self)
        }
        guard let made else { return nil }
        add(made, for: element)
        return made
    }

    /// Makes a view; nil for what is none.
    func view(_ element: InterfaceElement) -> UIView? { make(element) as? UIView }

    /// Counts an object among them: it is connected and told with the others.
    func add(_ object: AnyObject, for element: InterfaceElement) {
        if let id = element.id { table[id] = object }
        made.append(object)
        pending += element.connections.map { Pending(connection: $0, owner: object) }
        if let own = element.child("userDefinedRuntimeAttributes") { attributes.append((own, object)) }
    }

    /// Sets what the app wants set, connects them, and tells them that they are awake.
    func finish() {
        for (element, object) in attributes {
            FilePlace.naming({ [file] in file.place(of: element) }) { RuntimeAttributes.set(element, of: object) }
        }
        let connector = InterfaceConnector(self)
        for connection in pending {
            FilePlace.naming({ [file] in file.place(of: connection.connection) }) {
                connector.connect(connection.connection, of: connection.owner)
            }
        }
        for collection in collections {
            FilePlace.naming({ [file] in file.place(of: collection.connection) }) {
                connector.set(collection.objects, of: collection.owner, for: collection.name)
            }
        }
        let awake = made
        (pending, attributes, made, collections) = ([], [], [], [])
        for object in awake {
            if let responder = object as? UIResponder { responder.awakeFromNib() }
        }
    }
}

/// Objects by the ids of their elements, without keeping them: a cell that is made later finds here what is around it.
@MainActor
final class InterfaceTable {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [String: Entry] = [:]
    private let outer: InterfaceTable?

    /// A table of what lies in that of another, or of what stands alone.
    init(in outer: InterfaceTable? = nil) { self.outer = outer }

    subscript(_ id: String) -> AnyObject? {
        get { entries[id].map(\.object) ?? outer?[id] }
        set { entries[id] = Entry(object: newValue) }
    }
}

/// Something that is made as often as it is asked for: a prototype cell, or what is in a nib.
@MainActor
final class InterfaceTemplate {
    private let element: InterfaceElement
    private let file: InterfaceFile
    private weak var owner: AnyObject?
    private let table: InterfaceTable

    init(_ element: InterfaceElement, _ file: InterfaceFile, owner: AnyObject?, around table: InterfaceTable) {
        (self.element, self.file, self.owner, self.table) = (element, file, owner, table)
    }

    /// One more of it.
    func make() -> AnyObject? {
        let objects = InterfaceObjects(file, owner: owner, table: InterfaceTable(in: table))
        let made = objects.make(element)
        objects.finish()
        return made
    }
}

/// A storyboard or a nib of a bundle.
@MainActor
final class InterfaceFile {
    let document: InterfaceDocument
    let bundle: Bundle

    init(_ document: InterfaceDocument, in bundle: Bundle) { (self.document, self.bundle) = (document, bundle) }

    /// Where an element stands: `Main.storyboard, line 12`.
    func place(of element: InterfaceElement) -> String {
        "\(document.name).\(document.kind == .storyboard ? "storyboard" : "xib"), line \(element.line)"
    }

    /// A text of an element in the language of the user.
    ///
    /// - Parameters:
    ///   - element: what has the text.
    ///   - attribute: its name in the file.
    ///   - key: its name in a table of texts, where that is another one.
    func text(_ element: InterfaceElement, _ attribute: String, key: String? = nil) -> String? {
        guard let text = element.string(attribute) else { return nil }
        return localized(text, element.id, key ?? attribute)
    }

    /// The same of a text whose object has another id.
    func localized(_ text: String, _ id: String?, _ key: String) -> String {
        guard let id else { return text }
        return bundle.localizedString(forKey: "\(id).\(key)", value: text, table: document.name)
    }
}
