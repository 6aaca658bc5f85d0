/// What makes a source compile that a compiler refuses.
enum Remedy: Hashable {
    /// A piece of the source is left out.
    case leaveOut(LeftOut.Kind, Range<Int>)
    /// A type is missing, and an empty one takes its place.
    case placeholder(String, inside: String?)
    /// A placeholder is used as a protocol.
    case makeProtocol(String)
    /// A placeholder is inherited by a class.
    case makeBase(String)
    /// A method of an extension overrides one: it is called by an override in the class.
    case move(unit: Range<Int>)
    /// A placeholder has to conform to something.
    case conform(placeholder: String, to: String)

    /// Whether other messages may follow from what it mends.
    var isFirst: Bool {
        switch self {
        case .leaveOut(.import, _), .leaveOut(.attribute, _), .placeholder, .makeProtocol, .makeBase: true
        default: false
        }
    }
}

/// Finds the smallest remedy for a message.
struct RemedySearch {
    let source: TriedSource
    /// The types that are placeholders by now, and those that could not be.
    let placeholders: Placeholders

    private var text: SourceText { source.read.source }
    private var units: CodeUnits { source.finder.units }

    /// The remedy for a message at a token; nil where nothing is left to try.
    func remedy(for message: CompilerMessage, at token: Int) -> Remedy? {
        if let remedy = named(message, token), isNew(remedy) { return remedy }
        return general(message, token)
    }

    /// Whether it was not tried yet.
    private func isNew(_ remedy: Remedy) -> Bool {
        switch remedy {
        case .leaveOut(let kind, let tokens):
            !source.pieces.contains { $0.piece.kind == kind && $0.tokens == tokens }
        case .placeholder(let name, _): placeholders.mayHave(name)
        case .makeProtocol(let name): placeholders.isClass(name)
        case .makeBase(let name): placeholders.isClass(name) && !placeholders.isInherited(name)
        case .move(let unit): !source.pieces.contains { $0.piece.kind == .moved && unit.contains($0.tokens.lowerBound) }
        case .conform(let name, let wanted): placeholders.mayConform(name, to: wanted)
        }
    }

    // MARK: Messages with a remedy of their own

    private func named(_ message: CompilerMessage, _ token: Int) -> Remedy? {
        let (said, names) = (message.text, message.text.quoted)
        if said.hasPrefix("no such module") { return importRemedy(token) }
        if said.hasPrefix("cannot find type '") { return .placeholder(names[0], inside: nil) }
        if said.contains("is not a member type of"), names.count > 1 {
            return .placeholder(names[0], inside: plain(names[1]))
        }
        if said.hasPrefix("unknown attribute") || said.contains("cannot be used as an attribute") {
            return attributeRemedy(token)
        }
        if said.contains("cannot override yet") || said.contains("cannot be overridden from extension") {
            return moveRemedy(token) ?? overrideRemedy(token)
        }
        if said.contains("does not override any") { return overrideRemedy(token) }
        if said.hasPrefix("inheritance from non-protocol") {
            return names.map(plain).last(where: placeholders.isClass).map { .makeProtocol($0) }
        }
        if said.contains("inheritance from a final class"), let name = names.first { return .makeBase(plain(name)) }
        if said.contains("does not conform to"), names.count > 1 { return conformanceRemedy(names, token) }
        if said.hasPrefix("missing return in"), !said.contains("closure") { return resultRemedy(token) }
        if said.contains("has no initializers") { return propertyRemedy(message) }
        return nil
    }

    private func plain(_ type: String) -> String {
        type.split(separator: ".").last.map(String.init) ?? type
    }

    private func importRemedy(_ token: Int) -> Remedy? {
        source.finder.importStatement(at: token).map { .leaveOut(.import, $0) }
    }

    private func attributeRemedy(_ token: Int) -> Remedy? {
        let sign = text.isMark(token, "@") ? token : token - 1
        return text.isMark(sign, "@") ? .leaveOut(.attribute, source.finder.attribute(at: sign)) : nil
    }

    private func overrideRemedy(_ token: Int) -> Remedy? {
        guard let unit = units.around(token).first(where: { units.isDeclaration(units.all[$0]) }) else { return nil }
        let tokens = units.all[unit].tokens
        return tokens.prefix { $0 <= token }.last { text.isToken($0, "override") }.map {
            .leaveOut(.override, $0..<$0 + 1)
        }
    }

