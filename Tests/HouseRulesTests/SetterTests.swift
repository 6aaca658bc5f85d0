import Foundation
import Testing
import VigilFacts

/// What apps set of UIKit is kept, and what they ask is what somebody set: found in the sources.
@Suite("What is set of UIKit is read back", .long)
struct SetterTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static func files() throws -> [Repository.File] {
        try Repository.swiftFiles(in: "Sources/Frameworks/UIKit")
    }

    /// Setters that no getter belongs to, and why.
    private static let alone = [
        "setFill": "goes into a picture, and none is drawn", "setStroke": "goes into a picture, and none is drawn",
        "setNeedsDisplay": "asks for a drawing", "setNeedsLayout": "asks for a layout",
        "setNeedsUpdateConstraints": "asks for a layout", "setNeedsUpdateConfiguration": "asks to be asked",
        "setNeedsStatusBarAppearanceUpdate": "asks to be asked",
        "setMinimumBackgroundFetchInterval": "Apple has no getter",
        "setParagraphStyle": "copies all that another style has",
    ]

    let setters = Fact("each setter has a getter, and keeps what it is given") {
        let files = try Self.files()
        let all = files.map { $0.code.joined(separator: "\n") }
        let declared = try Regex(#"(?:var|func) (\w+)"#)
        let names = Set(all.flatMap { $0.matches(of: declared).compactMap { $0.output[1].substring.map(String.init) } })
        let setter = #/(?:open|public) (?:class )?func (set([A-Z])(\w*))\(([^{]*)\{(.*)/#
        var known: Set<String> = []
        var wrong: [String] = []
        for match in all.flatMap({ $0.matches(of: setter) }) {
            let (name, word) = (String(match.1), match.2.lowercased() + match.3)
            known.insert(name)
            guard Self.alone[name] == nil else { continue }
            let singular = word.hasSuffix("Button") || word.hasSuffix("Buttons") ? word + "Item" : word
            let getters = [
                word, singular, "is\(match.2)\(match.3)", "are\(match.2)\(match.3)", "get\(match.2)\(match.3)",
            ]
            if !getters.contains(where: names.contains) && !names.contains("is\(match.2)\(match.3)ForSegment") {
                wrong.append("\(name): nothing reads it back")
            }
            if match.5.hasPrefix("}") { wrong.append("\(name): it keeps nothing") }
        }
        expect(wrong.sorted(), is: [])
        expect(known.isSuperset(of: ["setTitleColor", "setBackgroundImage", "setThumbImage", "setLineDash"]))
        expect(Set(Self.alone.keys).subtracting(known).sorted(), is: [], "there are no such setters")
    }

    let storage = Fact("what a class keeps for itself is written somewhere") {
        let property = #/^    (?:private|fileprivate) (?:final |weak )*var (\w+)(?::|\ =)(.*)/#
        let unwritten = try Self.files().flatMap { file -> [String] in
            let text = file.code.joined(separator: "\n")
            return file.code.compactMap { $0.firstMatch(of: property) }.filter { match in
                let head = match.2.prefix { $0 != "{" }
                let isStored = !match.2.contains("{") || head.contains("=") || match.2.contains("didSet")
                return isStored && !Self.isWritten(String(match.1), in: text)
            }.map { "\(file.path): \($0.1)" }
        }
        expect(unwritten, is: [])
    }

    /// Whether code sets something of a name, or calls what may change it.
    private static func isWritten(_ name: String, in text: String) -> Bool {
        let target = "(?<!let )(?<!var )\\b\(name)\\b(?:\\[[^\\]]*\\]|\\?|!|\\.\\w+)*"
        let ways = [
            "\(target)\\s*(?:=(?!=)|\\+=|-=)", "\(target)\\(", "&\(name)\\b",
            "\\([^()\\n]*\\b\(name)\\b[^()\\n]*\\)\\s*=(?!=)",
        ]
        return ways.contains { text.range(of: $0, options: .regularExpression) != nil }
    }

    let telling = Fact("getters tell apart what is written from what is only read") {
        expect(!Self.isWritten("colors", in: "func f() -> UIColor? { colors[state] ?? colors[.normal] }"))
        expect(Self.isWritten("colors", in: "func f() { colors[state] = color }"))
        expect(Self.isWritten("colors", in: "(a, colors) = (b, [:])"))
        expect(Self.isWritten("colors", in: "colors.removeAll()"))
    }

    let parameters = Fact("an initializer keeps each parameter that a property is named after") {
        let head = #/ (?:public|open) (?:convenience |override )*init\??\(/#
        let dropped = try Self.files().flatMap { file -> [String] in
            let text = file.code.joined(separator: "\n")
            return text.matches(of: head).flatMap { match -> [String] in
                let list = Self.inside(text[match.range.upperBound...], "(", ")")
                let body = Self.inside(text[list.endIndex...].drop { $0 != "{" }.dropFirst(), "{", "}")
                let names = list.matches(of: #/(?:^|,)\s*(?:\w+ )?(\w+)\s*:/#).map { String($0.1) }
                return names.filter { name in
                    text.contains("var \(name)") && !body.contains(name)
                }.map { "\(file.path): \($0)" }
            }
        }
        // The type is that of an item; the icon beside it, which has one too, does not tell it.
        expect(dropped, is: ["Sources/Frameworks/UIKit/UIApplicationShortcutItem.swift: type"])
    }

    /// What stands before the bracket that closes one before the text.
    private static func inside(_ text: Substring, _ open: Character, _ close: Character) -> Substring {
        var depth = 1
        return text.prefix {
            if $0 == open { depth += 1 } else if $0 == close { depth -= 1 }
            return depth > 0
        }
    }

    /// Views that a property of another view keeps and that are not on the screen, and why.
    private static let unseen = ["selectedBackgroundView": "how a cell looks that is chosen: nothing is drawn"]

    let held = Fact("a view that a property of another view holds is on the screen") {
        let files = try Self.files()
        let readers = files.filter { $0.path.contains("/Screen/") }.map(\.text).joined()
        let property =
            #/^    open (?:override )?var (\w+): UI\w*View\? (.*)|^    open (?:override )?var (\w+): UI\w*View\?$/#
        var found: Set<String> = []
        var silent: [String] = []
        for file in files where !file.path.contains("/Interface/") {
            for (index, line) in file.code.enumerated() {
                guard let match = line.firstMatch(of: property) else { continue }
                let name = String(match.1 ?? match.3 ?? "")
                // A property that is only read, and of what is no view, holds none.
                let body = file.code[index...].prefix(4).joined(separator: "\n")
                let isComputed = body.firstMatch(of: #/\A.*\{\s*(?:nil|get\b|[^d])/#) != nil && !body.contains("didSet")
                guard !isComputed || body.contains("set {") else { continue }
                found.insert(name)
                let isHeld =
                    body.contains("hold(") || body.contains("show") || body.contains("inputs.")
                    || body.contains("field.")
                if !isHeld, !readers.contains(name), Self.unseen[name] == nil, !Self.isOfNoView(name) {
                    silent.append(name)
                }
            }
        }
        expect(silent.sorted(), is: [])
        expect(found.isSuperset(of: ["accessoryView", "leftView", "backgroundView", "tableHeaderView", "inputView"]))
    }

    /// What has the name of a view that something else than a view knows.
    private static func isOfNoView(_ name: String) -> Bool { ["view", "sourceView", "superview"].contains(name) }
}
