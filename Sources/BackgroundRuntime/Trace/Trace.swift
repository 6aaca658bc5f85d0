/// The one record of a run: what happened to a device and its apps, in order, each decision with the rule behind it.
///
/// Values are kept compact; words are made when a trace is printed or asked. The same run gives the same bytes.
public final class Trace {
    /// Everything that happened, the first thing first.
    @exclusivity(unchecked) public private(set) var records = TraceRecords()
    /// The names of the apps; the first entry stands for the device.
    public private(set) var appNames = ["device"]
    /// Called with each record as it is made, for a run that is watched.
    @exclusivity(unchecked) public var onRecord: ((TraceRecord) -> Void)?

    @exclusivity(unchecked) private var symbols = SymbolTable()

    /// An empty trace.
    public init() {}

    /// The words of a symbol of this trace.
    public func text(of symbol: TraceSymbol) -> String { symbols[symbol] }

    /// The symbol of `text`, made when it is new.
    public func symbol(_ text: String) -> TraceSymbol { symbols.symbol(text) }

    func addApp(_ name: String) -> UInt16 {
        appNames.append(name)
        return UInt16(appNames.count - 1)
    }

    @inline(__always)
    func add(_ record: TraceRecord) {
        records.append(record)
        onRecord?(record)
    }
}
