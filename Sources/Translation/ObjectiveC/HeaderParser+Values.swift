// Types with another name, enumerations, constants and functions.

extension HeaderParser {
    mutating func typedef() {
        let (line, start) = (cursor.line, cursor.at)
        cursor.next()
        let isRead = EnumerationReader.words.contains(cursor.text) ? enumeration(isTypedef: true) : alias(line)
        guard !isRead else { return }
        cursor.go(to: start)
        pass(cursor.statement(), line: line)
    }

    private mutating func alias(_ line: Int) -> Bool {
        var types = HeaderTypes(cursor)
        guard let (type, name) = types.declaration(), let name else { return false }
        cursor = types.cursor
        var attributes = ownAttributes()
        while !cursor.isAtEnd, cursor.text != ";", attributes.take(&cursor) {}
        guard cursor.take(";") else { return false }
        add(
            .alias(
                HeaderAlias(
                    name: name, type: type, isOwnType: attributes.isOwnType, swiftName: attributes.swiftName,
                    isAudited: isAudited, line: line)))
        return true
    }

    mutating func enumeration(isTypedef: Bool) -> Bool {
        var reader = EnumerationReader(cursor, isTypedef: isTypedef)
        guard let found = reader.read() else { return false }
        cursor = reader.cursor
        _ = ownAttributes()
        add(.enumeration(found))
        return true
    }

    /// A constant or a function.
    mutating func plain() {
        let (line, start) = (cursor.line, cursor.at)
        if let found = constantOrFunction(line, ownAttributes()) { return add(found) }
        cursor.go(to: start)
        pass(cursor.statement(), line: line)
    }

    private mutating func constantOrFunction(_ line: Int, _ before: HeaderAttributes) -> HeaderDeclaration? {
        var types = HeaderTypes(cursor)
        guard let (type, name) = types.declaration(), let name else { return nil }
        let parameters = parameters(&types)
        var attributes = before
        while !types.cursor.isAtEnd, types.cursor.text != ";", types.cursor.text != "{" {
            guard attributes.take(&types.cursor) else { break }
        }
        let hasBody = types.cursor.text == "{" && parameters != nil
        if hasBody { _ = types.cursor.group() }
        guard types.cursor.take(";") || hasBody else { return nil }
        cursor = types.cursor
        return Self.plain(name, type, parameters, attributes.swiftName, isAudited, line)
    }

    /// What a function takes; nil where none is declared.
    private func parameters(_ types: inout HeaderTypes) -> [CType.Parameter]? {
        var ahead = types
        guard ahead.cursor.text == "(", let parameters = ahead.parameters() else { return nil }
        types = ahead
        return parameters
    }

    private static func plain(
        _ name: String, _ type: CType, _ parameters: [CType.Parameter]?, _ swiftName: String?, _ isAudited: Bool,
        _ line: Int
    ) -> HeaderDeclaration {
        guard let parameters else {
            return .constant(
                HeaderConstant(name: name, type: type, swiftName: swiftName, isAudited: isAudited, line: line))
        }
        return .function(
            HeaderFunction(
                name: name, result: type, parameters: parameters, swiftName: swiftName, isAudited: isAudited,
                line: line))
    }
}
