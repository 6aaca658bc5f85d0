import BackgroundRuntime

// What the user lets apps read and write. It belongs to the app and survives its launches.

extension HealthService {
    /// An app asks for kinds to write and to read. One that does not say what for is ended.
    ///
    /// - Parameters:
    ///   - share: what it wants to write.
    ///   - read: what it wants to read.
    ///   - process: the launch that asks.
    ///   - answered: called as soon as the user has answered, whatever that is: in the turn of the caller where nobody is
    ///     asked, else in none. With a failure where the sheet of another request is shown already.
    public func requestAccess(
        share: Set<HealthKind>, read: Set<HealthKind>, by process: AppProcess,
        answered: @escaping (HealthFailure?) -> Void
    ) {
        if !read.isEmpty { demandText("NSHealthShareUsageDescription", for: "read", read, of: process) }
        if !share.isEmpty { demandText("NSHealthUpdateUsageDescription", for: "write", share, of: process) }
        let record = AppHealth.of(process.app)
        guard record.access.isOpen(read: read, share: share) else {
            process.record(.note, "no question about health data: all of it was asked for", rule: HealthRules.once)
            return answered(nil)
        }
        record.questions.removeAll { !$0.isAsking }
        guard record.questions.isEmpty else {
            process.record(
                .finding, "a request for health data while the sheet of another is shown: it is not shown",
                rule: HealthRules.ask)
            return answered(.isAsking)
        }
        let permission = UserPermission(of: process.app, rule: HealthRules.ask) { [unowned self] in isPermitted }
        record.questions.append(permission)
        permission.request(question(about: process.app, read: read, share: share), by: process) { [self] isAllowed in
            record.questions.removeAll { $0 === permission }
            record.access.decide(read: read, share: share) { isAllowed && !exceptions.contains($0) }
            answered(nil)
        }
    }

    /// Ends an app in whose manifest a text is missing.
    private func demandText(
        _ key: String, for purpose: String, _ kinds: Set<HealthKind>, of process: AppProcess
    ) {
        guard process.app.manifest.string(forKey: key)?.isEmpty != false else { return }
        let types = kinds.map(\.identifier).sorted().joined(separator: ", ")
        process.raise(
            """
            NSInvalidArgumentException: \(key) must be set in the app's Info.plist in order to request \(purpose) \
            authorization for the following types: \(types)
            """,
            rule: HealthRules.usageText)
    }

    private func question(
        about app: InstalledApp, read: Set<HealthKind>, share: Set<HealthKind>
    ) -> UserPermission.Question {
        let texts = [
            read.isEmpty ? nil : app.manifest.string(forKey: "NSHealthShareUsageDescription"),
            share.isEmpty ? nil : app.manifest.string(forKey: "NSHealthUpdateUsageDescription"),
        ]
        return UserPermission.Question(
            "health data", title: "“\(app.manifest.displayName)” would like to access and update your Health data.",
            message: texts.compactMap(\.self).joined(separator: "\n"), isSheet: true)
    }

    /// Whether a request for these kinds would ask the user.
    public func wouldAsk(share: Set<HealthKind>, read: Set<HealthKind>, of app: InstalledApp) -> Bool {
        AppHealth.of(app).access.isOpen(read: read, share: share)
    }

    /// Whether an app may write a kind; nil where the user was not asked.
    public func mayShare(_ kind: HealthKind, _ app: InstalledApp) -> Bool? {
        switch AppHealth.of(app).access.sharing(kind) {
        case .notDetermined: nil
        case .denied: false
        case .authorized: true
        }
    }

    /// Why an app cannot write a kind; nil where it can.
    func lackOfSharing(_ kind: HealthKind, _ app: InstalledApp) -> HealthFailure? {
        switch mayShare(kind, app) {
        case nil: .undetermined(kind)
        case false?: .denied(kind)
        case true?: nil
        }
    }

    /// Why an app can read nothing of a kind now; nil where it can, be it only what it wrote.
    public func lackOfReading(_ kind: HealthKind, _ app: InstalledApp) -> HealthFailure? {
        if AppHealth.of(app).access.mayRead(kind) == nil { return .undetermined(kind) }
        return canRead(app) ? nil : .inaccessible
    }

    /// Whether health data is open: while protected data is, and in a workout of the app.
    func canRead(_ app: InstalledApp) -> Bool {
        context.conditions.isProtectedDataAvailable || AppHealth.of(app).workout?.state.isUnderWay == true
    }
}
