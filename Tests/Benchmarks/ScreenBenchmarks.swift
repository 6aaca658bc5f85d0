import BackgroundRuntime
import SwiftUI
import UIKit

/// What a screen costs that somebody asks for, and a finger on it.
enum ScreenBenchmarks {
    static let all = [
        tree("UIKit", DelegateProgram(WideApp.self)), tree("SwiftUI", SwiftUIProgram(WideScreen.self)),
        touch("UIKit", DelegateProgram(DeepApp.self), "Start"),
        touch("SwiftUI", SwiftUIProgram(DeepScreens.self), "Start"),
        touch("SwiftUI that changes", SwiftUIProgram(DeepScreens.self), "Count"),
    ]

    // Read by the apps, whose stored statics would be those of their launch.

    /// What is on a screen of which the tree is asked for.
    fileprivate static var elements: Int { 10_000 }
    /// The screens of an app that is touched.
    fileprivate static var screens: Int { 50 }
    fileprivate static var elementsOfScreen: Int { 20 }

    private static func tree(_ framework: String, _ program: some AppProgram) -> Benchmark {
        .timed(
            "tree-\(framework)", "tree of 10,000 elements of \(framework)", count: 20, target: .atMost(20e6)
        ) { count in
            let (device, app) = try launched(program)
            let found = number(of: try device.screen(of: app))
            guard found >= elements else { throw BenchmarkError("the screen has only \(found) elements") }
            return { for _ in 0..<count { _ = try device.screen(of: app) } }
        }
    }

    private static func touch(_ framework: String, _ program: some AppProgram, _ button: String) -> Benchmark {
        .timed(
            "touch-\(framework)", "touch in an app of 50 screens of \(framework)", count: 500, target: .atMost(1e6)
        ) { count in
            let (device, app) = try launched(program)
            let query = ElementQuery(button, role: .button)
            try device.touch(.tap, query, of: app)
            return { for _ in 0..<count { try device.touch(.tap, query, of: app) } }
        }
    }

    private static func launched(_ program: some AppProgram) throws -> (device: Device, app: InstalledApp) {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(program, manifest: Manifest(), name: "Screens")
        app.launch()
        device.advance(by: .seconds(1))
        return (device, app)
    }

    private static func number(of elements: [ScreenElement]) -> Int {
        elements.reduce(elements.count) { $0 + number(of: $1.children) }
    }
}

/// A screen with rows of labels and buttons.
private final class WideApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screen = UIViewController()
        for row in 0..<ScreenBenchmarks.elements / 20 {
            let stack = UIStackView(arrangedSubviews: (0..<20).map { DeepApp.view("\(row) \($0)", isButton: $0 > 9) })
            screen.view.addSubview(stack)
        }
        window.rootViewController = screen
        window.makeKeyAndVisible()
        return true
    }
}

/// A stack of screens.
private final class DeepApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let stack = UINavigationController(rootViewController: Self.screen(0))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        for number in 1..<ScreenBenchmarks.screens { stack.pushViewController(Self.screen(number), animated: false) }
        return true
    }

    private static func screen(_ number: Int) -> UIViewController {
        let screen = UIViewController()
        screen.title = "Screen \(number)"
        for index in 1..<ScreenBenchmarks.elementsOfScreen {
            screen.view.addSubview(view("\(index)", isButton: index > 9))
        }
        screen.view.addSubview(view("Start", isButton: true))
        return screen
    }

    static func view(_ text: String, isButton: Bool) -> UIView {
        guard isButton else {
            let label = UILabel(frame: .zero)
            label.text = text
            return label
        }
        let button = UIButton(type: .system)
        button.setTitle(text, for: .normal)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        return button
    }
}

/// A screen with rows of texts and buttons.
private struct WideScreen: App {
    var body: some Scene {
        WindowGroup {
            ForEach(0..<ScreenBenchmarks.elements / 20, id: \.self) { row in
                HStack {
                    ForEach(0..<10, id: \.self) { Text("\(row) \($0)") }
                    ForEach(10..<20, id: \.self) { number in Button("\(row) \(number)") {} }
                }
            }
        }
    }
}

/// A stack of screens.
private struct DeepScreens: App {
    var body: some Scene { WindowGroup { DeepStack() } }
}

private struct DeepStack: View {
    @State private var path = Array(1..<ScreenBenchmarks.screens)

    var body: some View {
        NavigationStack(path: $path) { DeepScreen(number: 0).navigationDestination(for: Int.self, destination: screen) }
    }

    private func screen(_ number: Int) -> DeepScreen { DeepScreen(number: number) }
}

private struct DeepScreen: View {
    let number: Int
    @State private var count = 0

    var body: some View {
        VStack {
            ForEach(1..<10, id: \.self) { Text("\($0)") }
            ForEach(10..<ScreenBenchmarks.elementsOfScreen, id: \.self) { number in Button("\(number)") {} }
            Button("Start") {}
            Button("Count") { count += 1 }
            Text(verbatim: "Counted: \(count)")
        }
        .navigationTitle("Screen \(number)")
    }
}
