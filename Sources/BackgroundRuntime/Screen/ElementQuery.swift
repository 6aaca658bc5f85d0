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
    var sentence: String {
        let what = [role?.rawValue, name?.quoted].compactMap { $0 }.joined(separator: " ")
        return [
            what.isEmpty ? "an element" : what, number.map { "number \($0)" }, container.map { "in \($0.quoted)" },
        ].compactMap { $0 }.joined(separator: " ")
    }
}

/// Something that was found, with all that it is in.
struct FoundElement {
    /// From the outermost to the element itself.
    let path: [ScreenElement]

    var element: ScreenElement { path[path.endIndex - 1] }

    /// Hands a touch to the innermost that takes it, as fingers reach what lies around what they touch.
    ///
    /// - Returns: whether anything took it.
    @MainActor
    func take(_ touch: Touch) throws -> Bool {
        for element in path.reversed() { if try element.take?(touch) == true { return true } }
        return false
    }

    /// Whether it, or what it is in, takes touches.
    var isUsable: Bool { path.contains { $0.take != nil } }

    /// Whether a finger reaches it: nothing around it is disabled.
    var isEnabled: Bool { path.allSatisfy(\.isEnabled) }
}

extension ElementQuery {
    /// Finds what is looked for.
    ///
    /// - Throws: ``StimulusError`` with what is on the screen, where there is none or there are several.
    func find(in screen: [ScreenElement]) throws -> FoundElement {
        let all = matches(in: screen)
        if let number {
            guard all.indices.contains(number - 1) else {
                throw StimulusError("\(sentence) is not on the screen: there are \(all.count)")
            }
            return all[number - 1]
        }
        guard let first = all.first else { throw StimulusError("\(sentence) is not on the screen" + hint(screen)) }
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
    private func matches(in screen: [ScreenElement]) -> [FoundElement] {
        var found: [FoundElement] = []
        func look(_ elements: [ScreenElement], _ path: [ScreenElement], _ isInside: Bool) {
            for element in elements {
                let way = path + [element]
                let isMatch =
                    isInside && (name.map(element.isCalled) ?? (role != nil)) && (role ?? element.role) == element.role
                if isMatch { found.append(FoundElement(path: way)) }
                let goesIn = !(isMatch && name != nil && element.take != nil)
                if goesIn { look(element.children, way, isInside || container.map(element.isCalled) == true) }
            }
        }
        look(screen, [], container == nil)
        return found
    }

    private func hint(_ screen: [ScreenElement]) -> String {
        let names = ScreenOutline.names(screen)
        if let name, let meant = closestMatch(to: name, in: names) { return "; did you mean \(meant.quoted)?" }
        return names.isEmpty ? ": it is empty" : ". It shows " + ScreenOutline.sentence(screen)
    }

    private static func place(of found: FoundElement) -> String {
        let around = found.path.dropLast().last { !$0.names.isEmpty }
        return found.element.sentence + (around.map { " in \($0.sentence)" } ?? "")
    }
}

/// A screen as a person reads it.
enum ScreenOutline {
    /// All that things on it are called, in the order of the screen.
    static func names(_ screen: [ScreenElement]) -> [String] { screen.flatMap { $0.names + names($0.children) } }

    /// What is on it, in a sentence of at most twelve things.
    static func sentence(_ screen: [ScreenElement]) -> String {
        let all = things(screen)
        let shown = all.prefix(12).joined(separator: ", ")
        return all.count > 12 ? "\(shown) and \(all.count - 12) more" : shown
    }

    private static func things(_ screen: [ScreenElement]) -> [String] {
        screen.flatMap { element in
            let inner = things(element.children)
            guard !element.names.isEmpty else { return inner }
            // A button's own text is the button.
            return [element.sentence] + (element.take == nil ? inner : inner.filter { !$0.hasPrefix("staticText") })
        }
    }

    /// A line for each thing, indented by what it is in.
    static func lines(_ screen: [ScreenElement], _ depth: Int = 0) -> [String] {
        screen.flatMap { element in
            let notes = [
                element.value.map { "= \($0)" }, element.isEnabled ? nil : "disabled",
                element.isSelected ? "selected" : nil, element.hasFocus ? "focused" : nil,
            ].compactMap { $0 }
            let name = element.label ?? element.identifier ?? element.placeholder
            let text = ([element.role.rawValue] + (name.map { [$0.quoted] } ?? []) + notes).joined(separator: " ")
            return [String(repeating: "  ", count: depth) + text] + lines(element.children, depth + 1)
        }
    }
}
