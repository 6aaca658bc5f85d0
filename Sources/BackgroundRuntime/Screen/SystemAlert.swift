/// A question of the system about an app, in front of it: a title, a text and buttons. Whoever asks shows it with
/// ``Device/show(_:about:)``, and takes it away when it was answered, by a button or otherwise.
public struct SystemAlert {
    /// Something that the user can answer.
    public struct Button {
        public let title: String
        /// What the answer does.
        let press: () throws -> Void

        /// A button that answers.
        public init(_ title: String, press: @escaping () throws -> Void) {
            (self.title, self.press) = (title, press)
        }
    }

    /// Tells one that is shown from all others.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What the timeline calls it, which covers the screen: `the question about notifications`.
    public let name: String
    public let title: String
    /// What it says besides, such as the app's own text; nil for nothing.
    public let message: String?
    public let buttons: [Button]
    /// Whether nobody asks it any more once the launch of the app ends that asked.
    let endsWithProcess: Bool
    /// Whether it is a sheet in the app's own window: the app stays active below it, and it stays with the app's screen.
    let isSheet: Bool
    /// The button that the user has in mind, asked for when the question is in front; nil to wait for a tap.
    let intention: () -> String?

    /// A question with its answers.
    ///
    /// - Parameters:
    ///   - name: what the timeline calls it.
    ///   - title: what it asks.
    ///   - message: what it says besides; nil for nothing.
    ///   - buttons: the answers.
    ///   - endsWithProcess: whether nobody asks it any more once the launch of the app ends that asked. Otherwise whoever
    ///     asked takes it away.
    ///   - isSheet: whether it is a sheet in the app's own window, below which the app stays active.
    ///   - intention: the title of the button that the user has in mind, asked for when the question is in front; nil to
    ///     wait for a tap.
    public init(
        _ name: String, title: String, message: String?, buttons: [Button], endsWithProcess: Bool = false,
        isSheet: Bool = false, intention: @escaping () -> String? = { nil }
    ) {
        (self.name, self.title, self.message, self.buttons) = (name, title, message, buttons)
        (self.endsWithProcess, self.isSheet, self.intention) = (endsWithProcess, isSheet, intention)
    }

    /// It as it is on the screen.
    var element: ScreenElement {
        let texts = [title, message].compactMap { $0 }.filter { !$0.isEmpty }
        let parts =
            texts.map { ScreenElement(.staticText, label: $0) }
            // It takes the finger of the phone, which is no turn of an app.
            + buttons.map { ScreenElement(.button, label: $0.title) { _ in true } }
        return ScreenElement(isSheet ? .sheet : .alert, label: title, children: parts)
    }
}

/// The questions of the system that were not answered yet, of all apps.
final class SystemAlerts {
    /// Where a question is.
    enum Place: Hashable {
        /// In front of its app.
        case shown
        /// Nowhere: it comes when its app is in front.
        case waiting
        /// Nowhere: something took it away unanswered, and it comes when its app is in front the next time.
        case putOff
    }

    /// A question that was not answered.
    struct Entry {
        let id: SystemAlert.ID
        let alert: SystemAlert
        unowned let app: InstalledApp
        var place: Place
    }

    private(set) var entries: [Entry] = []
    /// What else covers the app in front, while it is inactive for that; of before where it is not.
    var overlay: String?
    private var lastNumber = 0

    func add(_ alert: SystemAlert, about app: InstalledApp, _ place: Place) -> SystemAlert.ID {
        lastNumber += 1
        let id = SystemAlert.ID(number: lastNumber)
        entries.append(Entry(id: id, alert: alert, app: app, place: place))
        return id
    }

    func remove(_ id: SystemAlert.ID) -> Entry? {
        entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
    }

    func removeAll(about app: InstalledApp) { entries.removeAll { $0.app === app } }

    /// A launch of an app is over, and with it what it asked; the rest waits for the next.
    func launchDidEnd(of app: InstalledApp) {
        entries.removeAll { $0.app === app && $0.alert.endsWithProcess }
        move([.shown, .putOff], of: app, to: .waiting)
    }

    /// Whether a question was not answered yet.
    func has(_ id: SystemAlert.ID) -> Bool { entries.contains { $0.id == id } }

