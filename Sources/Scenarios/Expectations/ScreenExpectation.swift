import BackgroundRuntime

/// What is on the screen of an app, as a step expects it. Everything that is given has to hold.
public struct ScreenExpectation: Sendable, Hashable {
    /// Something on the screen.
    public struct Element: Sendable, Hashable {
        /// What it is, and what it is in.
        public var query: ElementQuery
        /// What it stands at; nil for anything.
        public var value: String?
        /// Whether it can be used; nil where that does not matter.
        public var isEnabled: Bool?
        /// Whether it is chosen; nil where that does not matter.
        public var isSelected: Bool?
        /// How many of them there are; nil for any number above none.
        public var count: Expectation.Range<Int>?

        /// Anything that a finger would find so.
        public init(_ query: ElementQuery) { self.query = query }
    }

    /// What is expected of messages.
    public enum Alert: Sendable, Hashable {
        /// One is there, or none.
        case any(Bool)
        /// One is there that people would call so.
        case named(String)
    }

    public var has: [Element] = []
    /// What is not there.
    public var lacks: [Element] = []
    /// Where keys go to that are pressed; nil where that does not matter.
    public var focused: Focus?
    /// Whether there is a message; nil where that does not matter.
    public var alert: Alert?

    /// Where keys go to that are pressed.
    public enum Focus: Sendable, Hashable {
        /// To something that would be found so.
        case on(Element)
        case nowhere
    }

    /// An expectation of nothing.
    public init() {}
}

extension ScreenExpectation.Element: CustomStringConvertible {
    /// All on a screen that are so.
    func matches(in screen: [ScreenElement]) -> [ScreenElement] {
        query.matches(in: screen).map(\.element).filter(isLike)
    }

    private func isLike(_ element: ScreenElement) -> Bool {
        (value.map { ScreenExpectation.Element.isSame($0, element.value) } ?? true)
            && (isEnabled ?? element.isEnabled) == element.isEnabled
            && (isSelected ?? element.isSelected) == element.isSelected
    }

    /// Whether a value is what was expected: the same text, or the same number in another form.
    private static func isSame(_ wanted: String, _ found: String?) -> Bool {
        guard let found else { return wanted.isEmpty }
        if let one = Double(wanted), let other = Double(found) { return Float(one) == Float(other) }
        return wanted == found
    }

    public var description: String {
        let state = [
            value.map { "= \($0)" }, isEnabled.map { $0 ? "enabled" : "disabled" },
            isSelected.map { $0 ? "selected" : "not selected" },
        ]
        return ([query.sentence] + state.compactMap(\.self)).joined(separator: " ")
    }
}

extension ScreenExpectation: CustomStringConvertible {
    /// What of it does not hold, with what is there in its place; empty where all holds.
    func flaws(in screen: [ScreenElement]) -> [(key: String, expected: String, found: String)] {
        presence(in: screen) + absence(in: screen) + [focusFlaw(in: screen), alertFlaw(in: screen)].compactMap(\.self)
    }

    private func presence(in screen: [ScreenElement]) -> [(key: String, expected: String, found: String)] {
        has.compactMap { element in
            let found = element.matches(in: screen)
            if let count = element.count {
                return count.contains(found.count) ? nil : ("has", "\(count) of \(element)", "\(found.count)")
            }
            guard found.isEmpty else { return nil }
            let others = element.query.matches(in: screen).map(\.element).map(ScreenOutline.line)
            return ("has", "\(element)", others.isEmpty ? "none" : others.prefix(3).joined(separator: "; "))
        }
    }

    private func absence(in screen: [ScreenElement]) -> [(key: String, expected: String, found: String)] {
        lacks.compactMap { element in
            element.matches(in: screen).first.map { ("lacks", "no \(element)", ScreenOutline.line($0)) }
        }
    }

    private func focusFlaw(in screen: [ScreenElement]) -> (key: String, expected: String, found: String)? {
        let holder = FoundElement.all(in: screen, where: \.hasFocus).last?.element
        let found = holder.map(\.sentence) ?? "nothing"
        switch focused {
        case .on(let element):
            return element.matches(in: screen).contains(where: \.hasFocus) ? nil : ("focused", "\(element)", found)
        case .nowhere: return holder == nil ? nil : ("focused", "nothing", found)
        case nil: return nil
        }
    }

    private func alertFlaw(in screen: [ScreenElement]) -> (key: String, expected: String, found: String)? {
        let alerts = FoundElement.all(in: screen) { $0.role == .alert || $0.role == .sheet }.map(\.element)
        let found = alerts.isEmpty ? "none" : alerts.map(\.sentence).joined(separator: ", ")
        switch alert {
        case .any(let isThere): return isThere != alerts.isEmpty ? nil : ("alert", isThere ? "one" : "none", found)
        case .named(let name):
            return alerts.contains { $0.isCalled(name) } ? nil : ("alert", name.quoted, found)
        case nil: return nil
        }
    }

    public var description: String {
        let has = has.map { element in element.count.map { "\($0) of \(element)" } ?? "\(element)" }
        let focus = focused.map { focus in
            if case .on(let element) = focus { "\(element) focused" } else { "nothing focused" }
        }
        let message = alert.map { alert in
            switch alert {
            case .any(let isThere): isThere ? "an alert" : "no alert"
            case .named(let name): "alert \(name.quoted)"
            }
        }
        let parts = has + lacks.map { "no \($0)" } + [focus, message].compactMap(\.self)
        return "a screen with " + parts.joined(separator: " and ")
    }
}

extension Expectation {
    /// What of the screen does not hold now, with what is there.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` where nobody sees the app.
    func screenMismatches(_ app: InstalledApp) throws -> [Mismatch] {
        guard let screen else { return [] }
        let shown = try app.device.screen(of: app)
        return screen.flaws(in: shown).map { flaw in
            Mismatch(
                key: "screen.\(flaw.key)", expected: flaw.expected, found: flaw.found, why: nil,
                detail: ScreenOutline.drawing(shown))
        }
    }
}
