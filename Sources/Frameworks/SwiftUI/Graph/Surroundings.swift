/// What lies around views: it changes at few places only, so that all views between share one.
final class Surroundings {
    struct Values {
        /// The part of the screen that comes and goes as a whole.
        var screen: ScreenPage
        /// The bar that titles and buttons go to.
        var bar: BarContents
        /// The view on a stack; nil outside any.
        var level: NavigationLevel?
        /// What takes each view for one of its own: a list, a choice or tabs. Nil where views only stand together.
        var rows: RowMaker?
        /// The row that the views are in.
        var row: Row?
        /// The value by which a choice knows the views.
        var tag: AnyHashable?
        /// How the views are deleted, and moved by so many places.
        var deletion: (() -> Void)?
        var movement: ((Int) -> Void)?
        /// The message whose buttons the views are.
        var message: MessageContents?
        /// What gets the keys of the views' fields.
        var focus: FocusTarget?
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    var rows: RowMaker? { values.rows }
}

/// A part of the screen that comes and goes as a whole: a view of a stack, a tab, a sheet.
final class ScreenPage {
    let key: String
    private let parent: ScreenPage?
    /// The bar with its title.
    let bar: BarContents?
    /// The innermost of the app's own views that is all of it; nil where none is.
    var code: Any.Type?
    /// Whether it is in front of its siblings.
    var isShown = true
    /// Whether a finger may not take it away.
    var isHeld = false

    init(_ key: String, in parent: ScreenPage?, _ bar: BarContents? = nil) {
        (self.key, self.parent, self.bar) = (key, parent, bar)
    }

    /// Whether it is another page, or in that.
    func isInside(_ other: ScreenPage) -> Bool { self === other || parent?.isInside(other) == true }

    /// The view that it is, or that it is in.
    var view: Any.Type? { code ?? parent?.view }

    /// Whether it is on the screen: with all that it is in.
    var isOnScreen: Bool { isShown && parent?.isOnScreen != false }
}
