/// What a person sees of an app in front.
package struct ScreenSight {
    /// What the app shows.
    package let elements: [ScreenElement]
    /// The question of the system in front of that; nil for none.
    package let alert: ScreenElement?
    /// What a finger touches: the way to it, by the places in what each thing is in, from the outermost on. It begins in the
    /// question where there is one. Nil where none does.
    package let touched: [Int]?
}

/// Whoever is told of touches.
private final class TouchWatch {
    var notify: ((InstalledApp, ScreenSight) -> Void)?

    init() {}
}

extension Device {
    /// Called as a finger touches something, for whoever draws what a person sees; nil for nobody.
    package var onTouch: ((InstalledApp, ScreenSight) -> Void)? {
        get { storage.existing(TouchWatch.self)?.notify }
        set { storage.object { TouchWatch() }.notify = newValue }
    }

    /// What a person sees of an app. It is only looked at: unlike a finger, that brings no cells of a list, so that the app
    /// does nothing for it.
    ///
    /// - Returns: nil where nobody sees it, or its main thread is busy.
    package func sight(of app: InstalledApp) -> ScreenSight? {
        guard isSeen(app), let process = app.process, !process.mainThread.isBusy else { return nil }
        let elements = try? app.onMainThread { process.life.instance?.glimpsedElements ?? [] }
        guard let elements else { return nil }
        return ScreenSight(elements: surfaceElements + elements, alert: alertInFront(of: app)?.element, touched: nil)
    }

    /// Whether a person sees an app: it is in front of an unlocked phone, and what covers it leaves it to be seen.
    package func isSeen(_ app: InstalledApp) -> Bool {
        !conditions.isLocked && frontmost === app && app.process?.state.isForeground == true
    }

    /// What of the system covers the app in front, and is no question: an alarm, the Notification Center; nil for nothing.
    package var coverOfScreen: String? {
        guard let app = frontmost, let process = app.process, process.state == .inactive, !conditions.isLocked,
            process.isSettled, alertInFront(of: app) == nil
        else { return nil }
        return process.life.coveredBy?.rawValue ?? alerts.overlay
    }

    /// What the system shows at the head of its screen of what apps do, each once.
    package var statusBarSigns: [String] {
        var signs: [String] = []
        notifyServices { service in
            for sign in (service as? any StatusBarSigns)?.statusBarSigns ?? [] where !signs.contains(sign) {
                signs.append(sign)
            }
        }
        return signs
    }

    /// A finger touches something of an app, in a turn of its main thread.
    func noteFinger(on found: FoundElement, _ screen: [ScreenElement], of app: InstalledApp) {
        onTouch?(app, ScreenSight(elements: screen, alert: nil, touched: found.steps))
    }

    /// A finger touches something of the system that lies over the screen of the app in front, as far as one is seen.
    func noteFinger(on found: FoundElement) {
        guard let onTouch, let app = frontmost, let elements = sight(of: app)?.elements else { return }
        onTouch(app, ScreenSight(elements: elements, alert: nil, touched: found.steps))
    }

    /// A finger touches something of a question of the system.
    func noteFinger(on found: FoundElement, of alert: SystemAlert, about app: InstalledApp) {
        guard let onTouch, let below = sight(of: app)?.elements else { return }
        onTouch(app, ScreenSight(elements: below, alert: alert.element, touched: found.steps))
    }
}
