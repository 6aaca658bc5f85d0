/// A declaration that would stand for something missing, as far as its use shows what it is.
///
/// Types of arguments and results are not known: somebody who writes it into the app knows them.
struct Stub {
    /// The declaration, on one line.
    let text: String

    /// The declaration that a message asks for; nil where it names nothing that is missing, or where an empty type stands
    /// for it already.
    ///
    /// - Parameters:
    ///   - message: what the compiler says.
    ///   - at: the token of the source that it is about.
    init?(for message: CompilerMessage, at token: Int, in source: SourceText) {
        let names = message.text.quoted
        guard let name = names.last, let use = Self.use(of: name, near: token, in: source) else { return nil }
        let member = Self.member(name, used: use, in: source)
        if message.text.hasPrefix("cannot find '"), name.first?.isLowercase == true {
            text = member.replacing(": Any? { get { nil } set {} }", with: ": Any? = nil")
        } else if names.count == 2, message.text.contains("has no member '"), let owner = Self.owner(message, names[0])
        {
            let isOfType = message.text.hasPrefix("type '")
            text = "extension \(owner) { \(isOfType ? "static " : "")\(member) }"
        } else {
            return nil
        }
    }

    /// The type of a message that can be extended.
    private static func owner(_ message: CompilerMessage, _ name: String) -> String? {
        let plain = name.hasSuffix("?") ? String(name.dropLast()) : name
        let isName = plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isName && !message.text.contains("(aka") ? plain : nil
    }

    /// The token with the name, which is the message's own or one soon behind it.
    private static func use(of name: String, near token: Int, in source: SourceText) -> Int? {
        (token..<min(token + 8, source.tokens.count)).first { source.text($0) == name }
    }

    private static func member(_ name: String, used at: Int, in source: SourceText) -> String {
        let opens = source.isMark(at + 1, "(") && !source.tokens[at + 1].isSpaced
        guard opens else { return "var \(name): Any? { get { nil } set {} }" }
        let end = source.behindGroup(at + 1)
        let hasClosure = source.isMark(end, "{") && !source.tokens[end].startsLine
        let parameters = labels(source, source.insideGroup(at + 1)) + (hasClosure ? ["_: () -> Void"] : [])
        return "func \(name)(\(parameters.joined(separator: ", "))) {}"
    }

    /// The parameters for a list of arguments.
    private static func labels(_ source: SourceText, _ tokens: Range<Int>) -> [String] {
        var (parameters, at, starts) = ([String](), tokens.lowerBound, true)
        while at < tokens.upperBound {
            if starts {
                let isLabelled = source.isKind(at, .word) && source.isMark(at + 1, ":")
                parameters.append((isLabelled ? source.text(at) : "_") + ": Any")
            }
            starts = source.isMark(at, ",")
            let opens = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = opens ? source.behindGroup(at) : at + 1
        }
        return parameters
    }
}

extension AppTrial {
    /// A declaration that would stand for what a message says is missing; nil where its use does not show one.
    package func stub(for message: CompilerMessage) -> String? {
        guard let source = tried(message.path),
            let token = source.token(line: message.line, column: message.column)
        else { return nil }
        return Stub(for: message, at: token, in: source.read.source)?.text
    }
}
