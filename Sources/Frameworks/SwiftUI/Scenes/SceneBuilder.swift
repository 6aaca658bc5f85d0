/// Makes one scene of several.
@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// What stands in the closure, unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var all: [any Scene] = []
        repeat all.append(each content)
        return SceneList(all: all)
    }

    /// A scene that may not be there.
    @MainActor
    public static func buildOptional(_ scene: (any Scene)?) -> some Scene { SceneList(all: scene.map { [$0] } ?? []) }

    /// A scene that not all systems know.
    @MainActor
    public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { SceneList(all: [scene]) }
}

struct SceneList {
    let all: [any Scene]

    @MainActor func build(_ context: VisitContext) {
        for (index, scene) in all.enumerated() { context.visitScene(scene, "\(index)") }
    }
}

extension SceneList: Scene, PrimitiveScene {
    /// It is made of no other scenes.
    typealias Body = Never
}
