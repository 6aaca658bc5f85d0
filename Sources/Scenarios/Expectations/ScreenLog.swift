import BackgroundRuntime

/// What was on the screen of an app over the time, for expectations of that time. It is looked at whenever everything of an
/// instant has happened: what came and went within one instant, nobody saw.
final class ScreenLog {
    private let app: InstalledApp
    /// Since when it is known.
    let begin: VirtualInstant
    private var looks: [(instant: VirtualInstant, screen: [ScreenElement], lines: [String])] = []

    /// A log that begins now.
    init(of app: InstalledApp) {
        self.app = app
        begin = app.device.now
        look()
    }

    /// Looks at the screen. While the app is not in front, nothing of it is there; while its main thread is busy, what was
    /// there stays.
    func look() {
        if app.process?.mainThread.isBusy == true { return }
        let screen = ((try? app.device.screen(of: app)) ?? []).map(\.picture)
        let lines = ScreenOutline.lines(screen)
        guard looks.last?.lines != lines else { return }
        if looks.last?.instant == app.device.now { looks.removeLast() }
        looks.append((app.device.now, screen, lines))
    }

    /// What was there at an instant.
    func screen(at instant: VirtualInstant) -> [ScreenElement] {
        looks.last { $0.instant <= instant }?.screen ?? []
    }

    /// When something else came to be there, after an instant and not after another.
    func changes(after begin: VirtualInstant, until end: VirtualInstant) -> [VirtualInstant] {
        looks.map(\.instant).filter { $0 > begin && $0 <= end }
    }
}

extension Expectation {
    /// Whether it asks of what was, or will be, on the screen at other times than the step's.
    var asksOfPastScreens: Bool {
        [always, never, eventually?.situation].contains { $0?.screen != nil }
    }
}
