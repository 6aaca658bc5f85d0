import UIKit

/// The window of one scene, with the content of a window group in it.
@MainActor
final class SceneWindow {
    private let window: UIWindow
    private let controller: UIHostingController<AnyView>
    private var pending: [URL] = []
    private var phase = ScenePhase.background
    private var isStarted = false
    /// Whether the scene is still on its way to where it begins.
    private(set) var isNew = true

    init(_ scene: UIWindowScene, _ group: WindowGroupContent) {
        controller = UIHostingController(rootView: group.content, environment: group.environment, phase: phase)
        window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // A scene that comes to the screen at once does so before the next turn of the main queue.
        DispatchQueue.main.async { [weak self] in self?.isNew = false }
    }

    /// The scene comes to the screen: the views appear.
    func start() {
        isStarted = true
        controller.graph.start()
        open([])
    }

    /// The phase of the scene changes, or is known for the first time.
    func enter(_ phase: ScenePhase, isFirst: Bool) {
        self.phase = phase
        controller.graph.environment.scenePhase = phase
        controller.graph.update(isFirst: isFirst)
    }

    /// The scenes were evaluated again.
    func show(_ group: WindowGroupContent) {
        var environment = group.environment
        environment.scenePhase = phase
        controller.graph.environment = environment
        controller.rootView = group.content
    }

    /// Addresses wait until the views are there.
    func open(_ urls: [URL]) {
        pending += urls
        guard isStarted else { return }
        let waiting = pending
        pending = []
        for url in waiting { controller.graph.open(url) }
    }

    func close() {
        controller.graph.stop()
        window.isHidden = true
    }
}