    /// Only methods are moved: a property or initializer that overrides is left out.
    private func moveRemedy(_ token: Int) -> Remedy? {
        let unit = units.around(token).map { units.all[$0] }.first(where: units.isDeclaration)
        guard let unit, text.isToken(units.keyword(of: unit), "func") else { return nil }
        return .move(unit: unit.tokens)
    }

    private func conformanceRemedy(_ names: [String], _ token: Int) -> Remedy? {
        let type = plain(names[0])
        if placeholders.names.contains(type) { return .conform(placeholder: type, to: plain(names[1])) }
        let wanted = names[1]
        let entry = source.read.outline.entries.last { $0.start <= token && token <= $0.bodyStart }
        guard let entry else { return nil }
        return Conformances(text, entry).all.first { plain(text.text($0)) == plain(wanted) }.map {
            .leaveOut(.conformance, $0)
        }
    }

    private func resultRemedy(_ token: Int) -> Remedy? {
        guard text.isMark(token, "}") else { return nil }
        let brace = (0..<token).last { text.isMark($0, "{") && text.behindGroup($0) == token + 1 }
        return brace.flatMap(source.finder.body).map { .leaveOut(.result, $0) }
    }

    /// A class whose property lost its value: the property goes.
    private func propertyRemedy(_ message: CompilerMessage) -> Remedy? {
        for note in message.notes where note.text.contains("without initial value") && note.path == source.path {
            guard let token = source.token(line: note.line, column: note.column),
                let unit = units.around(token).first(where: { units.all[$0].container == .type })
            else { continue }
            return .leaveOut(.declaration, units.all[unit].tokens)
        }
        return nil
    }

    // MARK: All others

    /// The smallest piece around a place that is not left out yet.
    private func general(_ message: CompilerMessage, _ token: Int) -> Remedy? {
        let around = units.around(token)
        if let call = callRemedy(token, around) { return call }
        for index in around {
            let unit = units.all[index]
            if !units.isDeclaration(unit) {
                if let clause = clauseRemedy(unit, token) { return clause }
                if isFree(.statement, unit.tokens) { return .leaveOut(.statement, unit.tokens) }
                continue
            }
            if let remedy = declarationRemedy(unit, token) { return remedy }
        }
        return nil
    }

    private func isFree(_ kind: LeftOut.Kind, _ tokens: Range<Int>) -> Bool {
        !source.pieces.contains {
            ($0.piece.kind == kind || $0.piece.kind == .statement || $0.piece.kind == .declaration)
                && $0.tokens.lowerBound <= tokens.lowerBound && tokens.upperBound <= $0.tokens.upperBound
        }
    }

    /// A modifier of a view at the beginning of a line that is missing, or that takes something that is: all that stands
    /// before it stays.
    private func callRemedy(_ token: Int, _ around: [Int]) -> Remedy? {
        guard isInView, let statement = around.first.map({ units.all[$0] }), !units.isDeclaration(statement)
        else { return nil }
        let calls = (statement.tokens.lowerBound...token).compactMap { dot -> Range<Int>? in
            guard text.isMark(dot, "."), text.tokens[dot].startsLine else { return nil }
            return source.finder.chainedCall(at: dot).flatMap { $0.contains(token) ? $0 : nil }
        }
        return calls.last { isFree(.call, $0) }.map { .leaveOut(.call, $0) }
    }

    private var isInView: Bool { source.read.imports.contains("SwiftUI") }

    private func clauseRemedy(_ unit: CodeUnit, _ token: Int) -> Remedy? {
        let clause = GuardClauses(text, unit.tokens)?.clauses.first { $0.contains(token) }
        return clause.flatMap { isFree(.clause, $0) ? .leaveOut(.clause, $0) : nil }
    }

    /// What is wrong within a function is what it does; elsewhere the declaration is.
    private func declarationRemedy(_ unit: CodeUnit, _ token: Int) -> Remedy? {
        let word = text.text(units.keyword(of: unit))
        if ["func", "init", "deinit", "subscript"].contains(word) {
            // What ends it may be the body of a type, where its own is missing.
            let body = unit.tokens.last.flatMap { end in
                unit.tokens.first { text.isMark($0, "{") && text.behindGroup($0) == end + 1 }
            }.flatMap(source.finder.body)
            if let body, token > body.lowerBound, isFree(.body, body) { return .leaveOut(.body, body) }
        }
        // A whole type goes last, since all that lies in it comes before it.
        guard isFree(.declaration, unit.tokens) else { return nil }
        return .leaveOut(.declaration, unit.tokens)
    }
}
