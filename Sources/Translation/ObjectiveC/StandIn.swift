/// A declaration of Swift in place of one of Objective-C, in lines, each of which can be left out by itself.
struct StandIn: Sendable {
    /// A line of the declaration, with what it was made of.
    struct Line: Sendable {
        let text: String
        /// What the header has there.
        let said: String
        /// The line of the header.
        let line: Int
    }

    /// What it is, as a person says it: `class Meter`.
    let title: String
    /// Its name in Swift; empty for what adds to something else.
    let name: String
    /// The words that ask for it.
    let names: Set<String>
    /// The file and line of the header.
    let path: String
    let line: Int
    var isClass = false
    /// The line before all others; none for lines that stand alone.
    var head: String?
    var lines: [Line] = []
    /// Lines behind the end.
    var tail: [Line] = []

    var file: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Whether each of its lines is one, and all of it is seen.
    var isOfLines: Bool {
        ([head ?? "", title] + (lines + tail).map(\.text)).allSatisfy { $0 == $0.shown }
    }

    /// All words in it.
    var words: Set<String> {
        let all = [head ?? ""] + (lines + tail).map(\.text)
        return Set(all.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
    }
}

extension String {
    /// The text with blanks for what nobody sees and for what a terminal would obey.
    var shown: String {
        unicodeScalars.reduce(into: "") { shown, scalar in
            let isHidden = [.control, .format, .lineSeparator, .paragraphSeparator].contains(
                scalar.properties.generalCategory)
            shown.unicodeScalars.append(isHidden ? " " : scalar)
        }
    }
}

/// Calls of what stands in place of code that is left out.
struct LeftOutCall {
    /// A method or constant, as Objective-C writes it.
    let text: String
    let file: String
    let line: Int
    var origin = "Objective-C"

    private var arguments: String {
        "\(PieceFinder.literal("\(text), which is \(origin)")), path: \(PieceFinder.literal(file)), line: \(line)"
    }

    /// Something that is done.
    var statement: String { "let _: Void = \(PieceFinder.name)(\(arguments))" }
    /// Something that may give a value.
    var body: String { "\(PieceFinder.name)(body: \(arguments))" }
    /// How an object is made that is not made here.
    var initializer: String { "\(PieceFinder.name)(initializer: \(arguments))" }
    /// The one object that a class shares.
    func shared(_ type: String, as name: String) -> String {
        "nonisolated(unsafe) private static let \(Self.kept(name)) = \(type)(); "
    }
    /// Where something is kept.
    static func kept(_ name: String) -> String { "kept_\(name)" }
    var error: String { "throw \(PieceFinder.name)(error: \(arguments))" }
}
