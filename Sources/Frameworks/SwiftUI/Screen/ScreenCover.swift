import BackgroundRuntime

/// What lies in front of the views: a sheet, a message, an open menu.
struct ScreenCover {
    /// The page of the view that it belongs to.
    let owner: ScreenPage
    /// That of what is shown.
    let page: ScreenPage
    /// How it is in front; nil for what is no screen of its own, such as a menu.
    let form: FrontScreen.Form?
    /// What it says; nil where its page tells.
    let title: String?
    let part: ScreenPart
    /// What people would call it, and how a finger takes it away.
    let presentation: ScreenPresentation
}

extension Graph {
    /// What lies in front of all else.
    var front: ScreenCover? { covers.last { $0.owner.isOnScreen } }

    /// The screen in front: what lies over the rest, or the page that was found last of those that are seen.
    var frontScreen: FrontScreen? {
        let cover = covers.last { $0.form != nil && $0.owner.isOnScreen }
        if let cover, let form = cover.form, let title = cover.title {
            return FrontScreen(of: self, page: cover.page.key, form, title: title, code: nil)
        }
        let others = covers.filter { $0.form == nil }
        let page = pages.last { page in
            page.isOnScreen && cover.map { page.isInside($0.page) } != false
                && !others.contains { page.isInside($0.page) }
        }
        guard let page else { return nil }
        return FrontScreen(
            of: self, page: page.key, cover?.form ?? .plain, title: page.bar?.title, code: page.view)
    }

    /// What is on the screen: what lies in front, which covers the rest.
    var elements: [ScreenElement] { front?.part.elements ?? parts.elements }
}

extension VisitContext {
    /// Looks at what lies in front of a view, as a page of its own.
    ///
    /// - Parameters:
    ///   - view: what is shown.
    ///   - form: how it is in front; nil for what is no screen of its own.
    ///   - title: what a message says; nil where the view has its title.
    ///   - message: the message whose buttons it has; nil for none.
    ///   - close: takes it away, as `dismiss` does.
    ///   - onDismiss: what is done when it is gone.
    ///   - presentation: what people would call it, and how a finger takes it away; its own buttons do unless told.
    ///   - make: what it is on the screen.
    func cover(
        by view: some View, as form: FrontScreen.Form?, title: String? = nil, message: MessageContents? = nil,
        close: (() -> Void)?, onDismiss: (() -> Void)? = nil,
        presentation: (ScreenPage) -> ScreenPresentation = { _ in
            ScreenPresentation("the message", .impossible("its own buttons do"))
        },
        _ make: @escaping @MainActor ([ScreenElement], ScreenPage) -> [ScreenElement]
    ) {
        let (index, owner) = (graph.covers.count, surroundings.values.screen)
        // Its own covers come after it.
        let bar = BarContents()
        let page = ScreenPage(path + "/cover", in: owner, bar)
        let way = presentation(page)
        func cover(_ part: ScreenPart) -> ScreenCover {
            ScreenCover(owner: owner, page: page, form: form, title: title, part: part, presentation: way)
        }
        graph.covers.append(cover(.text("")))
        var inner = entering("cover").asPage(page) {
            $0 = Surroundings.Values(screen: page, bar: bar)
            $0.message = message
        }.withOwnEditMode
        // Messages and menus have buttons of their own look.
        if form == nil || message != nil { inner = inner.with { $0.buttonStyle = nil } }
        if let close { inner = inner.with { $0.presentation = Presentation(close: close) } }
        let parts = graph.collect { inner.visit(view, "view") }
        graph.covers[index] = cover(.made(parts) { make($0, page) })
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
