import Foundation
import Testing
import VigilFacts

@Suite("The doc comments", .long)
struct DocumentationTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// All of the package's, read once.
    private static let declarations = Result {
        try Repository.swiftFiles(in: "Sources", "Plugins").flatMap(PublicDeclaration.all)
    }

    let everywhere = Fact("stand above every public type and function that is no framework's") {
        let requirements = try Requirements(Repository.swiftFiles(in: "Sources", "Plugins"))
        let bare = try Self.declarations.get().filter(\.comment.isEmpty).filter { declaration in
            let isAsked = declaration.line.contains(Requirements.ofTheStandardLibrary)
            return !declaration.place.hasPrefix("Sources/Frameworks/") && declaration.line.contains(Self.typeOrFunction)
                && !isAsked && !requirements.contain(declaration.line)
        }
        expect(bare.map(\.description), is: [])
    }

    /// What needs a sentence. The name of a case or a property says what it is, or is not good enough.
    nonisolated(unsafe) private static let typeOrFunction =
        #/public .*\b(?:struct|class|enum|protocol|actor|macro|func|subscript)\b/#

    let words = Fact("have four words at least, or are left out") {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins")
        expect(files.flatMap(Self.shortComments), is: [])
        let source = "/// As lemons.\nlet a = 1\n/// As\n///\n/// the ripe lemons.\nlet b = 1\n"
        expect(Self.shortComments(in: Repository.File(path: "A.swift", text: source)), is: ["A.swift:1: As lemons."])
    }

    /// The doc comments of a file that have fewer than four words, with their places.
    private static func shortComments(in file: Repository.File) -> [String] {
        var found: [String] = []
        var words: [Substring] = []
        for (index, line) in file.lines.enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                words += text.dropFirst(3).split(separator: " ")
            } else if !words.isEmpty {
                if words.count < 4 { found.append("\(file.path):\(index): \(words.joined(separator: " "))") }
                words = []
            }
        }
        return found
    }

    let unchecked = Fact("say why a type of ours is Sendable where nobody checks it") {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins").filter {
            !$0.path.hasPrefix("Sources/Frameworks/")
        }
        let found = files.flatMap { file in
            file.code.indices.filter { file.code[$0].contains("@unchecked Sendable") }.map { index in
                let above = file.lines[..<index].reversed().prefix { $0.contains("///") }
                return (place: "\(file.path):\(index + 1)", isSaid: above.contains { $0.contains("/// Unchecked: ") })
            }
        }
        expect(found.filter { !$0.isSaid }.map(\.place), is: [])
        expect(found.count < 20, "only what crosses threads by a way of its own")
    }

    let sentences = Fact("begin with a sentence that says more than the name") {
        let declarations = try Self.declarations.get()
        expect(declarations.count > 2_000)
        let told = declarations.filter { !$0.comment.isEmpty }
        expect(told.filter { !$0.endsSentence }.map(\.description), is: [])
        expect(told.filter { !$0.saysMoreThanName }.map(\.description), is: [])
    }

    let repetitions = Fact("are told from sentences that repeat a name") {
        let source = """
            public struct Train {
                /// The stops of the train.
                public var stops = 0
                /// Where passengers get off.
                public var exits = 0
                public enum Colour {
                    case red
                    /// As a tomato
                    case green
                }
            }
            """
        let found = PublicDeclaration.all(in: Repository.File(path: "Train.swift", text: source))
        expect(
            found.map(\.comment),
            is: ["", "The stops of the train.", "Where passengers get off.", "", "", "As a tomato"])
        expect(found.map(\.saysMoreThanName), is: [false, false, true, false, false, true])
        expect(found.last?.endsSentence == false && found[2].endsSentence)
    }
}

/// The requirements of this package's protocols, by the start of their declarations: `func processDidEnter(`.
struct Requirements {
    /// What protocols of the standard library ask for documents itself.
    nonisolated(unsafe) static let ofTheStandardLibrary =
        #/\b(var description|func hash\(into|static func (==|<|\+)|init\(rawValue|let rawValue|init\(from decoder|override |required init|func next\(\)|var minimumResolution|unownedExecutor|var now: VirtualInstant)/#

    private let starts: Set<String>

    init(_ files: [Repository.File]) {
        starts = Set(files.flatMap { file in file.lines.compactMap { Requirements.start(of: $0, prefix: "    ") } })
    }

    func contain(_ line: String) -> Bool {
        Requirements.start(of: line, prefix: "    public ").map(starts.contains) ?? false
    }

    /// `func name(` or `var name`, of a declaration that begins with `prefix`.
    private static func start(of line: String, prefix: String) -> String? {
        guard line.hasPrefix(prefix + "func ") || line.hasPrefix(prefix + "var ") else { return nil }
        let declaration = line.dropFirst(prefix.count)
        return declaration.prefix { $0 != "(" && $0 != ":" }.description
    }
}
