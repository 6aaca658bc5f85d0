/// What interrupts the user of a phone without being asked for by the app in front, or Siri.
public enum ScreenInterruption: String, Sendable {
    /// A call that rings, or that was answered.
    case phoneCall = "a phone call"
    /// An alarm or a timer of the Clock app.
    case alarm = "an alarm"
    /// Siri, called by its key or by voice.
    case siri = "Siri"

    /// Whether it shows as a banner on an unlocked phone instead of covering the screen.
    func isBanner(on system: SystemVersion) -> Bool { self != .siri && system >= .iOS(14) }
}

extension Device {
    /// A call comes in, an alarm rings, or the user speaks to Siri. The app in front becomes inactive, unless a banner is
    /// all that shows. What happens to sound is the concern of whoever has sound.
    public func beginInterruption(_ interruption: ScreenInterruption) {
        guard let app = frontmost, let process = app.process, process.life.machine.accepts(.deactivate) else { return }
        if interruption.isBanner(on: system) {
            record(
                .note, "\(interruption.rawValue) shows as a banner: the app stays active",
                rule: LifecycleRules.interruptBanner)
        } else {
            record(.note, "\(interruption.rawValue) covers the screen")
            cover(app, rule: LifecycleRules.interrupt)
            process.life.coveredBy = interruption
        }
        settle()
    }

    /// The user takes it up, such as by answering a call: an app that it covered goes to the background.
    public func acceptInterruption(_ interruption: ScreenInterruption) {
        guard frontmost?.process?.life.coveredBy == interruption else { return }
        leaveForOverlay()
        finishAction()
    }

    /// It is over: an app that it covered, and that is in front still, becomes active again.
    public func endInterruption(_ interruption: ScreenInterruption) {
        guard frontmost?.process?.life.coveredBy == interruption else { return }
        uncoverFrontmost()
        settle()
    }
}
