import Foundation
import Testing
import VigilFacts

/// A class of Apple's inherits on a phone what makes the one above it. In Swift it does so only where it declares each of its
/// initializers again, or none of its own.
@Suite("Views and controllers have the initializers that they inherit on a phone", .long)
struct InheritedInitializerTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// A class with what makes it.
    private struct Class {
        let parent: String
        let place: String
        /// The labels of its initializers, and whether each of them is one that a subclass has to declare again.
        var initializers: [(labels: String, isDesignated: Bool)] = []
    }

    /// Those that cannot have one, and why.
    private static let exceptions = [
        "UIHostingController init(nibName:bundle:)": "its content cannot be made of nothing: a phone ends there too"
    ]

    private static func classes() throws -> [String: Class] {
        var all: [String: Class] = [:]
        for file in try Repository.swiftFiles(in: "Sources/Frameworks") {
            var open: [(name: String, indent: Int)] = []
            for (index, line) in file.code.enumerated() {
                let indent = line.prefix { $0 == " " }.count
                while let last = open.last, indent <= last.indent, line.contains("}") { open.removeLast() }
                if line.contains("open class "),
                    let match = line.firstMatch(of: #/^ *open class (\w+)(?:<[^>]*>)?: ([\w.]+)/#)
                {
                    all[String(match.1)] = Class(parent: String(match.2), place: "\(file.path):\(index + 1)")
                    if !line.hasSuffix("}") { open.append((String(match.1), indent)) }
                }
                guard let owner = open.last, indent == owner.indent + 4, let found = initializer(file.code, index)
                else {
                    continue
                }
                all[owner.name]?.initializers.append(found)
            }
        }
        return all
    }

    /// The initializer that begins at a line; nil for none.
    private static func initializer(_ code: [String], _ index: Int) -> (labels: String, isDesignated: Bool)? {
        let head = #/^ *((?:@\w+ |public |open |package |private |required |override |convenience )*)init\??\(/#
        guard code[index].contains("init"), let match = code[index].firstMatch(of: head) else { return nil }
        let list = code[index...].prefix(4).joined(separator: " ").dropFirst(match.0.count)
        var depth = 1
        let parameters = list.prefix {
            if $0 == "(" { depth += 1 } else if $0 == ")" { depth -= 1 }
            return depth > 0
        }
        let labels = parameters.matches(of: #/(?:^|, ?) *(\w+)(?: \w+)?:/#).map { "\($0.1):" }.joined()
        return ("init(\(labels))", !match.1.contains("convenience"))
    }

    /// What a subclass of a class has to declare again: the class's own, else what it inherits.
    private static func designated(_ name: String, _ all: [String: Class]) -> Set<String> {
        guard let known = all[name] else { return [] }
        let own = known.initializers.filter(\.isDesignated).map(\.labels)
        return own.isEmpty ? designated(known.parent, all) : Set(own)
    }

    private static func isA(_ name: String, _ root: String, _ all: [String: Class]) -> Bool {
        name == root || all[name].map { isA($0.parent, root, all) } ?? false
    }

    let all = Fact("of all open classes, none leaves one out") {
        let all = try Self.classes()
        let shown = all.keys.filter { Self.isA($0, "UIView", all) || Self.isA($0, "UIViewController", all) }
        let missing = shown.flatMap { name -> [String] in
            guard let known = all[name], known.initializers.contains(where: \.isDesignated) else { return [] }
            // What only Vigil makes is no initializer of Apple's.
            let wanted = Self.designated(known.parent, all).filter { Self.inherited.contains($0) }
            return wanted.subtracting(known.initializers.map(\.labels)).map { "\(name) \($0)" }
        }
        expect(missing.filter { Self.exceptions[$0] == nil }.sorted(), is: [])
        expect(Set(Self.exceptions.keys).subtracting(missing).sorted(), is: [], "these are there")
        expect(shown.count > 50 && Self.designated("UITableViewCell", all).contains("init(style:reuseIdentifier:)"))
    }

    /// What a class hands on to those that inherit it.
    private static let inherited: Set = [
        "init(frame:)", "init(coder:)", "init(nibName:bundle:)", "init(style:)", "init(style:reuseIdentifier:)",
        "init(reuseIdentifier:)", "init(annotation:reuseIdentifier:)", "init(frame:style:)",
        "init(frame:collectionViewLayout:)", "init(collectionViewLayout:)", "init(rootViewController:)", "init(image:)",
        "init(items:)", "init(effect:)", "init(windowScene:)",
    ]
}
