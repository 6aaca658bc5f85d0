/// What gets the keys that are pressed for a field: by the app's own name for it, where it has one.
@MainActor
final class FocusTarget {
    let key: String
    private let isNamed: Bool
    private let read: () -> Bool
    private let write: (Bool) -> Void

    /// A field that the app knows by a value.
    init(_ key: String, read: @escaping () -> Bool, write: @escaping (Bool) -> Void) {
        (self.key, isNamed, self.read, self.write) = (key, true, read, write)
    }

    /// A field that the app does not ask for.
    init(_ key: String) { (self.key, isNamed, read, write) = (key, false, { false }, { _ in }) }

    /// The app may have moved the keys to the field, or away from it.
    func follow(_ graph: Graph) {
        guard isNamed else { return }
        if read() { graph.focus = self } else if graph.focus?.key == key { graph.focus = nil }
    }

    /// The field gets the keys.
    func take(in graph: Graph) {
        guard graph.focus?.key != key else { return }
        graph.focus?.write(false)
        graph.focus = self
        write(true)
    }

    /// The field gets no keys any more.
    func leave(in graph: Graph) {
        guard graph.focus?.key == key else { return }
        graph.focus = nil
        write(false)
    }
}
