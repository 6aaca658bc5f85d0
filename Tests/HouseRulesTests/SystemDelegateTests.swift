import Foundation
import Testing
import VigilFacts

@Suite("Optional methods of the frameworks' delegates", .long)
struct SystemDelegateTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let methods = Fact("the translation knows all of them and no others") {
        let frameworks = try Repository.swiftFiles(in: "Sources/Frameworks")
        let asked = frameworks.flatMap { Self.methods(of: "public protocol ", in: $0) }
        let defaults = frameworks.flatMap { Self.methods(of: "extension ", in: $0) }
        let list = try Repository.swiftFiles(in: "Sources/Translation").first {
            $0.path.hasSuffix("/SystemDelegates.swift")
        }
        let known = (list?.text ?? "").matches(of: #/"(\w+\([\w:]*\))"/#).map { String($0.1) }
        expect(known.sorted(), is: Set(asked).intersection(defaults).sorted())
        expect(known.contains("scene(_:continue:)") && !known.contains("providerDidReset(_:)"))
    }

    let defaults = Fact.async(
        "the default of each that the trace has as a call says that the app has none, or hands on to an older one"
    ) {
        let sources = try Repository.swiftFiles(in: "Plugins", "Sources/BackgroundRuntime", "Sources/Frameworks")
        // With the class of its last argument, or without.
        let called = Set(
            sources.flatMap { $0.text.matches(of: #/"(\w+\([\w:]*)(?: \\\([\w.]+\))?\)"/#).map { "\($0.1))" } })
        expect(called.contains("provider(_:perform:)"))
        let silent = sources.filter { $0.path.hasPrefix("Sources/Frameworks") }.flatMap { file in
            Self.functions(of: "extension ", in: file).filter { text in
                let words = text.drop { $0 != "{" }
                // To an older method, or to the async form.
                let handsOn =
                    words.contains("await ") || words.contains(#/ (locationManager|application|\w+Interruption)\(/#)
                return called.contains(Self.signature(text)) && !handsOn && !words.contains(#/[Mm]issing|[Ll]ack/#)
            }.map { "\(file.path): \(Self.signature($0))" }
        }
        expect(silent.isEmpty, "OptionalMethod.isMissing() is not called: \(silent.joined(separator: ", "))")
    }

    /// Methods of protocols that are Swift's own, or that apps call, or whose handlers Swift makes no `async` form of.
    private static let withoutAsyncForm: Set = [
        "observe<Value>(_:options:changeHandler:)", "observe<Value>(_:_named:options:changeHandler:)",
        "animate(alongsideTransition:completion:)",
        "session(_:didReceiveMessage:replyHandler:)", "getSnapshot(in:completion:)", "getTimeline(in:completion:)",
    ]

    /// The `async` forms that do not have the name of the method without its handler.
    private static let asyncNames = [
        "application(_:performFetchWithCompletionHandler:)": "applicationPerformFetch(_:)",
        "pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)":
            "pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(_:)",
        "urlSession(_:task:needNewBodyStream:)": "urlSession(_:needNewBodyStreamForTask:)",
    ]

    let asyncForms = Fact("each method that takes a handler has its async form, asked for and with a default") {
        let frameworks = try Repository.swiftFiles(in: "Sources/Frameworks")
        let asked = frameworks.flatMap { Self.requirements(in: $0) }
        let isAsync = Dictionary(grouping: asked) { "\($0.type) \(Self.signature($0.text))" }
            .mapValues { $0.contains { $0.text.contains(/\)\s+async\b/) } }
        var handlers: Set<String> = []
        for method in asked where method.text.contains(/(\w*Handler|completion|reply)( \w+)?:\s*(@escaping|\(\()/) {
            let name = Self.signature(method.text)
            handlers.insert(name)
            let form = Self.asyncNames[name] ?? name.replacing(/\w+:\)$/, with: ")")
            let isThere = isAsync["\(method.type) \(form)"] == true
            expect(isThere != Self.withoutAsyncForm.contains(name), "\(method.type).\(name)")
        }
        expect(handlers.isSuperset(of: Self.withoutAsyncForm) && handlers.isSuperset(of: Self.asyncNames.keys))
    }

    /// The methods that the public protocols of a file ask for, each up to the next.
    private static func requirements(in file: Repository.File) -> [(type: String, text: String)] {
        var (found, block): ([(String, String)], (name: String, body: String)?) = ([], nil)
        for line in file.code {
            if line.hasPrefix("public protocol ") {
                block = (String(line.dropFirst("public protocol ".count).prefix { $0.isLetter }), "")
            } else if line == "}", let (name, body) = block {
                found += body.components(separatedBy: "func ").dropFirst().map { (name, $0) }
                block = nil
            } else {
                block?.body += line + "\n"
            }
        }
        return found
    }

    let reading = Fact("methods are told by their labels") {
        let file = Repository.File(
            path: "",
            text: """
                public protocol ADelegate: AnyObject {
                    func a()
                    func a(_ a: B<C, D>, by c: @escaping (E, F) -> Void) async throws -> G
                }
                public protocol Other {
                    func b()
                }
                """)
        expect(Self.methods(of: "public protocol ", in: file), is: ["a()", "a(_:by:)"])
    }

    /// The methods in the blocks of a file that begin so, of delegates and data sources: `scene(_:continue:)`.
    private static func methods(of start: String, in file: Repository.File) -> [String] {
        functions(of: start, in: file).map(signature)
    }

    /// Each of them from its name on, with all that stands before the next.
    private static func functions(of start: String, in file: Repository.File) -> [String] {
        guard file.text.contains("Delegate") || file.text.contains("DataSource") else { return [] }
        var (found, block): ([String], String?) = ([], nil)
        for line in file.code {
            if line.hasPrefix(start) {
                let name = line.dropFirst(start.count).prefix { $0.isLetter }
                block = name.hasSuffix("Delegate") || name.hasSuffix("DataSource") ? "" : nil
            } else if line == "}", let body = block {
                found += body.components(separatedBy: "func ").dropFirst()
                block = nil
            } else {
                block? += line + "\n"
            }
        }
        return found
    }

    /// The name and the labels at the beginning of a text.
    private static func signature(_ text: String) -> String {
        let name = text.prefix { $0 != "(" }
        var (labels, depth, isFirst) = ("", 0, false)
        for (at, character) in zip(text.indices, text).dropFirst(name.count) {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && text[text.index(before: at)] != "-") { depth -= 1 }
            guard depth > 0 else { break }
            if depth == 1, "(,".contains(character) { isFirst = true }
            guard isFirst, character.isLetter || character == "_" else { continue }
            labels += text[at...].prefix { $0.isLetter || $0.isNumber || $0 == "_" } + ":"
            isFirst = false
        }
        return "\(name)(\(labels))"
    }
}
