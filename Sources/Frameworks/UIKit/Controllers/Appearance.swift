/// Whether a controller is shown, and what it was told of that.
struct Appearance {
    /// How it comes or goes, until it was told.
    enum Transition {
        /// It covers another, or no longer does.
        case presented, dismissed
        /// It is put into another, or taken out of it.
        case added, removed
    }

    /// Whether it is shown, or about to be.
    var isShown = false
    /// Whether the last that it was told is that it appears.
    var isNotified = false
    /// Whether its view lies among those that are shown: a child that comes then is told as its view is put there.
    var isOnScreen = false
    /// Whether all that belongs to its coming is over: a child that comes later is told by itself.
    var isSettled = false
    /// Whether its views were laid out: once, since nothing is laid out again.
    var isLaidOut = false
    /// Whether what it covers left the screen for it.
    var tookScreen = false
    var transition: Transition?
}
