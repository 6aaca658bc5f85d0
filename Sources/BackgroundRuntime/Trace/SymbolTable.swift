/// The texts of a trace by their symbols, and the way back.
struct SymbolTable {
    /// Each at one less than the number of its symbol: that of the empty text is 0.
    private var texts = TextIndex()

    /// The words of a symbol, which must not be forgotten.
    subscript(symbol: TraceSymbol) -> String { symbol == .empty ? "" : texts[Int(symbol.index) - 1] }

    /// The symbol of `text`, made when it is new.
    mutating func symbol(_ text: String) -> TraceSymbol {
        text.isEmpty ? .empty : TraceSymbol(index: UInt32(texts.add(text) + 1))
    }

    /// Forgets the texts of all symbols but those in `used`; their numbers are given out again.
    mutating func keep(_ used: Set<TraceSymbol>) {
        texts.keep { used.contains(TraceSymbol(index: UInt32($0 + 1))) }
    }
}
