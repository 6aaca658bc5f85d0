/// Checks documents by a JSON Schema of draft 2020-12, as far as the schema of scenarios uses it; another keyword traps.
struct SchemaValidator {
    private let root: Document

    init(_ schema: Document) { root = schema }

    /// Where a document is not what the schema says.
    func problems(of document: Document) -> [Document.Path] { check(document, root, at: []) }

    private func check(_ value: Document, _ schema: Document, at path: Document.Path) -> [Document.Path] {
        if case .flag(let isAny) = schema { return isAny ? [] : [path] }
        guard case .object(let keywords) = schema else { preconditionFailure("\(schema) is no schema") }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
            self.keyword(keyword, argument, value, path, keywords)
        }
    }

    private func keyword(
        _ keyword: String, _ argument: Document, _ value: Document, _ path: Document.Path,
        _ siblings: [String: Document]
    ) -> [Document.Path] {
        switch keyword {
        case "$schema", "$defs", "title", "description", "enumDescriptions", "then", "else": []
        case "$ref": check(value, definition(argument), at: path)
        case "type": isOfType(value, argument) ? [] : [path]
        case "enum": items(argument).contains(value) ? [] : [path]
        case "const": argument == value ? [] : [path]
        case "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "pattern", "minItems", "minProperties":
            isWithin(value, keyword, argument) ? [] : [path]
        case "required", "properties", "additionalProperties", "propertyNames":
            ofObject(keyword, argument, value, path, siblings)
        case "items": items(value).enumerated().flatMap { check($1, argument, at: path + [.item($0)]) }
        default: combined(keyword, argument, value, path, siblings)
        }
    }

    private func combined(
        _ keyword: String, _ argument: Document, _ value: Document, _ path: Document.Path,
        _ siblings: [String: Document]
    ) -> [Document.Path] {
        switch keyword {
        case "allOf": return items(argument).flatMap { isUnmet($0, value) ? [] : check(value, $0, at: path) }
        case "anyOf": return items(argument).contains { check(value, $0, at: path).isEmpty } ? [] : [path]
        case "oneOf": return items(argument).count { check(value, $0, at: path).isEmpty } == 1 ? [] : [path]
        case "not": return check(value, argument, at: path).isEmpty ? [path] : []
        case "if":
            let branch = check(value, argument, at: path).isEmpty ? siblings["then"] : siblings["else"]
            return branch.map { check(value, $0, at: path) } ?? []
        default: preconditionFailure("\(keyword) is not read")
        }
    }

    /// Whether a schema asks for something under a condition, which an object does not meet at first sight: it is without a
    /// member, or has another word there. So it is of all but a few of the two hundred schemas for a step.
    private func isUnmet(_ schema: Document, _ value: Document) -> Bool {
        guard case .object(let parts) = schema, parts.count == 2, parts["then"] != nil,
            case .object(let condition)? = parts["if"], case .object(let members) = value
        else { return false }
        if case .list(let names)? = condition["required"], names.contains(where: { members[text($0)] == nil }) {
            return true
        }
        guard case .object(let properties)? = condition["properties"] else { return false }
        return properties.contains { key, property in
            guard case .object(let wanted) = property, let word = wanted["const"], let own = members[key] else {
                return false
            }
            return own != word
        }
    }

    private func ofObject(
        _ keyword: String, _ argument: Document, _ value: Document, _ path: Document.Path,
        _ siblings: [String: Document]
    ) -> [Document.Path] {
        guard case .object(let members) = value else { return [] }
        let declared = siblings["properties"].map(self.members) ?? [:]
        let sorted = members.sorted { $0.key < $1.key }
        switch keyword {
        case "required": return items(argument).allSatisfy { members[text($0)] != nil } ? [] : [path]
        case "propertyNames": return sorted.flatMap { check(.text($0.key), argument, at: path + [.key($0.key)]) }
        case "properties":
            return sorted.flatMap { key, value in
                declared[key].map { check(value, $0, at: path + [.key(key)]) } ?? []
            }
        default:
            return sorted.filter { declared[$0.key] == nil }.flatMap { check($1, argument, at: path + [.key($0)]) }
        }
    }

    private func isWithin(_ value: Document, _ keyword: String, _ argument: Document) -> Bool {
        switch (value, argument) {
        case (.number(let number), .number(let limit)) where keyword == "minimum": number >= limit
        case (.number(let number), .number(let limit)) where keyword == "exclusiveMinimum": number > limit
        case (.number(let number), .number(let limit)) where keyword == "maximum": number <= limit
        case (.number(let number), .number(let limit)) where keyword == "exclusiveMaximum": number < limit
        case (.list(let items), .number(let least)) where keyword == "minItems": Double(items.count) >= least
        case (.object(let members), .number(let least)) where keyword == "minProperties": Double(members.count) >= least
        case (.text(let text), .text(let pattern)): matches(text, pattern)
        default: true
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        guard let expression = try? Regex(pattern) else { preconditionFailure("\(pattern) is no regular expression") }
        return text.contains(expression)
    }

    private func isOfType(_ value: Document, _ types: Document) -> Bool {
        if case .list(let any) = types { return any.contains { isOfType(value, $0) } }
        switch (value, text(types)) {
        case (.flag, "boolean"), (.number, "number"), (.text, "string"), (.list, "array"), (.object, "object"):
            return true
        case (.number(let number), "integer"): return number == number.rounded()
        default: return false
        }
    }

    private func definition(_ reference: Document) -> Document {
        let name = text(reference).split(separator: "/").last.map(String.init) ?? ""
        guard let definition = root[[.key("$defs"), .key(name)]] else { preconditionFailure("no definition \(name)") }
        return definition
    }

    private func items(_ value: Document) -> [Document] {
        if case .list(let items) = value { items } else { [] }
    }

    private func members(_ value: Document) -> [String: Document] {
        if case .object(let members) = value { members } else { [:] }
    }

    private func text(_ value: Document) -> String {
        if case .text(let text) = value { text } else { "" }
    }
}
