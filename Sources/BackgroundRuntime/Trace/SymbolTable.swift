/// The texts of a trace by their symbols, and the way back.
struct SymbolTable {
    /// Nil at a place that is free.
    private var texts: [String?] = [""]
    private var symbols: [String: TraceSymbol] = [:]
    /// Places of texts that were forgotten.
    private var free: [TraceSymbol] = []
    /// The texts asked for last, one of each length: a text that comes again and again is not hashed each time.
    private var recent: [(text: String, symbol: TraceSymbol)] = []
    private static let recentCount = 32

    /// The words of a symbol, which must not be forgotten.
    subscript(symbol: TraceSymbol) -> String {
        guard let text = texts[Int(symbol.index)] else { preconditionFailure("a text was asked for that is forgotten") }
        return text
    }

    /// The symbol of `text`, made when it is new.
    mutating func symbol(_ text: String) -> TraceSymbol {
        if text.isEmpty { return .empty }
        if recent.isEmpty { recent = Array(repeating: ("", .empty), count: SymbolTable.recentCount) }
        let place = text.utf8.count % SymbolTable.recentCount
        if recent[place].text == text { return recent[place].symbol }
        let symbol = known(text)
        recent[place] = (text, symbol)
        return symbol
    }

    /// The symbol of `text`, which is looked for once, whether it is new or not.
    private mutating func known(_ text: String) -> TraceSymbol {
        let next = free.last ?? TraceSymbol(index: UInt32(texts.count))
        let symbol = SymbolTable.given(&symbols[text, default: .empty], or: next)
        guard symbol == next else { return symbol }
        if free.popLast() == nil { texts.append(text) } else { texts[Int(next.index)] = text }
        return symbol
    }

    private static func given(_ symbol: inout TraceSymbol, or next: TraceSymbol) -> TraceSymbol {
        if symbol == .empty { symbol = next }
        return symbol
    }

    /// Forgets the texts of all symbols but those in `used`; their numbers are given out again.
    mutating func keep(_ used: Set<TraceSymbol>) {
        recent = []
        for index in 1..<texts.count {
            let symbol = TraceSymbol(index: UInt32(index))
            guard let text = texts[index], !used.contains(symbol) else { continue }
            texts[index] = nil
            symbols[text] = nil
            free.append(symbol)
        }
    }
}
