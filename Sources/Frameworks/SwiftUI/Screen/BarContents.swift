import BackgroundRuntime

/// What a view puts into the bars around it.
final class BarContents {
    /// What the bar above says.
    var title: String?
    /// What stands in it before and after the title, and in its place.
    var leading: [ScreenPart] = [], trailing: [ScreenPart] = [], principal: [ScreenPart] = []
    /// What stands in the bar below.
    var bottom: [ScreenPart] = []
    /// What is looked for.
    var search: [ScreenPart] = []
    /// Whether the bar above is hidden, or its button that goes back.
    var isHidden = false, hidesBack = false

    init() {}

    /// Puts something at a place.
    func add(_ parts: [ScreenPart], at placement: ToolbarItemPlacement) {
        switch placement {
        case .navigationBarLeading, .topBarLeading, .cancellationAction: leading += parts
        case .principal: principal += parts
        case .bottomBar: bottom += parts
        case .automatic, .navigationBarTrailing, .topBarTrailing, .confirmationAction, .primaryAction:
            trailing += parts
        }
    }

    @MainActor
    func above(back: ScreenElement?) -> [ScreenElement] {
        guard !isHidden else { return [] }
        let titles = title.map { [ScreenElement(.staticText, label: $0)] } ?? []
        let way = hidesBack ? [] : [back].compactMap { $0 }
        let middle = principal.isEmpty ? titles : principal.elements
        let children = way + leading.elements + middle + trailing.elements + search.elements
        return children.isEmpty ? [] : [ScreenElement(.navigationBar, label: title, children: children)]
    }

    @MainActor
    var below: [ScreenElement] {
        let children = bottom.elements
        return children.isEmpty ? [] : [ScreenElement(.toolbar, children: children)]
    }
}
