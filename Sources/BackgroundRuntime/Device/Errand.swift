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

    /// Says what goes on of a kind for the app: what is new among it begins, and what is gone is over.
    ///
    /// - Parameters:
    ///   - kind: what kind of thing it is, in a word or two: `scheduled task`.
    ///   - names: all that goes on now, each as the trace calls it.
    public func setErrands(_ kind: String, _ names: [String]) {
        let open = device.errandLog.all.filter { $0.end == nil && $0.kind == kind && $0.app == name }
        for errand in open where !names.contains(errand.name) { errand.finish() }
        for name in names where !open.contains(where: { $0.name == name }) { _ = beginErrand(kind, name) }
    }

    /// Whatever the phone does for the app is over: the app is deleted.
    func finishErrands() {
        for errand in device.errands where errand.app == name { errand.finish() }
    }
}

extension Device {
    fileprivate var errandLog: ErrandLog { storage.object(orMake: ErrandLog.init) }

    /// What the phone does and did for its apps, in the order in which it began.
    package var errands: [Errand] { storage.existing(ErrandLog.self)?.all ?? [] }
}
