/// Swift code of a file that is written: the words of this tool, and in it what comes from elsewhere as names and literals.
///
/// A text that is interpolated becomes a literal with its quotation marks, whatever is in it: there is no way by which one
/// becomes code.
///
///     let line: SwiftCode = "let title = \(text)"
struct SwiftCode: ExpressibleByStringInterpolation, Equatable {
    let text: String

    init(stringLiteral text: StaticString) { self.text = "\(text)" }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Pieces behind each other.
    init(joining pieces: [SwiftCode], by separator: StaticString = ", ") {
        text = pieces.map(\.text).joined(separator: "\(separator)")
    }

    /// Takes the parts of an interpolated literal.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate(set) var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

        /// A text, as a literal.
        mutating func appendInterpolation(_ value: String) { text += SwiftCode.literal(value) }

        /// A name, as it is.
        mutating func appendInterpolation(_ name: SwiftName) { text += name.text }

        mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

        mutating func appendInterpolation(_ code: SwiftCode) { text += code.text }
    }

    /// A text in quotation marks. What could end the literal or begin something in it is escaped, and so is all that nobody
    /// sees.
    private static func literal(_ value: String) -> String {
        value.unicodeScalars.reduce(into: "\"") { literal, scalar in
            let isPlain = scalar.value < 0x7F ? scalar.value >= 0x20 : scalar.properties.isXIDContinue
            if isPlain, scalar != "\\", scalar != "\"" {
                literal.unicodeScalars.append(scalar)
            } else {
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            }
        } + "\""
    }
}

/// A name that Swift code may have as it is: letters, digits and `_`, and no word of the language.
struct SwiftName: Hashable {
    let text: String

    /// The name in a text; nil for a text that is none.
    init?(_ text: String) {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first == "_" || first.properties.isXIDStart,
            scalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue }),
            text != "_", !SwiftName.reserved.contains(text)
        else { return nil }
        self.text = text
    }

    /// The words that the language keeps for itself.
    private static let reserved: Set<String> = Set(
        """
        Any Self Type Protocol actor as associatedtype async await break case catch class continue default defer deinit do \
        else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let macro nil \
        open operator package precedencegroup private protocol public repeat rethrows return self static struct subscript \
        super switch throw throws true try typealias var where while
        """.split(separator: " ").map(String.init))
}

/// A word of a command line that a user may copy into a shell, in which it stays one word.
struct ShellWord: CustomStringConvertible {
    /// As it is typed.
    let description: String

    init(_ text: String) {
        let plain = text.utf8.allSatisfy { byte in
            let character = Character(UnicodeScalar(byte))
            return byte < 0x80 && (character.isLetter || character.isNumber || "_-./+:=@%".contains(character))
        }
        if plain, !text.isEmpty, !text.hasPrefix("-") {
            description = text
        } else if text.unicodeScalars.contains(where: { $0.value < 0x20 || !$0.isShown }) {
            // The shell reads the escapes of these quotation marks, and a terminal obeys nothing in them.
            description = "$'" + text.utf8.map(ShellWord.escape).joined() + "'"
        } else {
            let word = text.hasPrefix("-") ? "./" + text : text
            description = "'" + word.replacing("'", with: "'\\''") + "'"
        }
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
        case 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}

extension Unicode.Scalar {
    /// Whether a reader sees it: no control character, and none that turns the direction of the text.
    var isShown: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }
}
