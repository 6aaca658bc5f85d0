import BackgroundRuntime

/// Reads what is expected of the screen: `{ has: "Stop", lacks: "Start", focused: "Name", alert: "Delete?" }`.
package struct ScreenExpectationReader {
    let problems: ProblemList

    package static let keys = ["has", "lacks", "focused", "alert"]
    static let keysOfElement = ["what", "role", "inside", "value", "enabled", "selected"]

    func read(_ value: JSONValue, at path: ContentPath) -> ScreenExpectation? {
        let known = problems.count
        guard let reader = ObjectReader(value, at: path, keys: ScreenExpectationReader.keys, problems: problems) else {
            return nil
        }
        var screen = ScreenExpectation()
        screen.has = elements(reader, "has", canCount: true)
        screen.lacks = elements(reader, "lacks", canCount: false)
        screen.focused = focus(reader)
        screen.alert = alert(reader)
        if !ScreenExpectationReader.keys.contains(where: reader.has), problems.count == known {
            problems.add(path, "says nothing of the screen", hint: "for example { has: \"Stop\" }")
        }
        return screen
    }

    /// One element, or a list of them.
    private func elements(_ reader: ObjectReader, _ key: String, canCount: Bool) -> [ScreenExpectation.Element] {
        let path = reader.path.key(key)
        guard let value = reader.value(key) else { return [] }
        guard case .array(let items) = value else { return element(value, at: path, canCount).map { [$0] } ?? [] }
        if items.isEmpty { problems.add(path, "names nothing") }
        return items.enumerated().compactMap { element($1, at: path.item($0), canCount) }
    }

    private func element(_ value: JSONValue, at path: ContentPath, _ canCount: Bool) -> ScreenExpectation.Element? {
        if case .string(let name) = value { return ScreenExpectation.Element(ElementQuery(name)) }
        guard case .object = value else {
            problems.add(path, "expected a name or an object, found \(value.kind)", hint: "for example \"Stop\"")
            return nil
        }
        let keys = ScreenExpectationReader.keysOfElement + (canCount ? ["count"] : [])
        guard let reader = ObjectReader(value, at: path, keys: keys, problems: problems) else { return nil }
        guard reader.has("what") || reader.has("role") else {
            problems.add(path, "says neither \"what\" it is called nor its \"role\"")
            return nil
        }
        var element = ScreenExpectation.Element(
            ElementQuery(reader.string("what"), role: role(reader), in: reader.string("inside")))
        element.value = self.value(reader)
        (element.isEnabled, element.isSelected) = (reader.flag("enabled"), reader.flag("selected"))
        element.count = reader.value("count").flatMap {
            RangeReader(problems: problems).counts($0, at: path.key("count"))
        }
        return element
    }

    private func role(_ reader: ObjectReader) -> ScreenElement.Role? {
        guard let text = reader.string("role") else { return nil }
        let role = ScreenElement.Role(rawValue: text)
        if role == nil {
            problems.addUnknown(
                reader.path.key("role"), "role", text, known: ScreenElement.Role.allCases.map(\.rawValue))
        }
        return role
    }

    /// A text, or a number as it would be written.
    private func value(_ reader: ObjectReader) -> String? {
        if case .number(let number) = reader.value("value") { return String(number) }
        return reader.string("value")
    }

    private func focus(_ reader: ObjectReader) -> ScreenExpectation.Focus? {
        switch reader.value("focused") {
        case nil: return nil
        case .bool(false): return .nowhere
        case .bool(true):
            problems.add(reader.path.key("focused"), "does not say what has the focus", hint: "false is nothing")
            return nil
        case let value?: return element(value, at: reader.path.key("focused"), false).map { .on($0) }
        }
    }

    private func alert(_ reader: ObjectReader) -> ScreenExpectation.Alert? {
        switch reader.value("alert") {
        case nil: return nil
        case .bool(let isThere): return .any(isThere)
        case .string(let name): return .named(name)
        case let value?:
            problems.add(
                reader.path.key("alert"), "expected what an alert is called, or true or false, found \(value.kind)")
            return nil
        }
    }
}
