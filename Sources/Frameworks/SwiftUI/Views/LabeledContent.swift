/// A value with what it is.
public struct LabeledContent<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    /// Shows a value that is made of views, beside what names it.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        SimulatedApp.require(.labeledContent)
        (self.label, self.content) = (label(), content())
    }

    @MainActor func build(_ context: VisitContext) {
        context.visit(label, "label")
        context.visit(content, "content")
    }
}

extension LabeledContent: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension LabeledContent where Label == Text {
    /// Shows a value that is made of views, beside a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.labeledContent)
        (label, self.content) = (Text(titleKey), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Shows a text beside another that names it.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        SimulatedApp.require(.labeledContent)
        (label, content) = (Text(titleKey), Text(value))
    }
}

extension LabeledContent where Label == Text {
    /// Shows a value that is made of views, beside a text of the app.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.labeledContent)
        (label, self.content) = (Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Shows a text beside another of the app that names it.
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        SimulatedApp.require(.labeledContent)
        (label, content) = (Text(title), Text(value))
    }
}
