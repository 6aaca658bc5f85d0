/// A header in Objective-C, read as a text: what it declares, and the lines that are not understood.
///
/// Nothing is included and no macro is put in: what a header declares with words of its own is not seen.
package struct ObjectiveCHeader: Sendable {
    /// A line that is not understood.
    package struct Unknown: Hashable, Sendable {
        package let line: Int
        package let text: String
    }

    package let path: String
    /// What it includes, with quotation marks or angle brackets.
    package let includes: [String]
    /// What it declares, in order.
    let declarations: [HeaderDeclaration]
    /// What is passed over, in order.
    package let unknown: [Unknown]

    /// Reads a header, whatever is in it.
    package init(path: String, bytes: [UInt8]) {
        let lexer = HeaderLexer(bytes)
        var parser = HeaderParser(lexer)
        parser.parse()
        (self.path, includes) = (path, lexer.includes)
        (declarations, unknown) = (parser.declarations, parser.unknown)
    }

    /// The modules that it includes: `UIKit` of `<UIKit/UIKit.h>`.
    package var modules: [String] {
        includes.filter { $0.hasPrefix("<") && $0.contains("/") }
            .map { String($0.dropFirst().prefix { $0 != "/" }) }.filter(SwiftTypes.isName)
    }

    /// Words of a program text, with what Swift has of a selector's first part as the name of a method:
    /// `beginBackgroundTask` of `beginBackgroundTaskWithName`.
    package static func swiftWords(of words: [String]) -> [String] {
        let short = words.compactMap { word -> String? in
            let all = CamelCase.words(word)
            let end = all.dropFirst().firstIndex { CamelCase.part(of: $0) == .preposition }
            return end.map { all[..<$0].joined() }
        }
        return Set(words + short.filter { $0.count > 3 }).sorted()
    }
}
