/// The one record of a run: what happened to a device and its apps, in order, each decision with the rule behind it.
///
/// Values are kept compact; words are made when a trace is printed or asked. The same run gives the same bytes.
public final class Trace {
    /// Everything that happened, the first thing first.
    @exclusivity(unchecked) public private(set) var records: ContiguousArray<TraceRecord> = []
    /// The names of the apps; the first entry stands for the device.
    public private(set) var appNames = ["device"]
    /// Called with each record as it is made, for a run that is watched.
    public var onRecord: ((TraceRecord) -> Void)?

    private var texts = [""]
    private var symbols: [String: TraceSymbol] = ["": .empty]

    /// An empty trace.
    public init() {}

    /// The words of a symbol of this trace.
    public func text(of symbol: TraceSymbol) -> String { texts[Int(symbol.index)] }

    /// The symbol of `text`, made when it is new.
    public func symbol(_ text: String) -> TraceSymbol {
        if let known = symbols[text] { return known }
        let symbol = TraceSymbol(index: UInt32(texts.count))
        texts.append(text)
        symbols[text] = symbol
        return symbol
    }

    func addApp(_ name: String) -> UInt16 {
        appNames.append(name)
        return UInt16(appNames.count - 1)
    }

    func add(_ record: TraceRecord) {
        records.append(record)
        onRecord?(record)
    }
}
