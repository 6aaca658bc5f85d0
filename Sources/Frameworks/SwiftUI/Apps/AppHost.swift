import BackgroundRuntime
import UIKit

/// One launch of an app: evaluates its scenes, and puts windows into those that the system connects.
@MainActor
final class AppHost<A: App>: SceneHost {
    private let process: AppProcess
    private let graph: Graph
    private var phases: [ObjectIdentifier: ScenePhase] = [:]
    private var windows: [ObjectIdentifier: SceneWindow] = [:]

    init(_ app: A, of process: AppProcess) {
        self.process = process
        graph = Graph(of: process) { context in
            context.bind(app, at: "app")
            context.visitScene(app.body, "scenes")
        }
    }

    /// The scenes are evaluated, and what handles background tasks is registered, before the delegate is called.
    func willFinishLaunching() {
        process.record(
            .note, "SwiftUI draws nothing: bodies are evaluated for what happens when views appear and values change")
        process.require(.symbol("SwiftUI.App", .iOS(14)))
        graph.update()
        graph.start()
    }

    func didConnect(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
        phases[ObjectIdentifier(scene)] = .background
        guard let scene = scene as? UIWindowScene, let group = graph.windowGroups.first else { return }
        let window = SceneWindow(scene, group)
        windows[ObjectIdentifier(scene)] = window
        graph.onUpdate = { [weak self] in self?.refreshWindows() }
        window.open(options.urlContexts.map(\.url))
    }

    func stateDidChange(of scene: UIScene, by event: SystemEvent.Name) {
        let identifier = ObjectIdentifier(scene)
        if event == .didDisconnect {
            windows[identifier]?.close()
            (windows[identifier], phases[identifier]) = (nil, nil)
        }
        guard let phase = ScenePhase(after: event), phases[identifier] != nil else { return }
        // A scene that comes to the screen at launch begins as inactive: people see "active" first.
        let isFirst = event == .willEnterForeground && windows[identifier]?.isNew == true
        phases[identifier] = phase
        graph.environment.scenePhase = phases.values.max() ?? .background
        windows[identifier]?.enter(phase, isFirst: isFirst)
        graph.update(isFirst: isFirst)
        if event == .willEnterForeground { windows[identifier]?.start() }
    }

    func open(_ urls: [URL], in scene: UIScene) { windows[ObjectIdentifier(scene)]?.open(urls) }

    func takes(_ question: SystemEvent, answer: @escaping (PropertyValue) -> Void) -> Bool {
        guard question.name == .handleEventsForBackgroundURLSession,
            let session = question.payload[SystemEvent.PayloadKey.session]?.string,
            let work = graph.sessionTasks.lazy.compactMap({ $0.work(for: session) }).first
        else { return false }
        let done = Answer(call: answer)
        Task {
            await work()
            done.call(.boolean(true))
        }
        return true
    }

    private func refreshWindows() {
        guard let group = graph.windowGroups.first else { return }
        for window in windows.values { window.show(group) }
    }

    /// The system's end of a question, on its way into a task.
    private struct Answer: @unchecked Sendable {
        let call: (PropertyValue) -> Void
    }
}
