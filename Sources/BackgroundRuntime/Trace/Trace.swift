import VigilProgramImage

/// The one record of a run: what happened to a device and its apps, in order, each decision with the rule behind it.
///
/// Values are kept compact; words are made when a trace is printed or asked. The same run gives the same bytes.
public final class Trace {
    /// Everything that happened, the first thing first, except what was forgotten; see ``forgetsOldRecords``.
    public var records: TraceRecords {
        settleCall()
        return stored
    }
    @exclusivity(unchecked) private var stored = TraceRecords()
    /// The names of the apps; the first entry stands for the device.
    public private(set) var appNames = ["device"]
    /// Called with each record as it is made, for a run that is watched.
    @exclusivity(unchecked) public var onRecord: ((TraceRecord) -> Void)?
    /// Whether only the last thousand records are kept, or a few more, with the texts that they need: for a long run
    /// whose records go elsewhere as they are made.
    public var forgetsOldRecords = false

    /// What was so about the phone, change by change; empty where nothing changed, or where records are forgotten.
    package private(set) var phoneNotes: [PhoneNote] = []

    /// What it cites on which system.
    @exclusivity(unchecked) private var citations: Citations

    @exclusivity(unchecked) private var symbols = SymbolTable()
    /// What keeps each app awake, by its number.
    @exclusivity(unchecked) private var holders = [HolderLog()]
    /// How often that has changed. Apart from the log, because each record asks.
    @exclusivity(unchecked) private var holderVersions: [UInt32] = [0]
    /// The holders that were put into words last.
    @exclusivity(unchecked) private var lastHolders = (app: UInt16(0), version: UInt32(0), text: "")

    /// An empty trace of a phone with a version of iOS.
    public init(system: SystemVersion = .newest) { citations = Citations(order: system.order) }

    /// The words of a symbol of this trace.
    public func text(of symbol: TraceSymbol) -> String { symbols[symbol] }

    /// The symbol of `text`, made when it is new. It is good for the next record; see ``forgetsOldRecords``.
    public func symbol(_ text: String) -> TraceSymbol { symbols.symbol(text) }

    func addApp(_ name: String) -> UInt16 {
        appNames.append(name)
        holders.append(HolderLog())
        holderVersions.append(0)
        return UInt16(appNames.count - 1)
    }

    /// What keeps the app of a record awake from then on, joined by ``TraceSymbol/holderSeparator``.
    public func holders(of record: TraceRecord) -> String {
        guard record.holders > 0 else { return "" }
        if lastHolders.app == record.app, lastHolders.version == record.holders { return lastHolders.text }
        let names = holders[Int(record.app)].holders(at: Int(record.holders)).map { symbols[$0] }
        lastHolders = (record.app, record.holders, names.joined(separator: TraceSymbol.holderSeparator))
        return lastHolders.text
    }

    /// What keeps the app of a record awake from then on, each assertion with its grant and its deadline, the oldest
    /// first.
    public func holds(of record: TraceRecord) -> [Hold] {
        holders[Int(record.app)].entries(at: Int(record.holders)).map { number, entry in
            Hold(number: number, name: symbols[entry.name], grant: entry.grant, deadline: entry.deadline)
        }
    }

    /// An assertion keeps an app awake from now on.
    func addHolder(_ assertion: Assertion, of app: UInt16, grant: Grant.ID? = nil) {
        let entry = HolderLog.Entry(
            name: symbol(assertion.holder.description), grant: grant, deadline: assertion.until)
        holders[Int(app)].acquire(entry, number: assertion.id.number)
        noteHolders(of: app)
    }

    /// An assertion keeps an app awake no more.
    func removeHolder(number: Int, of app: UInt16) {
        holders[Int(app)].drop(number: number)
        noteHolders(of: app)
    }

    /// Nothing keeps an app awake any more: its process has ended.
    func removeHolders(of app: UInt16) {
        holders[Int(app)].dropAll()
        noteHolders(of: app)
    }

