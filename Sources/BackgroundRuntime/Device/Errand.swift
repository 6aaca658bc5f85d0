import VirtualTime

/// Something that the phone does for an app for a time, whether or not the app runs meanwhile: a transfer, a call. The page of a
/// run shows it as a bar; nothing is decided by it.
public final class Errand {
    /// What kind of thing it is, in a word or two: `transfer`.
    public let kind: String
    /// Which one it is, as the trace calls it.
    public let name: String
    /// The name of the app that it is done for.
    package let app: String
    /// The phone; nil when it is gone, which whoever finishes this may not be.
    private weak var device: Device?
    /// When it began.
    public let start: VirtualInstant
    /// When it ended; nil as long as it goes on.
    public private(set) var end: VirtualInstant?

    fileprivate init(_ kind: String, _ name: String, for app: InstalledApp) {
        (self.kind, self.name, self.app, device) = (kind, name, app.name, app.device)
        start = app.device.now
    }

    /// It is over, well or not. What was over before stays so.
    public func finish() {
        guard end == nil, let device else { return }
        end = device.now
        // A run whose records nobody asks for at its end keeps none of this either.
        if device.trace.forgetsOldRecords { device.errandLog.all.removeAll { $0 === self } }
    }
}

/// The errands of a phone.
private final class ErrandLog {
    var all: [Errand] = []
}

extension InstalledApp {
    /// The phone begins to do something for the app.
    ///
    /// - Parameters:
    ///   - kind: what kind of thing it is, in a word or two: `transfer`. Those of a kind are shown together.
    ///   - name: which one it is, as the trace calls it.
    /// - Returns: the errand, to be finished by whoever began it.
    public func beginErrand(_ kind: String, _ name: String) -> Errand {
        let errand = Errand(kind, name, for: self)
        device.errandLog.all.append(errand)
        return errand
    }
}

extension Device {
    fileprivate var errandLog: ErrandLog { storage.object(orMake: ErrandLog.init) }

    /// What the phone does and did for its apps, in the order in which it began.
    package var errands: [Errand] { storage.existing(ErrandLog.self)?.all ?? [] }
}
