/// A screen as a person reads it.
package enum ScreenOutline {
    /// All that things on it are called, in the order of the screen.
    static func names(_ screen: [ScreenElement]) -> [String] { screen.flatMap { $0.names + names($0.children) } }

    /// What is on it, behind the sentence that says what is not.
    static func shown(_ screen: [ScreenElement]) -> String {
        names(screen).isEmpty ? ": it is empty" : ". It shows " + sentence(screen)
    }

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
    package static func lines(_ screen: [ScreenElement], _ depth: Int = 0) -> [String] {
        screen.flatMap { element in
            [String(repeating: "  ", count: depth) + line(element)] + lines(element.children, depth + 1)
        }
    }

    /// The line of one thing.
    package static func line(_ element: ScreenElement) -> String {
        let notes = [
            element.value.map { "= \($0)" }, element.isEnabled ? nil : "disabled",
            element.isSelected ? "selected" : nil, element.hasFocus ? "focused" : nil,
        ].compactMap { $0 }
        let name = element.label ?? element.identifier ?? element.placeholder
        return ([element.role.rawValue] + (name.map { [$0.quoted] } ?? []) + notes).joined(separator: " ")
    }

    /// The lines of a screen below a message that it makes true or false: so many that all of most screens is there.
    package static func drawing(_ screen: [ScreenElement]) -> String {
        let lines = lines(screen)
        guard !lines.isEmpty else { return "      the screen is empty" }
        let rest = lines.count > 40 ? ["... and \(lines.count - 40) more"] : []
        return (["the screen:"] + (lines.prefix(40) + rest).map { "  " + $0 }).map { "      " + $0 }
            .joined(separator: "\n")
    }
}
