import BackgroundRuntime
import UIKit

/// A controller that shows views of SwiftUI. Nothing is drawn: texts are labels in its view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    let graph: Graph
    private var labels: [UILabel] = []

    /// What is shown. Another one is evaluated at once.
    public var rootView: Content {
        didSet {
            setRoot()
            if isViewLoaded { graph.update() }
        }
    }

    /// A controller that shows a view.
    public init(rootView: Content) {
        SimulatedApp.require(.hostingController)
        self.rootView = rootView
        graph = Graph(of: SimulatedApp.process(for: "UIHostingController")) { _ in }
        super.init(nibName: nil, bundle: nil)
        graph.host = self
        setRoot()
        graph.environment.scenePhase = ScenePhase(of: UIApplication.shared.applicationState)
    }

    convenience init(rootView: Content, environment: EnvironmentValues, phase: ScenePhase) {
        self.init(rootView: rootView)
        graph.environment = environment
        graph.environment.scenePhase = phase
    }

    /// None: a controller of a storyboard needs its view, see ``init(coder:rootView:)``.
    public required init?(coder: NSCoder) { nil }

    /// A controller from a storyboard that shows a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        SimulatedApp.require(.hostingController)
        self.rootView = rootView
        graph = Graph(of: SimulatedApp.process(for: "UIHostingController")) { _ in }
        super.init(coder: aDecoder)
        graph.host = self
        setRoot()
        graph.environment.scenePhase = ScenePhase(of: UIApplication.shared.applicationState)
    }

    open override func loadView() { view = HostingView(graph) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        graph.onUpdate = { [weak self] in self?.showTexts() }
        graph.update()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        graph.start()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        graph.stop()
    }

    private func setRoot() {
        let rootView = rootView
        graph.root = { $0.visit(rootView, "root") }
    }

    private func showTexts() {
        if let title = graph.bar.title { navigationItem.title = title }
        let texts = graph.texts
        guard texts != labels.map(\.text) else { return }
        for label in labels { label.removeFromSuperview() }
        labels = texts.map { text in
            let label = UILabel()
            label.text = text
            view.addSubview(label)
            return label
        }
    }
}

/// The view of a hosting controller: it has the elements of the views of SwiftUI.
private final class HostingView: UIView, ScreenSource {
    private let graph: Graph

    init(_ graph: Graph) {
        self.graph = graph
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { nil }

    var shownElements: [ScreenElement] { graph.elements }
    var cover: ScreenPresentation? { graph.front?.presentation }
    var frontScreen: FrontScreen? { graph.frontScreen }
}

extension ScenePhase {
    /// The phase of an app in a state.
    fileprivate init(of state: UIApplication.State) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
