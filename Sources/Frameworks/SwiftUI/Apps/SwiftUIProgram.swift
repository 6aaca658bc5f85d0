import BackgroundRuntime
import UIKit

/// An app written with SwiftUI, as the device installs it.
public struct SwiftUIProgram<A: App>: AppProgram {
    /// The program of an app of this type.
    public init(_ app: A.Type = A.self) {}

    public var code: Any.Type? { A.self }
    public var makesScenes: Bool { true }

    public func launch(in process: AppProcess) -> any AppInstance {
        MainActor.assumeIsolated { () -> Instance in
            // The delegate that an adaptor makes while the app is made is there before anything is told to it.
            let app = A()
            let application = UIApplication.shared
            let delegate = AdaptedDelegate.current.delegate ?? NoDelegate()
            let host = AppHost(app, of: process)
            application.sceneHost = host
            return Instance(application.instance(with: delegate), host)
        }
    }

    /// Hands events to UIKit, which hands them to the delegate and the scenes.
    private final class Instance: AppInstance, @unchecked Sendable {
        private let base: any AppInstance
        private let host: AppHost<A>

        init(_ base: any AppInstance, _ host: AppHost<A>) { (self.base, self.host) = (base, host) }

        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
            let isLaunch = event.name == .didFinishLaunching && channel == .call
            if isLaunch { MainActor.assumeIsolated { host.willFinishLaunching() } }
            base.receive(event, on: channel)
        }

        func prepare(for event: SystemEvent) { base.prepare(for: event) }

        func receive(_ question: SystemEvent, answer: @escaping (PropertyValue) -> Void) {
            base.receive(question, answer: answer)
        }

        var hasScreen: Bool { base.hasScreen }
        var hasEmptyWindows: Bool { base.hasEmptyWindows }
        var reasonOfNoScreen: String? { base.reasonOfNoScreen }
        var hasDeclinedHandling: Bool { base.hasDeclinedHandling }
        var screenContents: [String] { base.screenContents }
        var screenElements: [ScreenElement] { base.screenElements }
        var glimpsedElements: [ScreenElement] { base.glimpsedElements }
        var frontScreen: FrontScreen? { base.frontScreen }
        var unreachableElements: [UnreachableElement] { base.unreachableElements }
        var presentation: ScreenPresentation? { base.presentation }
    }
}

/// The delegate of an app that names none.
private final class NoDelegate: UIResponder, UIApplicationDelegate {}

extension Device {
    /// Installs a program whose code is written with SwiftUI.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when an app of that name is installed.
    @discardableResult
    public func install<A: App>(_ app: A.Type, manifest: Manifest, name: String? = nil) throws -> InstalledApp {
        try install(SwiftUIProgram(app), manifest: manifest, name: name ?? "\(app)")
    }
}
