import BackgroundRuntime

/// A framework over UIKit that fills the scenes of an app, as SwiftUI does: told of each after its delegate, if it has one.
@MainActor
package protocol SceneHost: AnyObject {
    /// The scene is there.
    func didConnect(_ scene: UIScene, _ options: UIScene.ConnectionOptions)
    /// The scene came to the screen or left it.
    func stateDidChange(of scene: UIScene, by event: SystemEvent.Name)
    /// The scene is to open some addresses.
    func open(_ urls: [URL], in scene: UIScene)
    /// Whether the framework answers a question in place of the app's delegate.
    func takes(_ question: SystemEvent, answer: @escaping (PropertyValue) -> Void) -> Bool
}
