/// What can be done to a value where it is referred to: `$(PRODUCT_NAME:rfc1034identifier)`.
///
/// Swift Build's `MacroEvaluationProgram` has them all.
enum SettingOperator {
    /// The value after the operator; nil for one that is not known.
    ///
    /// - Parameter text: what stands behind its equals sign.
    static func apply(_ name: String, _ text: String?, to value: String) -> String? {
        if let text {
            return switch name {
            case "default": value.isEmpty ? text : value
            case "dir": ProjectPath.joined(text, ProjectPath.name(of: value))
            case "file": ProjectPath.joined(ProjectPath.folder(of: value), text)
            case "suffix": stem(of: value) + "." + (text.hasPrefix(".") ? String(text.dropFirst()) : text)
            case "base": ProjectPath.joined(ProjectPath.folder(of: value), text) + suffix(of: value)
            default: nil
            }
        }
        return switch name {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": identifier(value, allowing: "-", insteadOfOthers: "-")
        case "identifier", "c99extidentifier": identifier(value, allowing: "_", insteadOfOthers: "_")
        case "dir": ProjectPath.folder(of: value).isEmpty ? "./" : ProjectPath.folder(of: value) + "/"
        case "file": ProjectPath.name(of: value)
        case "base": stem(of: ProjectPath.name(of: value))
        case "suffix": suffix(of: value)
        case "standardizepath": ProjectPath.normalized(value)
        case "not": value == "YES" ? "NO" : "YES"
        case "quote": value.contains(" ") ? "\"\(value)\"" : value
        default: nil
        }
    }

    private static func identifier(_ value: String, allowing extra: Character, insteadOfOthers filler: Character)
        -> String
    {
        String(
            value.enumerated().map { index, character in
                let isLetter = character.isASCII && character.isLetter
                // Such names begin with no digit: "3D Touch" becomes "-D-Touch".
                let isDigit = character.isASCII && character.isNumber && index > 0
                return isLetter || isDigit || character == extra ? character : filler
            })
    }

    private static func suffix(of path: String) -> String {
        let name = ProjectPath.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return String(name[dot...])
    }

    private static func stem(of path: String) -> String { String(path.dropLast(suffix(of: path).count)) }
}
