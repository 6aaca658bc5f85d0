/// What an app may do only if its user says so. The user is asked once, by a question of the system in front of the app; the
/// answer stays with the app until it is deleted. An app that ends before the answer has to ask again.
public final class UserPermission {
    /// The words of a question.
    public struct Question {
        /// What is asked for, as a timeline says it: `Bluetooth`, `the microphone`.
        public let subject: String
        /// What the question asks.
        public let title: String
        /// What it says besides, such as the app's own text; nil for nothing.
        public let message: String?
        /// What the button says that allows.
        public let allowing: String
        /// What the button says that does not.
        public let denying: String
        /// Whether it is a sheet in the app's own window, below which the app stays active.
        public let isSheet: Bool

        /// A question about a subject.
        public init(
            _ subject: String, title: String, message: String?, allowing: String = "Allow",
            denying: String = "Don’t Allow", isSheet: Bool = false
        ) {
            (self.subject, self.title, self.message) = (subject, title, message)
            (self.allowing, self.denying, self.isSheet) = (allowing, denying, isSheet)
        }

        func label(_ isGranted: Bool) -> String { isGranted ? allowing : denying }
    }

    /// What the user answered; nil as long as nobody did.
    public private(set) var isGranted: Bool?
    /// The rule by which the user is asked.
    private let rule: Rule
    /// The answer that the user has in mind: the question is answered by it as soon as it is in front.
    private let intention: () -> Bool?
    private unowned let app: InstalledApp
    private var alert: SystemAlert.ID?

    /// The permission of an app that has not asked.
    ///
    /// - Parameters:
    ///   - app: whose permission it is.
    ///   - rule: the rule by which the user is asked.
    ///   - intention: the answer that the user has in mind, asked for when the question is in front; nil to have it wait
    ///     for a tap.
    public init(of app: InstalledApp, rule: Rule, intention: @escaping () -> Bool?) {
        (self.app, self.rule, self.intention) = (app, rule, intention)
    }

    /// Whether the user is being asked, or will be as soon as the app is in front.
    public var isAsking: Bool { alert.map(app.device.alerts.has) ?? false }

    /// The app wants it. The first time the user is asked.
    ///
    /// - Parameters:
    ///   - question: how the user is asked.
    ///   - process: the launch that asks.
    ///   - answered: called as soon as the answer is known: in the turn of the caller where it is known already, else in
    ///     none.
    public func request(_ question: Question, by process: AppProcess, answered: @escaping (Bool) -> Void) {
        if let isGranted { return answered(isGranted) }
        PermissionWaiters.of(process).add(self, answered)
        guard !isAsking else { return }
        process.record(.note, "the user is asked for \(question.subject)", rule: rule)
        alert = app.device.show(systemAlert(question), about: app)
    }

    private func answer(_ isGranted: Bool, to question: Question) {
        self.isGranted = isGranted
        app.record(
            .stimulus, "the user \(isGranted ? "allows" : "does not allow") \(question.subject)",
            detail: "by \(question.label(isGranted).quoted)")
        if let alert { app.device.takeAway(alert) }
        alert = nil
        guard let process = app.process, process.state != .notRunning else { return }
        let waiting = PermissionWaiters.of(process).take(self)
        // The app is active again before it hears the answer.
        app.device.simulation.schedule(after: .zero, phase: .verdict) {
            for answered in waiting { answered(isGranted) }
        }
    }

    private func systemAlert(_ question: Question) -> SystemAlert {
        func button(_ isGranted: Bool) -> SystemAlert.Button {
            SystemAlert.Button(question.label(isGranted)) { [unowned self] in answer(isGranted, to: question) }
        }
        return SystemAlert(
            "the question about \(question.subject)", title: question.title, message: question.message,
            buttons: [button(false), button(true)], endsWithProcess: true, isSheet: question.isSheet
        ) { [unowned self] in intention().map(question.label) }
    }
}

/// Who waits for an answer of the user in a launch of an app.
private final class PermissionWaiters: ClosureOwner {
    private var waiting: [ObjectIdentifier: [(Bool) -> Void]] = [:]

    static func of(_ process: AppProcess) -> PermissionWaiters { process.storage.object { PermissionWaiters() } }

    func add(_ permission: UserPermission, _ answered: @escaping (Bool) -> Void) {
        waiting[ObjectIdentifier(permission), default: []].append(answered)
    }

    func take(_ permission: UserPermission) -> [(Bool) -> Void] {
        waiting.removeValue(forKey: ObjectIdentifier(permission)) ?? []
    }

    func releaseClosures() { waiting = [:] }
}
