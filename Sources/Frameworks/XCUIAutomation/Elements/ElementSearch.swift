import BackgroundRuntime

/// How elements are looked for: a way from the app on, each step of which begins at what the one before found.
struct ElementSearch {
    /// One step of the way.
    enum Step {
        /// Whatever is in what was found, of a type.
        case descendants(XCUIElement.ElementType)
        /// What is right in it, of a type.
        case children(XCUIElement.ElementType)
        /// That of it which goes by a name; also of a type.
        case identified(String, XCUIElement.ElementType = .any)
        /// That of it which meets a condition.
        case matching(NSPredicate)
        /// That of it which has something in it that meets a condition, and is of a type.
        case containing(NSPredicate, XCUIElement.ElementType)
        /// That of it which has something in it of a type, and of a name where there is one.
        case holding(XCUIElement.ElementType, String?)
        /// One of it, counted from 0.
        case index(Int)
        /// The first of it.
        case first
        /// All of it, of which there has to be one.
        case only
    }

    /// Whose screen it is.
    let application: XCUIApplication
    private(set) var steps: [Step] = []

    init(of application: XCUIApplication) { self.application = application }

    /// The same, and a step on.
    func then(_ step: Step) -> ElementSearch {
        var search = self
        search.steps.append(step)
        return search
    }

    /// What is found below a root, in the order in which it is read.
    func matches(in root: ElementNode) -> [ElementNode] {
        steps.reduce([root]) { $1.take($0) }
    }

    /// The type that is looked for in the end.
    var soughtType: XCUIElement.ElementType {
        for step in steps.reversed() {
            switch step {
            case .descendants(let type), .children(let type): return type
            case .identified(_, let type) where type != .any: return type
            default: continue
            }
        }
        return .application
    }

    /// The types on the way that no screen here can have.
    var typesLeftOut: [XCUIElement.ElementType] {
        steps.compactMap { step in
            switch step {
            case .descendants(let type), .children(let type), .holding(let type, _), .containing(_, let type):
                type.isSimulated ? nil : type
            case .identified(_, let type): type.isSimulated ? nil : type
            default: nil
            }
        }
    }

    /// The way in words: `buttons "Start" in cells 0`.
    var sentence: String {
        let words = steps.map(\.sentence).filter { !$0.isEmpty }
        return words.isEmpty ? "the app" : words.joined(separator: " > ")
    }
}

extension ElementSearch.Step {
    fileprivate func take(_ nodes: [ElementNode]) -> [ElementNode] {
        switch self {
        case .descendants(let type): unique(nodes.flatMap(\.descendants)).filter { $0.isOf(type) }
        case .children(let type): nodes.flatMap(\.children).filter { $0.isOf(type) }
        case .identified(let name, let type): nodes.filter { $0.isOf(type) && $0.isCalled(name) }
        case .matching(let condition): nodes.filter { condition.evaluate(with: $0) }
        case .containing(let condition, let type):
            nodes.filter { $0.descendants.contains { $0.isOf(type) && condition.evaluate(with: $0) } }
        case .holding(let type, let name):
            nodes.filter { $0.descendants.contains { $0.isOf(type) && name.map($0.isCalled) ?? true } }
        case .index(let number): nodes.indices.contains(number) ? [nodes[number]] : []
        case .first: Array(nodes.prefix(1))
        case .only: nodes
        }
    }

    /// Where one of them lies in another, what is in both counts once.
    private func unique(_ nodes: [ElementNode]) -> [ElementNode] {
        var known: Set<ObjectIdentifier> = []
        return nodes.filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    fileprivate var sentence: String {
        switch self {
        case .descendants(let type): type == .any ? "anything" : type.name
        case .children(let type): "children of type \(type.name)"
        case .identified(let name, _): "called \"\(name)\""
        case .matching(let condition): "with \(condition.predicateFormat)"
        case .containing(let condition, _): "with \(condition.predicateFormat)"
        case .holding(let type, let name): "holding \(type.name)" + (name.map { " \"\($0)\"" } ?? "")
        case .index(let number): "number \(number)"
        case .first: "the first"
        case .only: ""
        }
    }
}

extension ElementNode {
    fileprivate func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || type == elementType }
}
