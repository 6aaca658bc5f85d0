/// Something of an app that it has, and that no finger reaches now. Asked for where a touch finds nothing, to say why.
public struct UnreachableElement: Sendable {
    /// Why no finger reaches it.
    public enum Reason: Hashable, Sendable {
        /// The app hides it.
        case hidden
        /// Something lies over it, which people would call so: `alert "Delete?"`.
        case covered(by: String)
        /// It is on a screen of the app that is not shown, which is there: `below "Details" on the stack`.
        case offScreen(String)
    }

    /// What it is, with what is in it.
    public let element: ScreenElement
    /// Why no finger reaches it.
    public let reason: Reason

    /// Something, and why no finger reaches it.
    public init(_ element: ScreenElement, _ reason: Reason) { (self.element, self.reason) = (element, reason) }
}

extension UnreachableElement.Reason {
    /// Why no finger reaches something, behind its name.
    var sentence: String {
        switch self {
        case .hidden: "is hidden"
        case .covered(let cover): "is covered by \(cover)"
        case .offScreen(let place): "is off the screen: \(place)"
        }
    }
}

/// What an app has put in front of its other screens.
public struct ScreenPresentation: Sendable {
    /// How it can be taken away without the app's own buttons.
    public enum Dismissal: Sendable {
        /// A finger moves it down. False where the app does not let it go.
        case swipe(@MainActor @Sendable () -> Bool)
        /// Not at all, for this reason.
        case impossible(String)
    }

    /// What people would call it: `sheet "Settings"`.
    public let name: String
    /// How it can be taken away.
    public let dismissal: Dismissal

    /// What is in front, and how it can be taken away.
    public init(_ name: String, _ dismissal: Dismissal) { (self.name, self.dismissal) = (name, dismissal) }
}
