import BackgroundRuntime

/// What lies in front of the views: a sheet, a message, an open menu.
struct ScreenCover {
    /// The page of the view that it belongs to.
    let owner: ScreenPage
    let part: ScreenPart
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
    ///   - make: what it is on the screen.
    func cover(
        by view: some View, message: MessageContents? = nil, close: (() -> Void)?, onDismiss: (() -> Void)? = nil,
        _ make: @escaping @MainActor ([ScreenElement], ScreenPage) -> [ScreenElement]
    ) {
        let (index, owner) = (graph.covers.count, place.around.screen)
        // Its own covers come after it.
        graph.covers.append(ScreenCover(owner: owner, part: .text("")))
        let page = ScreenPage(path + "/cover", in: owner)
        var inner = entering("cover").placed {
            $0 = Place.Surroundings(screen: page, bar: BarContents())
            $0.message = message
        }
        if let close { inner = inner.with { $0.presentation = Presentation(close: close) } }
        let parts = graph.collect { inner.visit(view, "view") }
        graph.covers[index] = ScreenCover(owner: owner, part: .made(parts) { make($0, page) })
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
