import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let skNode = symbol("SKNode", .iOS(7))

    /// What an app may use too early of what there is.
    static let ofSpriteKitAPI: [SystemAPI] = [
        skNode
    ]
}
