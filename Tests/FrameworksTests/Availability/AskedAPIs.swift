import Foundation
import VigilFacts

@testable import BackgroundRuntime

/// Whatever an app may use too early, as the sources of the frameworks ask for it: each once, by spelling.
enum AskedAPIs {
    static func all() throws -> [SystemAPI] {
        let files = FileManager.default.enumerator(atPath: PublicName.frameworks.path)?.compactMap { $0 as? String }
        let sources = try (files ?? []).filter { $0.hasSuffix(".swift") }.map { file in
            try String(contentsOf: PublicName.frameworks.appendingPathComponent(file), encoding: .utf8)
        }
        let all =
            try sources.flatMap { try written(in: $0) + unseen(in: $0) + sides(in: $0) + colours(in: $0) }
            + classes(asked: sources)
        return Set(all).sorted { ($0.spelling, $0.first) < ($1.spelling, $1.first) }
    }

    /// What is written out: `.method("url", of: "AVAsset", .iOS(4))`.
    private static func written(in source: String) throws -> [SystemAPI] {
        let pattern = #"\b(symbol|method|classMethod)\(\s*"([^"\\]+)",\s*(?:of: "(\w+)",\s*)?\.iOS\(([^)]*)\)\)"#
        return try matches(of: pattern, in: source).map { words in
            let first = version(words[4])
            return switch words[1] {
            case "method": .method(words[2], of: words[3], first)
            case "classMethod": .classMethod(words[2], of: words[3], first)
            default: .symbol(words[2], first)
            }
        }
    }

    /// What changes only how a view looks, and is named by its function.
    private static func unseen(in source: String) throws -> [SystemAPI] {
        let pattern = #"func (\w+)(?:<[^(]*>)?\(([^{]*)\)\s*-> some View \{\s*unseen\(\.iOS\(([^)]*)\)\)\s*\}"#
        return try matches(of: pattern, in: source).map { words in
            .symbol("SwiftUI.View.\(words[1])(\(labels(of: words[2])))", version(words[3]))
        }
    }

    /// The labels of some parameters: a comma that another bracket holds ends none.
    private static func labels(of parameters: String) -> String {
        var (depth, parts) = (0, [""])
        for character in parameters.replacingOccurrences(of: "->", with: "") {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        let words = parts.map { $0.split { " :\n".contains($0) }.first { !$0.hasPrefix("@") } }
        return words.compactMap(\.self).map { "\($0):" }.joined()
    }

    /// The sides of views that rules of a layout are made of.
    private static func sides(in source: String) throws -> [SystemAPI] {
        try matches(of: #"var (\w+Anchor): NSLayout\w+"#, in: source).map { .method($0[1], of: "UIView", .iOS(9)) }
    }

    /// The colours that follow the look of the system.
    private static func colours(in source: String) throws -> [SystemAPI] {
        try matches(of: #"\badaptive\("(\w+)""#, in: source).map {
            .classMethod("\($0[1])Color", of: "UIColor", .iOS(13))
        }
    }

    /// The classes of the tables that are asked for.
    private static func classes(asked sources: [String]) throws -> [SystemAPI] {
        let names = try Set(sources.flatMap { try matches(of: #"\brequire\((\w+)\.self\)"#, in: $0).map { $0[1] } })
        return SystemClass.all.flatMap { framework in
            framework.first.filter { names.contains($0.key) || names.contains(String($0.key.dropFirst(2))) }
                .map { .symbol($0.key, $0.value) }
        }
    }

    private static func version(_ text: String) -> SystemVersion {
        let parts = text.split(separator: ",").compactMap { Int($0.drop { $0 == " " }) }
        return .iOS(parts[0], parts.dropFirst().first ?? 0)
    }

    /// The groups of each match.
    private static func matches(of pattern: String, in source: String) throws -> [[String]] {
        let expression = try NSRegularExpression(pattern: pattern)
        let text = source as NSString
        return expression.matches(in: source, range: NSRange(location: 0, length: text.length)).map { match in
            (0..<match.numberOfRanges).map { index in
                let range = match.range(at: index)
                return range.location == NSNotFound ? "" : text.substring(with: range)
            }
        }
    }
}
