import BackgroundRuntime

// What lies in front of a view: its content is evaluated as long as it is shown.

/// A view that presents another in front of all else.
private struct PresentingView<Content: View, Cover: View> {
    let content: Content
    let cover: @MainActor () -> Cover?
    let close: () -> Void
    let onDismiss: (() -> Void)?
    /// Whether a finger takes it away by a swipe.
    let isCard: Bool

    @MainActor var changesSurroundings: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        context.visit(content, "content")
        guard let view = cover() else { return }
        let (close, isCard) = (close, isCard)
        let way: (ScreenPage) -> ScreenPresentation = { page in
            guard isCard else {
                return ScreenPresentation("the cover", .impossible("it covers the whole screen; its own buttons do"))
            }
            return ScreenPresentation(
                "sheet",
                .swipe {
                    guard !page.isHeld else { return false }
                    close()
                    return true
                })
        }
        context.cover(
            by: view, as: isCard ? .sheet : .plain, close: close, onDismiss: onDismiss, presentation: way
        ) { inner, page in
            guard isCard else { return inner }
            return inner.orShape.map { element in
                element.taking { touch in
                    guard touch == .swipe(.down), !page.isHeld else { return false }
                    close()
                    return true
                }
            }
        }
    }
}

extension PresentingView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}

extension View {
    private func presenting<Cover: View>(
        _ isPresented: Binding<Bool>, isCard: Bool, onDismiss: (() -> Void)?, _ content: @escaping () -> Cover
    ) -> PresentingView<Self, Cover> {
        PresentingView(
            content: self, cover: { isPresented.wrappedValue ? content() : nil },
            close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, isCard: isCard)
    }

    private func presenting<Item: Identifiable, Cover: View>(
        _ item: Binding<Item?>, isCard: Bool, onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Cover
    ) -> PresentingView<Self, ModifiedView<Cover>> {
        PresentingView(
            content: self,
            // Another thing is another sheet.
            cover: { item.wrappedValue.map { item in ModifiedView(content(item)) { $0.entering("\(item.id)") } } },
            close: { item.wrappedValue = nil }, onDismiss: onDismiss, isCard: isCard)
    }

    /// A sheet, as long as a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented, isCard: true, onDismiss: onDismiss, content) }

    /// A sheet, as long as there is something to show in it.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item, isCard: true, onDismiss: onDismiss, content) }

    /// A view over all of the screen, as long as a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SimulatedApp.require(.viewFullScreenCover)
        return presenting(isPresented, isCard: false, onDismiss: onDismiss, content)
    }

    /// A view over all of the screen, as long as there is something to show in it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SimulatedApp.require(.viewFullScreenCover)
        return presenting(item, isCard: false, onDismiss: onDismiss, content)
    }

    /// A view at a place, which is a sheet on a phone, as long as a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented, isCard: true, onDismiss: nil, content) }

    /// A view at a place, which is a sheet on a phone, as long as there is something to show in it.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item, isCard: true, onDismiss: nil, content) }

    /// The view, which a finger may not take away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.interactiveDismissDisabled(_:)", .iOS(15)))
        return ModifiedView(self) { context in
            context.surroundings.values.screen.isHeld = isDisabled
            return context
        }
    }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the system sees fit.
    case automatic
    /// It can be seen.
    case visible
    case hidden
}
