import BackgroundRuntime

/// What lies in front of the views: a sheet, a message, an open menu.
struct ScreenCover {
    /// The page of the view that it belongs to.
    let owner: ScreenPage
    let part: ScreenPart
    /// What people would call it, and how a finger takes it away.
    let presentation: ScreenPresentation
}

extension Graph {
    /// What lies in front of all else.
    var front: ScreenCover? { covers.last { $0.owner.isOnScreen } }

    /// What is on the screen: what lies in front, which covers the rest.
    var elements: [ScreenElement] { front?.part.elements ?? parts.elements }
}

extension Evaluation {
    /// Looks at what lies in front of a view, as a page of its own.
    ///
    /// - Parameters:
    ///   - view: what is shown.
    ///   - message: the message whose buttons it has; nil for none.
    ///   - close: takes it away, as `dismiss` does.
    ///   - onDismiss: what is done when it is gone.
    ///   - presentation: what people would call it, and how a finger takes it away; its own buttons do unless told.
    ///   - make: what it is on the screen.
    func cover(
        by view: some View, message: MessageContents? = nil, close: (() -> Void)?, onDismiss: (() -> Void)? = nil,
        presentation: (ScreenPage) -> ScreenPresentation = { _ in
            ScreenPresentation("the message", .impossible("its own buttons do"))
        },
        _ make: @escaping @MainActor ([ScreenElement], ScreenPage) -> [ScreenElement]
    ) {
        let (index, owner) = (graph.covers.count, place.around.screen)
        // Its own covers come after it.
        let page = ScreenPage(path + "/cover", in: owner)
        let way = presentation(page)
        graph.covers.append(ScreenCover(owner: owner, part: .text(""), presentation: way))
        var inner = entering("cover").placed {
            $0 = Place.Surroundings(screen: page, bar: BarContents())
            $0.message = message
        }
        if let close { inner = inner.with { $0.presentation = Presentation(close: close) } }
        let parts = graph.collect { inner.visit(view, "view") }
        graph.covers[index] = ScreenCover(owner: owner, part: .made(parts) { make($0, page) }, presentation: way)
        // After what happens as the views in it disappear.
        if let onDismiss { inner.add(AppearEffect(disappear: onDismiss)) }
    }
}

/// What is known of a message while its buttons are looked at.
final class MessageContents {
    /// Whether one of them takes it back.
    var hasCancel = false

    init() {}
}
