import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let skNode = symbol("SKNode", .iOS(7))
    static let skShapeCircle = classMethod("shapeNodeWithCircleOfRadius:", of: "SKShapeNode", .iOS(8))
    static let skShapeRectangle = classMethod("shapeNodeWithRectOfSize:", of: "SKShapeNode", .iOS(8))

    /// What an app may use too early of what there is.
    static let ofSpriteKitAPI: [SystemAPI] = [
        skNode, skShapeCircle, skShapeRectangle,
    ]
}
