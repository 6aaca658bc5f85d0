import Foundation

/// Decodes text property lists with Foundation, once a scanner has bounded their nesting and size.
enum FoundationPlist {
    /// The value of a scanned XML or old-style property list.
    ///
    /// - Throws: a fault on the line that Foundation names, when it finds a mistake that the scanner does not look for,
    ///   such as a misformed number.
    static func decode(_ source: SourceText) throws(SyntaxFault) -> PropertyValue {
        do {
            return value(try PropertyListSerialization.propertyList(from: Data(source.bytes), options: [], format: nil))
        } catch {
            throw fault(from: error as NSError, in: source)
        }
    }

    /// The recursion is as deep as the scanner allowed.
    private static func value(_ any: Any) -> PropertyValue {
        switch any {
        case let text as String: .string(text)
        case let flag as Bool: .boolean(flag)
        case let number as Int: .integer(number)
        case let number as Double: .real(number)
        case let items as [Any]: .array(items.map(value))
        case let entries as [String: Any]: .dictionary(entries.mapValues(value))
        case is Date: .date
        case let data as Data: .data(count: data.count)
        default: .other("a value of an unknown kind")
        }
    }

    private static func fault(from error: NSError, in source: SourceText) -> SyntaxFault {
        let text = error.userInfo["NSDebugDescription"] as? String ?? "no property list"
        guard let mark = text.ranges(of: "line ").last, let line = Int(text[mark.upperBound...].prefix { $0.isNumber })
        else { return SyntaxFault(0, text) }
        // Foundation says: Encountered misformatted real on line 4
        let words = text[..<mark.lowerBound].split(separator: " ").dropLast().filter { $0 != "Encountered" }
        let message = words.joined(separator: " ")
        return SyntaxFault(source.offset(ofLine: line), message.prefix(1).lowercased() + message.dropFirst())
    }
}
