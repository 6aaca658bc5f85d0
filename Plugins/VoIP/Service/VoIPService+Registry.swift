import BackgroundRuntime

// Push registries and the token.

extension VoIPService {
    func registrationChanged(_ session: PushSession) {
        guard let process = session.process else { return }
        guard session.wantsVoIP else {
            return process.record(.note, "no longer registered for VoIP pushes")
        }
        if let lack = lackOfPushes(process.app) {
            return process.record(.refusal, "no VoIP pushes for the app", detail: lack.sentence, rule: lack)
        }
        noteUse(process)
        process.record(.note, "registered for VoIP pushes", rule: VoIPRules.pushRegisterEachLaunch)
        let record = record(of: process.app)
        if record.token == nil { record.token = makeToken() }
        registryIsReady(session)
    }

    /// Why an app gets no VoIP pushes at all; nil when it may.
    func lackOfPushes(_ app: InstalledApp) -> Rule? {
        if !VoIPRules.pushLaunches.systems.contains(system) { return LifecycleRules.apiMissing }
        return isDeclared(app) ? nil : VoIPRules.pushNeedsMode
    }

    private func makeToken() -> [UInt8] {
        context.random { chance in
            (0..<4).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian, Array.init) }
        }
    }

    /// A registry has a delegate and wants VoIP: it is told the token, and gets what waits.
    func registryIsReady(_ session: PushSession) {
        guard session.isReady, let process = session.process, let token = record(of: process.app).token,
            lackOfPushes(process.app) == nil
        else { return }
        if !session.wasNotifiedOfToken {
            session.wasNotifiedOfToken = true
            session.notify("pushRegistry(_:didUpdate:for:)", rule: VoIPRules.pushRegisterEachLaunch) {
                $0.didUpdate(token: token)
            }
        }
        for push in record(of: process).untakenPushes.take() { hand(push, to: session, in: process) }
    }

    /// The token of an app does not count any more, as after a restore: registries are told and get a new one.
    func invalidateToken(of app: InstalledApp) {
        record(of: app).token = nil
        guard let process = app.process, let sessions = process.storage.existing(ProcessVoIP.self)?.registries else {
            return
        }
        for session in sessions where session.isReady {
            session.notify("pushRegistry(_:didInvalidatePushTokenFor:)", rule: nil) { $0.didInvalidateToken() }
        }
    }

    /// An app that is suspended with pushes left has made no registry for them.
    func reportWaitingPushes(_ process: AppProcess) {
        process.storage.existing(ProcessVoIP.self)?.untakenPushes.report(
            to: process, advice: "make a push registry at every launch"
        ) { _ in ("VoIP push", VoIPRules.pushRegisterEachLaunch) }
    }
}
