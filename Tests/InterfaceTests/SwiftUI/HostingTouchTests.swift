import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

/// A hosting controller in a stack of UIKit.
private final class HostingApp: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let host = UIHostingController(rootView: Hosted())
        window.rootViewController = UINavigationController(rootViewController: host)
        window.makeKeyAndVisible()
        return true
    }
}

private struct Hosted: View {
    @State private var isOpen = false
    @State private var hasCamera = false

    var body: some View {
        VStack {
            Button("Open") { isOpen = true }
            HostedBox()
            if hasCamera { Camera() }
            Toggle("Camera", isOn: $hasCamera)
        }
        .navigationTitle("Hosted")
        .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
}

/// A button of UIKit among views of SwiftUI.
private struct HostedBox: UIViewRepresentable {
    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Of UIKit", for: .normal)
        button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ uiView: UIButton, context: Context) {}
}

/// A controller of UIKit among views of SwiftUI.
private struct Camera: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CameraController { CameraController() }
    func updateUIViewController(_ uiViewController: CameraController, context: Context) {}
}

private final class CameraController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Smile"
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("camera appears", parent != nil, view.superview != nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("camera disappears")
    }
}

struct HostingTouchTests: Facts {
    @Test("SwiftUI and UIKit on one screen", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let both = Fact("views of one are in the other, and what lies in front of one covers both") {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(HostingApp.self, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        let screen = {
            try device.screenOutline(of: app)
        }
        let whole = [
            "navigationBar \"Hosted\"", "  staticText \"Hosted\"", "button \"Open\"", "button \"Of UIKit\"",
            "switch \"Camera\" = off",
        ]
        try expect(screen(), is: whole)
        try device.touch(.tap, ElementQuery("Of UIKit"), of: app)
        expect(app.trace.output, is: ["pressed"])
        try device.touch(.tap, ElementQuery("Open"), of: app)
        try expect(screen(), is: ["button \"Close\""])
        try device.touch(.tap, ElementQuery("Close"), of: app)
        try expect(screen(), is: whole)
    }

    let controller = Fact("a controller of UIKit is loaded, appears and disappears with the view that stands for it") {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(HostingApp.self, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        try device.touch(.tap, ElementQuery("Camera"), of: app)
        expect(app.trace.output, is: ["camera appears true true"])
        try expect(device.screenOutline(of: app).contains("staticText \"Smile\""))
        try device.touch(.tap, ElementQuery("Camera"), of: app)
        expect(app.trace.output.last, is: "camera disappears")
        try expect(!device.screenOutline(of: app).contains("staticText \"Smile\""))
    }
}
