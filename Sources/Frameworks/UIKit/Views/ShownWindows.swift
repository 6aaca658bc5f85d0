/// The windows that an app shows: what a picture of its screen has in it.
@MainActor
final class ShownWindows {
    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    /// Whether somebody only looks, for whom no list asks for further cells.
    private(set) var isGlimpse = false

    /// Whether there ever was a window. Asked outside of turns.
    nonisolated(unsafe) private(set) var hadWindow = false
    /// Whether any window ever had a root view controller or a view. Asked outside of turns.
    nonisolated(unsafe) private(set) var hadContent = false

    /// Remembers whether a window that is shown has anything in it.
    func noteContent(of window: UIWindow) {
        guard !hadContent, entries.contains(where: { $0.window === window }) else { return }
        hadContent = window.rootViewController != nil || !window.subviews.isEmpty
    }

    /// From back to front.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// A window is shown, in front of the others.
    func add(_ window: UIWindow) {
        entries.removeAll { $0.window === window || $0.window == nil }
        entries.append(Entry(window: window))
        hadWindow = true
        noteContent(of: window)
    }

    /// Reads what is on the screen for somebody who only looks.
    func glimpse<Result>(_ read: () -> Result) -> Result {
        isGlimpse = true
        defer { isGlimpse = false }
        return read()
    }

    /// The texts on the screen, from back to front: what is covered is not there.
    var contents: [String] {
        let shown = windows.filter { !$0.isHidden }
        let first = shown.lastIndex(where: \.coversAll) ?? shown.startIndex
        return shown.suffix(from: first).flatMap { window in
            (window.rootViewController?.shownViews ?? []).flatMap(\.shownTexts) + window.shownTexts
        }
    }

    /// Has lists ask for the cells that they wanted in the background.
    func catchUpLists() {
        for window in windows where !window.isHidden {
            for view in (window.rootViewController?.shownViews ?? []) + [window] { view.layOutLists(late: true) }
        }
    }

    /// Tells all controllers that memory is short: `life.view.memory`.
    func warnOfMemory() {
        for window in windows { window.rootViewController?.warnOfMemory() }
    }
}

extension UIApplication {
    /// The windows that the app shows.
    var shownWindows: ShownWindows { process.storage.object { ShownWindows() } }
}

extension UIViewController {
    /// The views that stand for the controller on the screen, from back to front: what it presents covers all of it.
    fileprivate var shownViews: [UIView] {
        if let cover { return cover.shownViews }
        guard isViewLoaded, let own = view else { return shownChildren.flatMap(\.shownViews) }
        // The view of most children lies in that of their controller.
        let others = shownChildren.filter { !$0.isViewLoaded || !$0.view.isDescendant(of: own) }
        return [own] + others.flatMap(\.shownViews)
    }

    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in contained { child.warnOfMemory() }
        cover?.warnOfMemory()
    }
}

extension UIView {
    /// The texts that the view and those in it show.
    fileprivate var shownTexts: [String] {
        guard !isHidden, alpha > 0 else { return [] }
        let first = subviews.lastIndex { $0.coversAll && $0.covers(self) } ?? subviews.startIndex
        return (shownText.map { [$0] } ?? []) + subviews.suffix(from: first).flatMap(\.shownTexts)
    }

    /// Whether nothing can be seen through the view.
    var coversAll: Bool {
        guard !isHidden, alpha == 1 else { return false }
        return self is UIVisualEffectView || (backgroundColor.map { $0 != .clear } ?? false)
    }

    /// Whether it lies over all of the view around it: views without a size are laid out by constraints, which are taken to
    /// fill it.
    private func covers(_ other: UIView) -> Bool { frame.isEmpty || frame.contains(other.bounds) }
}
