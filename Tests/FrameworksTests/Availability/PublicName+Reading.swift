import Foundation
import Synchronization
import VigilFacts

extension PublicName {
    /// The folder of the frameworks, beside the tests.
    static let frameworks = packageFolder.appendingPathComponent("Sources/Frameworks")

    /// The public declarations of a framework's sources, which are read once for all tests.
    static func all(of framework: String) throws -> [PublicName] {
        try known.withLock { known in
            if let names = known[framework] { return names }
            let names = try read(framework)
            known[framework] = names
            return names
        }
    }

    private static let known = Mutex<[String: [PublicName]]>([:])

    private static func read(_ framework: String) throws -> [PublicName] {
        let folder = frameworks.appendingPathComponent(framework)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let sources = try files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            return (
                "\(framework)/\(file)", text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            )
        }
        let names = sources.flatMap { PublicNames(place: $0.0, lines: $0.1).names }
        // What a protocol asks for and an extension of it has too is for apps to implement.
        let implemented = Set(names.filter { $0.kind == .implemented }.map(\.name))
        return names.filter { $0.kind == .implemented || !implemented.contains($0.name) }
    }
}

/// What one file declares.
private struct PublicNames {
    private struct Scope {
        let name: String
        let keyword: String
        let indent: Int
        let isPublic: Bool
    }

    private(set) var names: [PublicName] = []
    private let place: String
    private let lines: [String]
    private var scopes: [Scope] = []

    init(place: String, lines: [String]) {
        (self.place, self.lines) = (place, lines)
        for index in lines.indices { read(index) }
    }

    private mutating func read(_ index: Int) {
        let line = lines[index]
        let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        guard let first = line.utf8.dropFirst(indent).first, first != UInt8(ascii: "/"), first != UInt8(ascii: "#")
        else {
            return
        }
        if first != UInt8(ascii: "{"), first != UInt8(ascii: ")"), first != UInt8(ascii: "}") {
            while let scope = scopes.last, indent <= scope.indent { scopes.removeLast() }
        }
        guard indent == (scopes.last.map { $0.indent + 4 } ?? 0), let found = DeclarationLine(lines[index...]) else {
            return
        }
        let path = scopes.map(\.name)
        // A type does not ask because something in it does.
        let isType = ["struct", "class", "enum", "protocol", "actor", "extension"].contains(found.keyword)
        if isSeen(found), found.keyword != "extension" {
            let text = text(of: index, indent: indent)
            let kind = kind(of: found, text)
            names += found.names.map {
                PublicName(
                    name: (path + [$0]).joined(separator: "."), kind: kind,
                    isAsked: !isType && asks(text),
                    place: "\(place):\(index + 1)")
            }
        }
        if isType {
            let name = found.names.first ?? ""
            scopes.append(Scope(name: name, keyword: found.keyword, indent: indent, isPublic: found.isPublic))
        }
    }

    /// Whether the text of a declaration asks for its system, or says by its form that the framework's first one had it.
    private func asks(_ text: String) -> Bool {
        let ways = ["pp.require(", "process.require(", ".Since(.", "since: .", "unseen("]
        return ways.contains(where: text.contains) || place.contains("/Surface/") && text.hasSuffix("{ self }")
    }

    /// Whether an app sees it: it is public, a case of something public, or asked for by a public protocol.
    private func isSeen(_ found: DeclarationLine) -> Bool {
        if found.isPublic { return true }
        guard let scope = scopes.last, scope.isPublic else { return false }
        return scope.keyword == "protocol" || (scope.keyword == "enum" && found.keyword == "case")
    }

    private func kind(of found: DeclarationLine, _ text: String) -> PublicName.Kind {
        if text.contains("@available(*, unavailable") { return .unavailable }
        let isSecondName = text.contains("@available(*, deprecated, renamed: ")
        if isSecondName || found.keyword == "typealias" || found.keyword == "associatedtype" { return .alias }
        if found.keyword == "case" || found.keyword == "enum" || isNumber(found, text) { return .number }
        let isAsked = found.keyword == "protocol" || scopes.last?.keyword == "protocol"
        return isAsked || found.modifiers.contains("override") ? .implemented : .used
    }

    /// An option, or the raw value of one.
    private func isNumber(_ found: DeclarationLine, _ text: String) -> Bool {
        if found.names == ["rawValue"] || found.names == ["init(rawValue:)"] { return true }
        if found.keyword == "struct" {
            return found.rest.contains("OptionSet") || found.rest.contains("RawRepresentable")
        }
        guard found.keyword == "let", let value = text.components(separatedBy: "(rawValue: ").dropFirst().first else {
            return false
        }
        return value.first.map { $0.isNumber } == true
    }

    /// A declaration from its attributes to where the next one begins.
    private func text(of index: Int, indent: Int) -> String {
        var start = index
        // Attributes in lines of their own; a declaration may begin with some too.
        while start > 0, lines[start - 1].drop(while: { $0 == " " }).hasPrefix("@"),
            DeclarationLine(lines[(start - 1)..<start]) == nil
        {
            start -= 1
        }
        let end = lines[(index + 1)...].firstIndex { line in
            let depth = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            return !line.isEmpty && depth <= indent && !line.dropFirst(depth).hasPrefix(")")
        }
        return lines[start..<(end ?? lines.count)].joined(separator: "\n")
    }
}
