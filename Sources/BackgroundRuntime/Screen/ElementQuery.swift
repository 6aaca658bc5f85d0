import VigilDocuments

/// What a finger looks for on the screen.
public struct ElementQuery: Hashable, Sendable {
    /// What people call it; nil for anything of the role.
    public var name: String?
    /// What it is; nil for anything.
    public var role: ScreenElement.Role?
    /// Which of several, counted from 1; nil where there is one.
    public var number: Int?
    /// What it is in, by what people call that; nil for the whole screen.
    public var container: String?

    /// A search by name and role.
    public init(_ name: String?, role: ScreenElement.Role? = nil, number: Int? = nil, in container: String? = nil) {
        (self.name, self.role, self.number, self.container) = (name, role, number, container)
    }

    /// What is looked for, in a sentence.
    package var sentence: String {
        let what = [role?.rawValue, name?.quoted].compactMap { $0 }.joined(separator: " ")
        return [
            what.isEmpty ? "an element" : what, number.map { "number \($0)" }, container.map { "in \($0.quoted)" },
        ].compactMap { $0 }.joined(separator: " ")
    }
}

extension ElementQuery {
    /// Finds what is looked for.
    ///
    /// - Parameters:
    ///   - screen: what is on it.
    ///   - rest: what else the app has, and why no finger reaches it.
    /// - Throws: ``StimulusError`` with what is on the screen, where there is none or there are several.
    func find(in screen: [ScreenElement], rest: () -> [UnreachableElement] = { [] }) throws -> FoundElement {
        let all = matches(in: screen)
        if let number {
            guard all.indices.contains(number - 1) else {
                throw StimulusError("\(sentence) is not on the screen: there are \(all.count)")
            }
            return all[number - 1]
        }
        guard let first = all.first else {
            throw StimulusError(
                obstacle(rest()) ?? "\(sentence) is not on the screen" + (meant(screen) ?? ScreenOutline.shown(screen)))
        }
        // A title and a tab may be called the same: what a finger can use is meant.
        let usable = all.filter(\.isUsable)
        if usable.count == 1 { return usable[0] }
        guard all.count == 1 else {
            let list = all.prefix(6).map { Self.place(of: $0) }.joined(separator: "; ")
            throw StimulusError(
                "\(sentence) is on the screen \(all.count) times: \(list). Say the role, what it is in, or its number")
        }
        return first
    }

    /// All that match, in the order of the screen. What is called as the thing around it is that thing: the text of a
    /// button is the button.
    package func matches(in screen: [ScreenElement]) -> [FoundElement] {
        var found: [FoundElement] = []
        func look(_ elements: [ScreenElement], _ path: [ScreenElement], _ steps: [Int], _ isInside: Bool) {
            for (place, element) in elements.enumerated() {
                let (way, steps) = (path + [element], steps + [place])
                let isMatch =
                    isInside && (name.map(element.isCalled) ?? (role != nil)) && (role ?? element.role) == element.role
                if isMatch { found.append(FoundElement(path: way, steps: steps)) }
                let goesIn = !(isMatch && name != nil && element.take != nil)
                if goesIn { look(element.children, way, steps, isInside || container.map(element.isCalled) == true) }
            }
        }
        look(screen, [], [], container == nil)
        return found
    }

    /// Why no finger reaches what is looked for, where the app has it.
    private func obstacle(_ rest: [UnreachableElement]) -> String? {
        for unreachable in rest {
            guard let found = matches(in: [unreachable.element]).first else { continue }
            return "\(found.element.sentence) \(unreachable.reason.sentence)"
        }
        return nil
    }

    private func meant(_ screen: [ScreenElement]) -> String? {
        name.flatMap { closestMatch(to: $0, in: ScreenOutline.names(screen)) }.map { "; did you mean \($0.quoted)?" }
    }

    private static func place(of found: FoundElement) -> String {
        let around = found.path.dropLast().last { !$0.names.isEmpty }
        return found.element.sentence + (around.map { " in \($0.sentence)" } ?? "")
    }
}
