/// One element of a file of Interface Builder: a controller, a view, a connection, or what says something of one.
package final class InterfaceElement: Sendable {
    /// What kind of thing it is: `button`, `connections`, `segue`.
    package let name: String
    /// What is said of it, by the names of the file.
    package let attributes: [String: String]
    /// What is in it, in the order of the file.
    package let children: [InterfaceElement]
    /// Its characters, without white space at the ends.
    package let text: String
    /// Its line in the file, counted from 1.
    package let line: Int

    init(_ name: String, _ attributes: [String: String], _ children: [InterfaceElement], text: String, line: Int) {
        (self.name, self.attributes, self.children) = (name, attributes, children)
        (self.text, self.line) = (text, line)
    }

    /// What is said of it under a name; nil for nothing.
    package subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// What connections of the file call it; nil for what nothing leads to.
    package var id: String? { attributes["id"] }

    /// What it is to what it is in, such as `view` or `navigationItem`; nil for one of several.
    package var key: String? { attributes["key"] }

    /// The first element of a name in it.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The element in it that is something to it.
    package func child(keyed key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// The elements of a group in it, such as `subviews`; none without the group.
    package func group(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Its connections: outlets, actions and segues.
    package var connections: [InterfaceElement] { group("connections") }

    /// Whether an attribute says so; nil where nothing is said.
    package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// A number; nil where none is said, or it is none.
    package func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A whole number; nil where none is said, or it is none.
    package func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

    /// A text: that of an attribute, or of the element `string` in it, where texts of several lines are.
    package func string(_ attribute: String) -> String? {
        if let text = attributes[attribute] { return text }
        return children.first { ["string", "mutableString"].contains($0.name) && $0.key == attribute }?.text
    }

    /// The element and all that is in it, from outside, in the order of the file.
    package var all: [InterfaceElement] {
        var (found, open) = ([InterfaceElement](), [self])
        while let next = open.popLast() {
            found.append(next)
            open += next.children.reversed()
        }
        return found
    }
}
