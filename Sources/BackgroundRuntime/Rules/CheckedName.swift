import Foundation
import Synchronization
import VigilProgramImage
import VirtualTime

/// A name that a test asks for. One that exists nowhere is a mistake of the test, also where it asks that something did *not*
/// happen: so it is reported, and never merely not found.
public enum CheckedName {
    /// Where mistakes go: the kit that runs the tests fails the running one; without a kit they are written to standard error.
    private static let reporter = Mutex<@Sendable (String, Place) -> Void>({ text, place in
        FileHandle.standardError.write(Data("\(place.file):\(place.line): \(text)\n".utf8))
    })
    /// What the running test is called, for the kit; nil outside one, and without a kit.
    private static let nameOfTest = Mutex<@Sendable () -> String?>({ nil })
    /// Nil until somebody says so, for good.
    private static let hasKit = Mutex<Bool?>(nil)

    /// From now on the program is one without tests.
    package static func forgetKit() { hasKit.withLock { $0 = false } }

    /// What the running test is called; nil outside one.
    static var runningTest: String? { nameOfTest.withLock(\.self)() }

    /// What the test is called whose code, or whose phone's code, the calling thread runs; nil where there is none.
    package static var testOfCaller: String? { runningTest ?? Simulation.running?.test }

    /// Whether a mistake fails the running test, and the program goes on.
    static var failsTests: Bool { hasKit.withLock(\.self) ?? false }

    /// Fails the running test at the line that calls.
    static func fail(_ text: String) {
        reporter.withLock(\.self)(text, Place(Simulation.placeOfCaller()))
    }

    /// Fails the running test for a mistake of its own; in a program without tests it is the end.
    static func refuse(_ text: String, at place: Place? = nil) {
        guard failsTests else { preconditionFailure(text) }
        if let place { reporter.withLock(\.self)(text, place) } else { fail(text) }
    }

    /// Where a test asks.
    package struct Place: Sendable {
        /// The path of the file.
        package let file: String
        /// The line, from 1.
        package let line: UInt
        /// The path as the compiler knew it; nil where it was found when the program ran.
        package let literal: StaticString?

        /// A line of a file.
        package init(_ file: StaticString, _ line: UInt) { (self.file, self.line, literal) = ("\(file)", line, file) }

        /// Where code stands; no line at all where that is not known.
        init(_ place: CodePlace?) {
            (file, line, literal) = (place?.path ?? "", UInt(max(place?.line ?? 0, 0)), nil)
        }
    }

    /// Sets where mistakes go, and how the running test is called.
    package static func report(
        of nameOfTest: @escaping @Sendable () -> String? = { nil },
        by report: @escaping @Sendable (String, Place) -> Void
    ) {
        reporter.withLock { $0 = report }
        CheckedName.nameOfTest.withLock { $0 = nameOfTest }
        hasKit.withLock { $0 = $0 ?? true }
    }

    /// Checks the id of a rule, by the modules of a device and those that are linked.
    package static func rule(_ id: String, of device: Device, at place: Place) {
        rule(id, in: device.modules.book, at: place)
    }

    /// Checks the id of a rule, by the modules that are linked.
    static func rule(_ id: String, in book: RuleBook = ModuleSet.linked.book, at place: Place) {
        let linked = ModuleSet.linked.book
        if let rule = book.rule(named: id) ?? linked.rule(named: id) { return checkIsCited(rule, at: place) }
        guard id.hasPrefix("k.") else {
            let known = linked.rules.map(\.id)
            if let hint = MissingModule.hint(for: id, "rules", known: known) {
                return reporter.withLock { $0 }("there is no rule \"\(id)\": \(hint)", place)
            }
            return mistake("there is no rule \"\(id)\"", id, in: known, at: place)
        }
        constant(id, in: [book, linked], at: place)
    }

    /// Says where a rule is one that no trace cites: then it is never contained, whatever happens.
    private static func checkIsCited(_ rule: Rule, at place: Place) {
        if rule.kind == .property {
            reporter.withLock { $0 }(
                "\"\(rule.id)\" is a property: it always holds, so no trace cites it; ask for what follows from it, such as a "
                    + "state, calls or output; it says: \(rule.sentence)", place)
        } else if ModuleSet.linked.plannedRules.contains(rule.id) {
            reporter.withLock { $0 }("\"\(rule.id)\" is not applied by the simulator yet, so no trace cites it", place)
        }
    }

    /// Says that a constant stands in the place of a rule, which something that happens would cite.
    private static func constant(_ id: String, in books: [RuleBook], at place: Place) {
        let known = books.flatMap(\.constants)
        guard let constant = known.first(where: { $0.id == id }) else {
            return mistake(
                "there is no constant \"\(id)\", and what happens cites rules", id, in: known.map(\.id), at: place)
        }
        let readers = books.flatMap { book in
            book.rules.filter { rule in book.constants(mentionedIn: rule.sentence).contains { $0 === constant } }
        }
        let meant = Set(readers.map { "\"\($0.id)\"" }).sorted().joined(separator: " or ")
        reporter.withLock { $0 }(
            "\"\(id)\" is a constant, and what happens cites rules" + (meant.isEmpty ? "" : "; did you mean \(meant)?"),
            place)
    }

    /// Checks the value of a mode that may keep an app awake.
    static func mode(_ value: String, in modules: ModuleSet, at place: Place) {
        let known = Set(
            modules.catalog.entries.map(\.value) + modules.modules.flatMap { $0.values.map(\.value) + [$0.id] })
        if !known.contains(value) { mistake("there is no mode \"\(value)\"", value, in: known.sorted(), at: place) }
        if modules.unlinkedModes.contains(value) {
            reporter.withLock { $0 }(
                "the mode \"\(value)\" keeps no app awake here, since no module for it is linked: "
                    + MissingModule.remedy, place)
        }
    }

    /// Checks what may keep an app awake, as the trace writes it: a mode, `task "upload"`, or a wake.
    package static func holder(_ name: String, of app: InstalledApp, at place: Place) {
        if name.hasPrefix("task \""), name.hasSuffix("\"") {
            app.noteAskedTask(String(name.dropFirst(6).dropLast()))
        } else if !name.hasPrefix("wake: ") {
            mode(name, in: app.device.modules, at: place)
        }
    }

    private static func mistake(_ text: String, _ name: String, in known: [String], at place: Place) {
        let meant = closestMatch(to: name, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
        reporter.withLock { $0 }(text + meant, place)
    }
}
