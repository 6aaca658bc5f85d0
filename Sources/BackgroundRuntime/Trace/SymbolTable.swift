/// The texts of a trace by their symbols, and the way back.
struct SymbolTable {
    private var texts = [""]
    private var symbols: [String: TraceSymbol] = ["": .empty]
    /// The texts asked for last, one of each length: a text that comes again and again is not hashed each time.
    private var recent: [(text: String, symbol: TraceSymbol)] = []

    subscript(symbol: TraceSymbol) -> String { texts[Int(symbol.index)] }

    /// The symbol of `text`, made when it is new.
    mutating func symbol(_ text: String) -> TraceSymbol {
        if text.isEmpty { return .empty }
        if recent.isEmpty { recent = Array(repeating: ("", .empty), count: SymbolTable.recentCount) }
        let place = text.utf8.count % SymbolTable.recentCount
        if recent[place].text == text { return recent[place].symbol }
        let symbol = look(up: text)
        recent[place] = (text, symbol)
        return symbol
    }

    private static let recentCount = 32

    private mutating func look(up text: String) -> TraceSymbol {
        if let known = symbols[text] { return known }
        let symbol = TraceSymbol(index: UInt32(texts.count))
        texts.append(text)
        symbols[text] = symbol
        return symbol
    }
}
