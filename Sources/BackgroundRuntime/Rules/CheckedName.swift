import Foundation
import Synchronization

/// A name that a test asks for. One that exists nowhere is a mistake of the test, also where it asks that something did *not*
/// happen: so it is reported, and never merely not found.
public enum CheckedName {
    /// Where mistakes go: the kit that runs the tests fails the running one; without a kit they are written to standard error.
    private static let reporter = Mutex<@Sendable (String) -> Void>({ text in
        FileHandle.standardError.write(Data("vigil: \(text)\n".utf8))
    })

    /// Sets where mistakes go.
    package static func report(by report: @escaping @Sendable (String) -> Void) {
        reporter.withLock { $0 = report }
    }

    /// Checks the id of a rule, by the modules of a device and those that are linked.
    package static func rule(_ id: String, of device: Device) { rule(id, in: device.modules.book) }

    /// Checks the id of a rule, by the modules that are linked.
    static func rule(_ id: String, in book: RuleBook = ModuleSet.linked.book) {
        let linked = ModuleSet.linked.book
        guard book.rule(named: id) == nil, linked.rule(named: id) == nil else { return }
        guard id.hasPrefix("k.") else { return mistake("there is no rule \"\(id)\"", id, in: linked.rules.map(\.id)) }
        constant(id, in: [book, linked])
    }

    /// Says that a constant stands in the place of a rule, which something that happens would cite.
    private static func constant(_ id: String, in books: [RuleBook]) {
        let known = books.flatMap(\.constants)
        guard let constant = known.first(where: { $0.id == id }) else {
            return mistake("there is no constant \"\(id)\", and what happens cites rules", id, in: known.map(\.id))
        }
        let readers = books.flatMap { book in
            book.rules.filter { rule in book.constants(mentionedIn: rule.sentence).contains { $0 === constant } }
        }
        let meant = Set(readers.map { "\"\($0.id)\"" }).sorted().joined(separator: " or ")
        reporter.withLock { $0 }(
            "\"\(id)\" is a constant, and what happens cites rules" + (meant.isEmpty ? "" : "; did you mean \(meant)?"))
    }

    /// Checks the value of a mode that may keep an app awake.
    static func mode(_ value: String, in modules: ModuleSet) {
        let known = Set(
            modules.catalog.entries.map(\.value) + modules.modules.flatMap { $0.values.map(\.value) + [$0.id] })
        if !known.contains(value) { mistake("there is no mode \"\(value)\"", value, in: known.sorted()) }
    }

    /// Checks what may keep an app awake, as the trace writes it: a mode, `task "upload"`, or a wake.
    package static func holder(_ name: String, of app: InstalledApp) {
        if name.hasPrefix("task \""), name.hasSuffix("\"") {
            app.noteAskedTask(String(name.dropFirst(6).dropLast()))
        } else if !name.hasPrefix("wake: ") {
            mode(name, in: app.device.modules)
        }
    }

    private static func mistake(_ text: String, _ name: String, in known: [String]) {
        let meant = closestMatch(to: name, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
        reporter.withLock { $0 }(text + meant)
    }
}
