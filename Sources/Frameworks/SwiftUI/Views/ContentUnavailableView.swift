import UIKit

/// What stands where there is nothing to show: a title, an explanation and what one may do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let parts: TupleView<Void>

    /// Views that say that there is nothing.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        SimulatedApp.require(.symbol("SwiftUI.ContentUnavailableView", .iOS(17)))
        parts = TupleView((), [label(), description(), actions()])
    }

    @MainActor func build(_ context: VisitContext) { parts.build(context) }
}

extension ContentUnavailableView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture of the system.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// A title with a picture of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// A title with a picture of the app.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
}
