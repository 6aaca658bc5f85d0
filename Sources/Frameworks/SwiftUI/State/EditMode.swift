import BackgroundRuntime

/// Whether what views show is changed.
public enum EditMode: Sendable {
    /// Nothing of it is changed.
    case inactive
    /// A part of it is, for a moment: never here.
    case transient
    /// All of it can be changed: its lists show the buttons for that.
    case active

    /// Whether it is changed, all of it or a part.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private struct Edit {
        var mode: Binding<EditMode>?
        /// Whether the app has put it there, which holds in all pages inside.
        var isApps = false
    }

    private enum EditKey: EnvironmentKey { static var defaultValue: Edit { Edit() } }

    /// Whether the views of a page are changed: an edit button of the page says so, or the app.
    public var editMode: Binding<EditMode>? {
        get { self[EditKey.self].mode }
        set { self[EditKey.self] = Edit(mode: newValue, isApps: true) }
    }

    /// The mode of a page, unless the app has put one around.
    fileprivate mutating func setOwnEditMode(_ mode: @autoclosure () -> Binding<EditMode>) {
        if !self[EditKey.self].isApps { self[EditKey.self] = Edit(mode: mode()) }
    }

    /// Whether rows are changed.
    var isEditing: Bool { editMode?.wrappedValue.isEditing == true }
}

/// Whether a page is changed, kept from one evaluation to the next.
@MainActor
private final class EditState {
    private(set) var mode = EditMode.inactive
    private let pending: PendingUpdate

    init(_ pending: PendingUpdate) { self.pending = pending }

    func set(_ mode: EditMode) {
        self.mode = mode
        pending.schedule()
    }
}

extension VisitContext {
    /// The same place with an edit mode of its own, as each page has one.
    var withOwnEditMode: VisitContext {
        let state = graph.remembered(path + "#edit") { EditState(graph.invalidation) }
        let mode = Binding {
            MainActor.assumeIsolated { state.mode }
        } set: { mode in
            MainActor.assumeIsolated { state.set(mode) }
        }
        return with { $0.setOwnEditMode(mode) }
    }
}

/// A button that has the lists of its page be changed, and says so: `Edit`, and `Done` while they are.
public struct EditButton {
    /// One that says what it does.
    public nonisolated init() {}
}

extension EditButton: View, PrimitiveView {
    @MainActor func build(_ context: VisitContext) {
        let (mode, isEnabled) = (context.environment.editMode, context.environment.isEnabled)
        let isEditing = context.environment.isEditing
        context.show { _ in
            [
                .button(isEditing ? "Done" : "Edit", isEnabled: isEnabled && mode != nil) {
                    mode?.wrappedValue = isEditing ? .inactive : .active
                }
            ]
        }
    }

    /// It is made of no other views.
    public typealias Body = Never
}
