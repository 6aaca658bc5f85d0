import BackgroundRuntime

/// What an evaluation found to be on the screen. It is made into elements when somebody asks what is there, so that one
/// who never asks pays for little.
enum ScreenPart {
    case text(String)
    /// What a closure makes of what is in it.
    case made([ScreenPart], @MainActor ([ScreenElement]) -> [ScreenElement])

    @MainActor var elements: [ScreenElement] {
        switch self {
        case .text(let text): text.isEmpty ? [] : [ScreenElement(.staticText, label: text)]
        case .made(let parts, let make): make(parts.elements)
        }
    }
}

extension [ScreenPart] {
    @MainActor var elements: [ScreenElement] { flatMap(\.elements) }
}

extension VisitContext {
    /// Puts something on the screen that is made of what an evaluation finds.
    func show(
        around evaluate: () -> Void = {}, _ make: @escaping @MainActor ([ScreenElement]) -> [ScreenElement]
    ) {
        graph.parts.append(.made(graph.collect(evaluate), make))
    }
}

extension ScreenElement {
    /// Something of a role that is called by the words of what is in it, as one thing: a button with its label.
    static func whole(_ role: Role, of inner: [ScreenElement]) -> ScreenElement {
        let words = inner.flatMap(\.words)
        var element = ScreenElement(role, label: words.isEmpty ? inner.firstName : words.joined(separator: ", "))
        // A single text is the thing itself; of several each can be touched.
        if words.count > 1 { element.children = inner }
        element.identifier = inner.count == 1 ? inner[0].identifier : nil
        return element
    }

    /// The texts in it, or what it is called where it is more than a text.
    var words: [String] {
        switch role {
        case .image: []
        case .staticText: label.map { [$0] } ?? []
        default: label.map { [$0] } ?? children.flatMap(\.words)
        }
    }

    /// The element with a change.
    func with(_ change: (inout ScreenElement) -> Void) -> ScreenElement {
        var changed = self
        change(&changed)
        return changed
    }

    /// The element, changed with all that is in it.
    func deeply(_ change: (inout ScreenElement) -> Void) -> ScreenElement {
        with {
            $0.children = $0.children.map { $0.deeply(change) }
            change(&$0)
        }
    }
}

extension [ScreenElement] {
    /// What a picture among them is called.
    var firstName: String? {
        for element in self { if let name = element.label ?? element.children.firstName { return name } }
        return nil
    }
}
