import BackgroundRuntime

// How notices and data get to the app that is concerned.

extension ExternalAccessoryService {
    /// A connection began or ended.
    ///
    /// - Parameters:
    ///   - notice: which, and what of it.
    ///   - process: the app that is to hear of it.
    ///   - isWanted: whether it hears of it without having registered: it had a session.
    ///   - rule: the rule by which it came, where there is one beside that of the wake.
    func notify(_ notice: AccessoryNotice, to process: AppProcess, isWanted: Bool = false, rule: Rule? = nil) {
        let record = record(of: process)
        guard record.isRegistered || isWanted else { return }
        let isItsOwn = process.app.names(anyOf: notice.connection.accessory.protocols)
        switch AccessoryPolicy.delivery(state: process.state, hasMode: process.hasAccessoryMode, isItsOwn: isItsOwn) {
        case .now: call(notice, process, record, rule)
        case .wake:
            wake(process.app, for: notice.name) { [self] process in
                call(notice, process, record, rule ?? ExternalAccessoryRules.modeKeepsSession)
            }
        case .wait: hold(notice, process, record)
        case .lose: break
        }
    }

    private func call(_ notice: AccessoryNotice, _ process: AppProcess, _ record: ProcessAccessories, _ rule: Rule?) {
        guard let watch = record.watch else { return }
        let name = notice.connection.accessory.name
        switch notice {
        case .connected(let connection):
            watch.notify("EAAccessoryDidConnect", detail: name, rule: rule) { $0.didConnect(connection) }
        case .disconnected(let connection):
            let isPosted = record.isRegistered
            watch.notify(
                isPosted ? "EAAccessoryDidDisconnect" : "accessoryDidDisconnect(_:)", detail: name, rule: rule
            ) { $0.didDisconnect(connection, isPosted: isPosted) }
        }
    }

    private func hold(_ notice: AccessoryNotice, _ process: AppProcess, _ record: ProcessAccessories) {
        let text = "\(notice.connection.accessory.name): \(notice.name)"
        switch record.notices.keep(notice) {
        case .waits:
            process.record(
                .refusal, "a notice waits until the app runs", detail: text, rule: ExternalAccessoryRules.queue)
        case .cancels:
            process.record(
                .note, "the connection that waited to be told is over", detail: text,
                rule: ExternalAccessoryRules.queue)
        }
    }

    /// The app runs again: what waited is told.
    func notifyWaiting(_ process: AppProcess, _ record: ProcessAccessories) {
        for notice in record.notices.take() { call(notice, process, record, ExternalAccessoryRules.queue) }
    }

    /// Hands data to the streams of a session.
    func deliver(_ bytes: [UInt8], to session: AccessorySession) {
        guard let process = session.process else { return }
        AppAccessories.of(process.app).received.append((context.now, String(decoding: bytes, as: UTF8.self)))
        guard !process.state.isForeground else { return session.receive(bytes, rule: nil) }
        wake(process.app, for: "accessory data") { _ in
            session.receive(bytes, rule: ExternalAccessoryRules.modeKeepsSession)
        }
    }

    private func wake(_ app: InstalledApp, for name: String, deliver: @escaping (AppProcess) -> Void) {
        app.wake(
            for: WakeEvent(
                name, rule: ExternalAccessoryRules.modeKeepsSession,
                allowance: context.constants.duration(ExternalAccessoryConstants.wake)),
            deliver: deliver)
    }

    /// An accessory of its own launches no app: on a phone the user may be asked, which is not simulated.
    func noteNoLaunch(of app: InstalledApp, for accessory: AccessoryInfo) {
        guard app.declares(ExternalAccessoryModule.descriptor), app.names(anyOf: accessory.protocols) else { return }
        app.record(.note, "\(accessory.name) does not launch the app, as no launch by an accessory is simulated")
    }
}

extension InstalledApp {
    /// The protocols of accessories that its manifest names.
    var accessoryProtocols: [String] { manifest.strings(forKey: ExternalAccessoryModule.protocols) ?? [] }

    /// Whether its manifest names one of some protocols.
    func names(anyOf protocols: [String]) -> Bool { !Set(protocols).isDisjoint(with: accessoryProtocols) }
}
