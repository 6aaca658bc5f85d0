import BackgroundRuntime

/// How far something is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let label: Label
    private let fraction: Double?

    private nonisolated init(label: Label, fraction: Double?) {
        SimulatedApp.require(.symbol("SwiftUI.ProgressView", .iOS(14)))
        (self.label, self.fraction) = (label, fraction)
    }

    @MainActor func build(_ context: VisitContext) {
        let fraction = fraction
        context.show {
            context.visit(label, "label")
        } _: { inner in
            var element = ScreenElement.whole(fraction == nil ? .activityIndicator : .progressIndicator, of: inner)
            (element.children, element.value) = ([], fraction.map { "\($0)" })
            return [element]
        }
    }
}

extension ProgressView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public nonisolated init() { self.init(label: EmptyView(), fraction: nil) }

    /// So much of it is done.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(label: EmptyView(), fraction: value.map { Double($0 / total) })
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something with a name goes on.
    public nonisolated init(_ title: LocalizedStringKey) { self.init(label: Text(title), fraction: nil) }

    /// So much of something with a name is done.
    public nonisolated init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(label: Text(title), fraction: value.map { Double($0 / total) })
    }
}
