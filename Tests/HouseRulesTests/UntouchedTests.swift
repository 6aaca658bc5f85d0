import Foundation
import Testing
import VigilFacts

/// What of UIKit and SwiftUI no finger touches is said beside its declaration, by `- Untouched:` in the doc comment, and listed
/// in an article. `VIGIL_RECORD=1` writes the list anew.
@Suite("What no finger touches", .long)
struct UntouchedTests {
    private static let article = "Sources/VigilTesting/VigilTesting.docc/WhatNoFingerTouches.md"
    private static let (begin, end) = ("<!-- from the sources: what no finger touches -->\n", "<!-- end of that -->\n")

    /// What says so in the sources of a framework, and why, by Apple's names in their order.
    private func untouched(_ framework: String) throws -> [(name: String, reason: String)] {
        let files = try Repository.swiftFiles(in: "Sources/Frameworks/\(framework)")
        return files.filter { $0.text.contains("- Untouched: ") }.flatMap(\.untouched).sorted { $0.name < $1.name }
    }

    private func list() throws -> String {
        try ["UIKit", "SwiftUI"].map { framework in
            let lines = try untouched(framework).map { "- `\($0.name)`: \($0.reason)" }
            return "Of \(framework):\n\n" + lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    @Test("stands in the article as in the sources")
    func article() throws {
        let place = Repository.root.appendingPathComponent(Self.article)
        let text = try String(contentsOf: place, encoding: .utf8)
        let start = try require(text.range(of: Self.begin))
        let stop = try require(text.range(of: Self.end, range: start.upperBound..<text.endIndex))
        let list = "\n" + (try self.list()) + "\n"
        if ProcessInfo.processInfo.environment["VIGIL_RECORD"] != nil {
            try text.replacingCharacters(in: start.upperBound..<stop.lowerBound, with: list)
                .write(to: place, atomically: true, encoding: .utf8)
        }
        expect(text[start.upperBound..<stop.lowerBound] == list)
    }

    @Test("is said of each listener, control and view of UIKit that nothing reads for the screen")
    func classes() throws {
        let files = try Repository.swiftFiles(in: "Sources/Frameworks/UIKit")
        let kind = /^open class (\w+): (UIGestureRecognizer|UIPanGestureRecognizer|UIControl|UIView|UIScrollView)\b/
        let readers = files.filter { $0.path.contains("/Screen/") }.map(\.text).joined()
        let said = try Set(untouched("UIKit").map(\.name))
        let silent = files.flatMap { file in
            file.lines.indices.compactMap { index -> String? in
                guard let match = file.lines[index].firstMatch(of: kind) else { return nil }
                let name = String(match.1)
                let body = file.lines[index...].prefix { $0 != "}" }
                let isRead = body.contains { $0.contains("override func recognizes(") } || readers.contains(name)
                return isRead || said.contains(name) || Self.holders.contains(name) ? nil : name
            }
        }
        expect(silent, is: [])
        expect(said.isSuperset(of: ["UIPinchGestureRecognizer", "UIPageControl"]))
    }

    /// Views that only hold others or are looked at, bars that are read as what their controllers show, what is pulled with
    /// the list around it, and what nobody but the system makes.
    private static let holders: Set = [
        "ListenerTemplate", "UICollectionReusableView", "UICollectionViewCell", "UIListContentView", "UINavigationBar",
        "UIRefreshControl", "UIStackView", "UITabBar", "UITableViewHeaderFooterView", "UIToolbar", "UIVisualEffectView",
    ]

    @Test("is said of each gesture of SwiftUI that takes no touch, and of what drops a closure of a finger's")
    func gestures() throws {
        let files = try Repository.swiftFiles(in: "Sources/Frameworks/SwiftUI")
        let said = try Set(untouched("SwiftUI").map(\.name))
        let gestures = files.flatMap { file in
            file.lines.compactMap { $0.firstMatch(of: /^public struct (\w+)(?:<.*>)?: Gesture\b/).map { String($0.1) } }
        }
        expect(gestures.filter { !said.contains($0) }, is: [])
        let drops = /public func (\w+)(?:<[^>]*>)?\([^{}]*->[^{}]*\) -> (?:some View|Self) \{ self \}/
        let dropping = files.flatMap { file in file.text.matches(of: drops).map { String($0.1) } }
        expect(dropping.filter { name in !said.contains { $0.contains("\(name)(") } }, is: [])
        expect(gestures.contains("MagnificationGesture") && said.contains("ForEach.onMove(perform:)"))
    }
}

extension Repository.File {
    /// The declarations of the file that no finger touches, by their names, and why.
    fileprivate var untouched: [(name: String, reason: String)] {
        lines.indices.compactMap { index in
            guard let reason = lines[index].firstMatch(of: /^ *\/\/\/ - Untouched: (.+)$/)?.1 else { return nil }
            let rest = lines[(index + 1)...].drop { $0.trimmingCharacters(in: .whitespaces).hasPrefix("@") }
            return (name(of: rest), String(reason))
        }
    }

    /// How Apple calls what is declared in the first of some lines: a type, or a member of one.
    private func name(of lines: ArraySlice<String>) -> String {
        let line = lines.first ?? ""
        guard let match = line.firstMatch(of: /\b(class|struct|protocol|var|func) (\w+)/) else { return line }
        let member = match.1 == "func" ? "\(match.2)(\(labels(of: lines)))" : String(match.2)
        guard line.hasPrefix(" ") else { return member }
        let type = /^(?:\w+ )*(?:class|struct|protocol|extension) (\w+)/
        let owner = self.lines[..<lines.startIndex].reversed().lazy.compactMap { $0.firstMatch(of: type)?.1 }.first
        return owner.map { "\($0).\(member)" } ?? member
    }

    /// The labels of a method's parameters: `_:moveRowAt:to:`.
    private func labels(of lines: ArraySlice<String>) -> String {
        let all = lines.prefix(4).joined(separator: " ")
        let head = all.drop { $0 != "(" }.dropFirst()
        var (depth, list) = (1, "")
        for character in head {
            if "(<[".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
            if character == ">", !list.hasSuffix("-") { depth -= 1 }
            guard depth > 0 else { break }
            list.append(character)
        }
        return Self.parameters(list).compactMap { $0.firstMatch(of: /^\s*(\w+)/).map { "\($0.1):" } }.joined()
    }

    /// A list of parameters, each for itself: a comma in brackets parts none.
    private static func parameters(_ list: String) -> [String] {
        var (depth, parts) = (0, [""])
        for character in list {
            if "([".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }
}
