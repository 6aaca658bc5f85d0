import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilScenarios
import VigilTestSupport

private final class NotesDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 3

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("delegate: launched")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { print("delegate: never called with scenes") }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }
}

private struct NotesApp: App {
    @UIApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase

    init() { print("init") }

    var body: some Scene {
        WindowGroup { NotesView().environmentObject(delegate) }
            .onChange(of: phase) { print("app: \($0)") }
    }
}

private struct NotesView: View {
    @Environment(\.scenePhase) private var phase
    @EnvironmentObject private var delegate: NotesDelegate

    var body: some View {
        VStack {
            Text("\(delegate.count) notes")
            Button("New") { delegate.count += 1 }
        }
        .onAppear { print("view: appears") }
        .onDisappear { print("view: never disappears while the app lives") }
        .onChange(of: phase) { old, new in print("view: \(old) > \(new)") }
        .task { print("view: task") }
    }
}

/// An app without a delegate, and with nothing but a text.
private struct PlainApp: App {
    var body: some Scene { WindowGroup { Text("Hello") } }
}

struct PhaseTests: Facts {
    @Test("Phases of scenes and apps", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let phases = Fact("an app and its views are told of each phase, and its delegate of the launch") {
        let phone = try AppPhoneOf(NotesApp.self, modules: [])
        phone.leaveAndReturn()
        expect(
            phone.output,
            is: [
                "init", "delegate: launched", "view: appears", "view: task", "view: inactive > active", "app: active",
                "view: active > inactive", "app: inactive", "view: inactive > background", "app: background",
                "view: background > inactive", "app: inactive", "view: inactive > active", "app: active",
            ], "\(phone.app.timeline())")
    }

    let plain = Fact(
        "an app needs no delegate, has scenes without a word in its manifest, and says that nothing is drawn"
    ) {
        let phone = try AppPhoneOf(PlainApp.self, on: .iOS(27), modules: [])
        phone.leaveAndReturn()
        expect(phone.app.state == .active && phone.app.trace.findings.isEmpty, "\(phone.app.timeline())")
        let notes = phone.app.trace.entries.filter { $0.kind == .note && $0.text.contains("draws nothing") }
        expect(notes.count, is: 1)
    }

    let old = Fact("before iOS 14 there is no App: it ends at launch") {
        for (system, state) in [(SystemVersion.iOS(13), AppState.notRunning), (.iOS(14), .active)] {
            let phone = try AppPhoneOf(PlainApp.self, on: system, modules: [])
            phone.app.launch()
            phone.wait(1)
            expect(phone.app.state, is: state, "\(phone.app.timeline())")
        }
    }

    let wrapped = Fact("a program whose statics are made anew for each launch has the scenes of the one in it") {
        let program = try require(FreshlyLaunched(SwiftUIProgram(PlainApp.self)))
        expect(program.makesScenes)
        let phone = try AppPhoneOf(PlainApp.self, modules: [])
        expect(phone.app.manifest.hasSceneManifest)
    }

    let screen = Fact("texts are on the screen as a snapshot keeps it") {
        let phone = try AppPhoneOf(NotesApp.self, modules: [])
        phone.app.launch()
        phone.wait(1)
        let texts = try phone.app.onMainThread {
            MainActor.assumeIsolated {
                let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
                return window?.rootViewController?.view.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
            }
        }
        expect(texts, is: ["3 notes", "New"])
    }

    let observing = Fact("a new value of an observed object is shown in a later turn") {
        let phone = try AppPhoneOf(NotesApp.self, modules: [])
        phone.app.launch()
        phone.wait(1)
        try phone.app.main { (delegate: NotesDelegate) in delegate.count = 4 }
        phone.wait(1)
        let first = try phone.app.main { (_: NotesDelegate) in
            let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
            return (window?.rootViewController?.view.subviews.first as? UILabel)?.text
        }
        expect(first, is: "4 notes")
    }
}