    /// The question in front of an app: the last one, above all sheets. Nil for none.
    func front(of app: InstalledApp) -> SystemAlert? {
        cover(of: app) ?? entries.last { $0.app === app && $0.place == .shown }?.alert
    }

    /// The question that covers an app: the last one that is no sheet. Nil for none.
    func cover(of app: InstalledApp) -> SystemAlert? {
        entries.last { $0.app === app && $0.place == .shown && !$0.alert.isSheet }?.alert
    }

    /// Questions of an app get to another place. A sheet that is shown stays with the app's screen.
    func move(_ places: Set<Place>, of app: InstalledApp, to place: Place) {
        for index in entries.indices where entries[index].app === app && places.contains(entries[index].place) {
            let staysThere = entries[index].alert.isSheet && entries[index].place == .shown
            if !staysThere { entries[index].place = place }
        }
    }

    /// The names of those of an app that wait to cover it.
    func waiting(of app: InstalledApp) -> [String] {
        entries.filter { $0.app === app && $0.place == .waiting && !$0.alert.isSheet }.map(\.alert.name)
    }

    /// Whether any question of an app waits.
    func hasWaiting(_ app: InstalledApp) -> Bool { entries.contains { $0.app === app && $0.place == .waiting } }
}

extension Device {
    /// The system asks the user something about an app. It covers the app, which becomes inactive, unless it is a sheet in the
    /// app's own window. While the app is not in front, or the phone is locked, the question waits; and one that is left
    /// unanswered comes again with its app.
    ///
    /// - Returns: what ``takeAway(_:isAnswered:)`` takes, when it is answered.
    public func show(_ alert: SystemAlert, about app: InstalledApp) -> SystemAlert.ID {
        guard app.isInFront else { return alerts.add(alert, about: app, .waiting) }
        let id = alerts.add(alert, about: app, .shown)
        if !alert.isSheet { showOverlay(alert.name) }
        answerByIntention(about: app)
        return id
    }

    /// Whether the system asks the user something about an app, or will as soon as that is in front.
    public func asksUser(about app: InstalledApp) -> Bool { alerts.entries.contains { $0.app === app } }

    /// The user knows the answer to questions by now: one that is in front is answered.
    public func answerKnownQuestions() {
        if let app = frontmost { answerByIntention(about: app) }
        settle()
    }

    /// A question came to the front of its app: a user who knows the answer gives it.
    private func answerByIntention(about app: InstalledApp) {
        simulation.schedule(after: .zero) { [unowned self, unowned app] in
            guard let alert = alertInFront(of: app), let title = alert.intention() else { return }
            do { try answerAlert(of: app, with: title) } catch { preconditionFailure("\(alert.name): \(error)") }
        }
    }

    /// A question was answered, or nobody asks it any more. If it was in front of its app, and no other is, that becomes
    /// active again.
    ///
    /// - Parameters:
    ///   - id: what ``show(_:about:)`` gave.
    ///   - isAnswered: false where nobody asks it any more, which nobody sees.
    public func takeAway(_ id: SystemAlert.ID, isAnswered: Bool = true) {
        guard let entry = alerts.remove(id), isAnswered, entry.place != .waiting else { return }
        guard frontmost === entry.app else { return }
        if !entry.alert.isSheet { uncover(accepted: false) }
        answerByIntention(about: entry.app)
    }

    /// The question in front of an app that is in front; nil for none.
    func alertInFront(of app: InstalledApp) -> SystemAlert? {
        frontmost === app && !conditions.isLocked ? alerts.front(of: app) : nil
    }

    /// An app is in another state: questions go with it from the screen, and come with it.
    func alertsFollow(_ process: AppProcess, to state: AppState) {
        let app = process.app
        switch state {
        case .active:
            guard alerts.hasWaiting(app) else { return }
            simulation.schedule(after: .zero) { [unowned self, unowned app] in showWaitingAlerts(about: app) }
        case .inactive: break
        case .background, .suspended: alerts.move([.shown, .putOff], of: app, to: .waiting)
        // Its end has its own word.
        case .notRunning: break
        }
    }

    private func showWaitingAlerts(about app: InstalledApp) {
        guard app.isInFront, frontmost === app else { return }
        let names = alerts.waiting(of: app)
        alerts.move([.waiting], of: app, to: .shown)
        for name in names { showOverlay(name) }
        answerByIntention(about: app)
    }
}