    /// When the open tasks of an app would end it; nil when nothing counts down.
    func setEndOfTaskTime(_ instant: VirtualInstant?, of app: UInt16) {
        holders[Int(app)].setEndOfTaskTime(instant)
        noteHolders(of: app)
    }

    /// Everything that kept an app awake, by its number, in the order in which it began.
    ///
    /// In one walk through the changes, however many records there are.
    package func holdSpans(of app: Int) -> [HoldSpan] {
        holders[app].spans { symbols[$0] }
    }

    /// How often what keeps an app awake had changed before a record was made; see ``HoldSpan``.
    package func holderVersion(of record: TraceRecord) -> Int { Int(record.holders) }

    /// From `note` on the phone is otherwise than in `before`.
    func add(_ note: PhoneNote, before: @autoclosure () -> PhoneNote) {
        guard !forgetsOldRecords else { return phoneNotes.removeAll() }
        if phoneNotes.isEmpty { phoneNotes.append(before()) }
        phoneNotes.append(note)
    }

    private func noteHolders(of app: UInt16) {
        holderVersions[Int(app)] = UInt32(truncatingIfNeeded: holders[Int(app)].version)
    }

    /// Adds a record of what happens to an app, by its number, or to the device, 0.
    @inline(__always)
    func add(
        _ kind: TraceRecord.Kind, _ text: String, detail: String, to app: UInt16, in state: AppState,
        at instant: VirtualInstant, rule: Rule?, number: Int64 = 0, unit: TraceRecord.Unit = .none
    ) {
        settleCall()
        let record = TraceRecord(
            instant: instant, app: app, kind: kind, state: state, text: symbol(text), detail: symbol(detail),
            holders: holderVersions[Int(app)], rule: rule, number: number, unit: unit)
        if kind == .call { stored.call = record } else { append(record, rule) }
    }

    @inline(__always)
    private func append(_ record: TraceRecord, _ rule: Rule?) {
        stored.append(record)
        if let onRecord { MachineCalls.exempting { onRecord(record) } }
        if stored.fillsPiece, forgetsOldRecords { forget() }
        if let rule, !rule.holds(atOrder: citations.order) { note(misplaced: rule) }
    }

    /// Adds the call that was made last, if it waits: something came of it, or its turn is over.
    @inline(__always)
    func settleCall() { if stored.call != nil { addCall() } }

    @inline(never)
    private func addCall() {
        guard let record = stored.call else { return }
        stored.call = nil
        append(record, record.rule)
    }

    /// Takes back the call of an app that was made last, where nothing has come of it yet: the app has no such method.
    ///
    /// - Returns: the call; nil where none of this name waits.
    func takeCall(named name: String, of app: UInt16) -> TraceRecord? {
        guard let record = stored.call, record.app == app, symbols[record.text] == name else { return nil }
        stored.call = nil
        return record
    }

    /// What a trace cites on which system.
    private struct Citations {
        /// The place of the system among all.
        let order: Int
        /// The rules that do not hold on it, each once.
        var misplaced: [Rule] = []
        /// Called with each of those.
        var onMisplaced: ((Rule) -> Void)?
    }

    /// The rules that it cites although they do not hold on its system, each once: mistakes of whoever cites them.
    package var misplacedRules: [Rule] { citations.misplaced }

    /// Calls `body` with each of those as it is cited.
    func onMisplacedRule(_ body: @escaping (Rule) -> Void) { citations.onMisplaced = body }

    @inline(never)
    private func note(misplaced rule: Rule) {
        guard !citations.misplaced.contains(rule) else { return }
        citations.misplaced.append(rule)
        citations.onMisplaced?(rule)
    }

    private func forget() {
        stored.forgetAllButLastPieces()
        var used: Set<TraceSymbol> = []
        var oldest = holders.map(\.version)
        for record in stored {
            used.formUnion([record.text, record.detail])
            oldest[Int(record.app)] = min(oldest[Int(record.app)], Int(record.holders))
        }
        for app in holders.indices { used.formUnion(holders[app].forget(before: oldest[app])) }
        symbols.keep(used)
    }
}
