import BackgroundRuntime

/// A time in which neither the state of an app changed nor what keeps it awake. It may have no length: several changes at
/// one instant are several stretches.
struct Stretch {
    let begin: VirtualInstant
    /// When it was over; now for the last one.
    let end: VirtualInstant
    /// The record with which it began; nil before anything happened to the app.
    let cause: TraceRecord?
    /// Whether no other has begun since.
    let isLast: Bool

    /// The state of the app.
    var state: AppState { cause?.state ?? .notRunning }
    /// How long it lasted.
    var duration: Duration { begin.duration(to: end) }
}

/// The changes of an app, of its state or of what keeps it awake, from an instant on.
struct StretchList {
    /// When the first stretch begins.
    let start: VirtualInstant
    /// Whether what happened at the start itself belongs to it.
    let includesStart: Bool
    private var changes: [TraceRecord] = []
    private var lastVersion = -1

    /// A list that begins at `start`; at the boot, with all that happens there, where that is nil.
    init(from start: VirtualInstant?) {
        self.start = start ?? .boot
        includesStart = start == nil
    }

    /// Takes in the next record of the app.
    mutating func add(_ record: TraceRecord, holderVersion: Int) {
        if !includesStart, record.instant <= start {
            changes = [record]
        } else if let last = changes.last, last.state == record.state, lastVersion == holderVersion {
            return
        } else {
            changes.append(record)
        }
        lastVersion = holderVersion
    }

    /// Whether the first stretch lies before the first change.
    private var hasHead: Bool { changes.first.map { includesStart || $0.instant > start } ?? true }

    /// How many stretches there are; never none.
    var count: Int { changes.count + (hasHead ? 1 : 0) }

    /// A stretch by its number, of an app for which it is `now`.
    func stretch(_ number: Int, now: VirtualInstant) -> Stretch {
        let place = number - (hasHead ? 1 : 0)
        let next = place + 1
        let cause = place < 0 ? nil : changes[place]
        return Stretch(
            begin: max(start, cause?.instant ?? start),
            end: next < changes.count ? changes[next].instant : max(start, now),
            cause: cause, isLast: next >= changes.count)
    }
}
