import VigilProgramImage

/// The screen that an app has in front of its others: what a person would say that they look at. Its owner is only
/// compared, in the turns that make it.
///
/// Unchecked: its owner is only compared, in the turns that make it.
public struct FrontScreen: @unchecked Sendable {
    /// How it came to be in front.
    public enum Form: String, Sendable {
        /// It is one of the app's screens.
        case plain
        /// It lies on another as a card.
        case sheet
        /// It is a message, in the middle or from below.
        case alert, actionSheet
    }

    /// What shows it. Not kept: two that live one after the other may have one address.
    private weak var owner: AnyObject?
    /// Which of the owner's screens it is.
    private let page: String
    private let form: Form
    private let title: String?
    private let code: Any.Type?

    /// A screen, as whoever shows it tells.
    ///
    /// - Parameters:
    ///   - owner: what shows it, such as its controller.
    ///   - page: which of the owner's screens it is, where that has several.
    ///   - form: how it came to be in front.
    ///   - title: what stands above it; nil for nothing.
    ///   - code: the type of its controller or view; nil where nobody knows one.
    public init(of owner: AnyObject, page: String = "", _ form: Form = .plain, title: String?, code: Any.Type?) {
        (self.owner, self.page, self.form) = (owner, page, form)
        (self.title, self.code) = (title, code)
    }

    /// Whether it is that one still, whatever stands above it by now.
    func isSame(as other: FrontScreen) -> Bool {
        owner != nil && owner === other.owner && page == other.page && code == other.code
    }

    /// What the timeline calls it: the form, the title, and the type where it is the app's own.
    var name: String {
        let title = title.flatMap { $0.isEmpty ? nil : $0.quoted }
        let type = form == .alert || form == .actionSheet ? nil : code.map { "\($0)" }
        let own = code.map(FrontScreen.isOfApp) == true ? type : nil
        let words: [String?] =
            switch form {
            case .plain: []
            case .sheet: ["sheet"]
            case .alert: ["alert"]
            case .actionSheet: ["action sheet"]
            }
        let names = title == nil ? [own ?? type] : [title, own.map { "(\($0))" }]
        return (words + names).compactMap { $0 }.joined(separator: " ")
    }

    /// Whether a type is of an app, and not of the system.
    package static func isOfApp(_ code: Any.Type) -> Bool {
        !SystemCode.modules.contains(String(String(reflecting: code).prefix { $0 != "." }))
    }
}

/// The screen of a launch that a person saw last; none before the first.
private final class SeenScreen {
    var front: FrontScreen

    init(_ front: FrontScreen) { self.front = front }
}

extension AppProcess {
    /// Another screen of the app may be in front than was. The timeline says so once, where a person sees it: while the app is
    /// in front, and of another than the first. What changed in the background is said as the app comes back.
    ///
    /// Called in a turn of the main thread, by whatever shows screens.
    public func screenMayHaveChanged() {
        guard state.isForeground, let front = life.instance?.frontScreen else { return }
        guard let seen = storage.existing(SeenScreen.self) else {
            // Until it is active first, the app's launch screen covers what it does.
            if state == .active { _ = storage.object { SeenScreen(front) } }
            return
        }
        guard !front.isSame(as: seen.front) else { return }
        seen.front = front
        record(.screen, "screen", detail: front.name)
    }
}
