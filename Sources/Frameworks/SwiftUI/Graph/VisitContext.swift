/// What is known at one place while views are visited.
@MainActor
struct VisitContext {
    let graph: Graph
    var path: String
    var environment: EnvironmentValues
    /// What lies around the views.
    var surroundings: Surroundings
    /// Whether all of the page lies here, and nothing beside it.
    var isWholePage: Bool

    /// A place inside this one.
    func entering(_ step: String) -> VisitContext {
        var inner = self
        inner.path += "/" + step
        return inner
    }

    /// The same place with another environment.
    func with(_ change: (inout EnvironmentValues) -> Void) -> VisitContext {
        var changed = self
        change(&changed.environment)
        return changed
    }

    /// The same place with something else around it.
    func placed(_ change: (inout Surroundings.Values) -> Void) -> VisitContext {
        var changed = self
        var around = surroundings.values
        change(&around)
        changed.surroundings = Surroundings(around)
        return changed
    }

    /// The same place, beside others.
    var asPart: VisitContext {
        var part = self
        part.isWholePage = false
        return part
    }

    /// The same place as all of a new page.
    func asPage(_ page: ScreenPage, _ change: (inout Surroundings.Values) -> Void) -> VisitContext {
        graph.pages.append(page)
        var inner = placed {
            $0.screen = page
            change(&$0)
        }
        inner.isWholePage = true
        return inner
    }

    /// Looks at a view: at what it is made of, unless SwiftUI knows it.
    func visit(_ view: some View, _ step: String) {
        var inner = entering("\(step):\(graph.name(of: type(of: view)))")
        if let primitive = view as? any PrimitiveView {
            if isWholePage { inner.isWholePage = primitive.leavesPageWhole }
            if let rows = surroundings.rows, rows.takes(primitive) {
                return rows.add(view, in: inner) { primitive.build($0) }
            }
            return primitive.build(inner)
        }
        // A tab is not looked into before it is chosen.
        if let rows = surroundings.rows, rows.areWhole { return rows.add(view, in: inner) { $0.look(at: view) } }
        inner.look(at: view)
    }

    /// Looks at a view of the app's own.
    private func look(at view: some View) {
        if isWholePage, graph.isOfApp(type(of: view)) { surroundings.values.screen.code = type(of: view) }
        if represent(view) { return }
        // A shape of the app's own: what it would draw is its path.
        if view is any Shape { return bind(view, at: "") }
        visit(view.body, "body")
    }

    /// Looks at a scene.
    func visitScene(_ scene: some Scene, _ step: String) {
        let inner = entering("\(step):\(graph.name(of: type(of: scene)))")
        if let primitive = scene as? any PrimitiveScene { return primitive.build(inner) }
        inner.bind(scene, at: "")
        inner.visitScene(scene.body, "body")
    }

    /// Something happens here when views appear, or values change.
    func add(_ effect: ViewEffect) {
        graph.add(effect, at: path + "#\(graph.name(of: type(of: effect)))", on: surroundings.values.screen)
    }

    /// Connects the dynamic properties of a value with what is kept for them.
    func bind(_ value: Any, at step: String) {
        for child in Mirror(reflecting: value).children {
            let key = "\(path).\(step).\(child.label ?? "")"
            if let property = child.value as? any GraphProperty {
                property.bind(in: self, at: key)
            } else if var property = child.value as? any DynamicProperty {
                bind(property, at: "\(step).\(child.label ?? "")")
                property.update()
            }
        }
    }
}

/// A property that is connected with a graph before the body of its view is evaluated.
protocol GraphProperty {
    @MainActor func bind(in context: VisitContext, at key: String)
}
