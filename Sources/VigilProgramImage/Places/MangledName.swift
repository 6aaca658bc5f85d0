/// As much of a Swift symbol as tells which module it is declared in, read without its whole grammar.
package enum MangledName {
    /// The module of the declaration that a symbol stands for; for one in an extension, the module of the extension. Nil
    /// where the symbol does not begin with a module, as helpers of the compiler do not.
    package static func module(of symbol: String) -> String? {
        var rest = symbol.utf8.dropFirst(2)
        guard symbol.hasPrefix("$s"), let module = identifier(in: &rest) else { return nil }
        // A type, those within it, and behind them the module of an extension.
        while let name = identifier(in: &rest), let mark = rest.popFirst() {
            if mark == UInt8(ascii: "E") { return name }
            guard kindsOfTypes.contains(mark) else { break }
        }
        return module
    }

    /// Classes, structs, enums and protocols.
    private static let kindsOfTypes: [UInt8] = Array("CVOP".utf8)

    /// A count and so many bytes: `3App`.
    private static func identifier(in symbol: inout Substring.UTF8View) -> String? {
        let digits = symbol.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let text = String(digits), !text.hasPrefix("0"), let count = Int(text) else { return nil }
        let name = symbol.dropFirst(digits.count).prefix(count)
        guard name.count == count else { return nil }
        symbol = symbol.dropFirst(digits.count + count)
        return String(name)
    }
}
