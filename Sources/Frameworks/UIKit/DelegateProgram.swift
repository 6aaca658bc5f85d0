import BackgroundRuntime

/// An app written in Swift, as the device installs it: one delegate per launch.
public struct DelegateProgram<Delegate: UIApplicationDelegate>: AppProgram {
    /// The program of an app whose delegate is of this type.
    public init(_ delegate: Delegate.Type = Delegate.self) {}

    public var code: Any.Type? { Delegate.self }

    public func launch(in process: AppProcess) -> any AppInstance {
        MainActor.assumeIsolated { () -> DelegateInstance in
            guard let delegate = SystemMade.object(of: Delegate.self) as? Delegate else {
                preconditionFailure("\(Delegate.self) has to inherit NSObject or UIResponder, as on a phone")
            }
            return DelegateInstance(delegate, UIApplication.shared)
        }
    }
}

extension UIApplication {
    /// The running code of a launch whose delegate another framework made.
    package func instance(with delegate: any UIApplicationDelegate) -> any AppInstance {
        DelegateInstance(delegate, self)
    }
}

/// The running code of one launch: hands the system's calls to the delegate and to the notification centre.
private final class DelegateInstance: AppInstance, @unchecked Sendable {
    private let delegate: any UIApplicationDelegate
    private let application: UIApplication
    private(set) var hasDeclinedHandling = false

    @MainActor
    init(_ delegate: any UIApplicationDelegate, _ application: UIApplication) {
        self.delegate = delegate
        self.application = application
        application.delegate = delegate
    }

    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
        MainActor.assumeIsolated {
            guard event.scene == nil else {
                return SceneRegistry.of(application.process).receive(event, on: channel, of: application)
            }
            switch channel {
            case .call:
                if event.name == SystemEvent.didBecomeActive.name { application.process.screenMayHaveChanged() }
                call(event)
            case .notification:
                if event.name == SystemEvent.didBecomeActive.name {
                    application.process.storage.existing(ShownWindows.self)?.catchUpLists()
                }
                application.post(event)
                if event.name == SystemEvent.didReceiveMemoryWarning.name { application.shownWindows.warnOfMemory() }
            }
        }
    }

    @MainActor
    private func call(_ event: SystemEvent) {
        if !delegate.receive(event, of: application) { hasDeclinedHandling = true }
        if event.name == .didFinishLaunching { MainInterface.show(for: application) }
    }

    func prepare(for event: SystemEvent) {
        MainActor.assumeIsolated {
            // The main storyboard is loaded before the first call (UIK-LAUNCH).
            guard event.name != .willFinishLaunching else { return MainInterface.load(for: application) }
            SceneRegistry.of(application.process).prepare(for: event, of: application)
        }
    }

    var hasScreen: Bool { windows?.hadWindow ?? false }

    private var windows: ShownWindows? { application.process.storage.existing(ShownWindows.self) }

    var hasEmptyWindows: Bool { hasScreen && windows?.hadContent == false }

    /// UIKit makes scenes for an app whose manifest has a dictionary of them (UIK-CONNECT, TN3187).
    var reasonOfNoScreen: String? {
        let app = application.process.app
        guard !hasScreen, app.device.system >= .iOS(13), app.manifest.isFromFile, !app.manifest.hasSceneManifest,
            let module = app.codeModule, let type = Self.sceneDelegates(ofProgram: module).first
        else { return nil }
        return "\(type) is a delegate of scenes, and Info.plist has no UIApplicationSceneManifest: no scene is made"
    }

    /// The types of a program's module that are delegates of scenes. None in a module of tests, which has code of many apps.
    private static func sceneDelegates(ofProgram module: String) -> [String] {
        guard let image = ProgramImage.read(), image.isProgram(module: module) else { return [] }
        let conformance = #/^protocol conformance descriptor for \w+\.\(?([\w.]+).* : UIKit\.UISceneDelegate in /#
        return image.conformances(ofModule: module).compactMap(SymbolName.declaration).compactMap {
            $0.firstMatch(of: conformance).map { String($0.1) }
        }
    }

    var screenElements: [ScreenElement] { MainActor.assumeIsolated { ScreenReader.elements } }

    var glimpsedElements: [ScreenElement] {
        MainActor.assumeIsolated { application.shownWindows.glimpse { ScreenReader.elements } }
    }

    var frontScreen: FrontScreen? {
        MainActor.assumeIsolated { hasScreen ? ScreenReader.frontScreen : nil }
    }

    var unreachableElements: [UnreachableElement] { MainActor.assumeIsolated { ScreenReader.unreachable } }

    var presentation: ScreenPresentation? { MainActor.assumeIsolated { ScreenReader.presentation } }

    var screenContents: [String] { MainActor.assumeIsolated { application.shownWindows.contents } }

    func receive(_ question: SystemEvent, answer: @escaping (PropertyValue) -> Void) {
        let answer = CompletionHandler(call: answer)
        MainActor.assumeIsolated {
            if application.sceneHost?.takes(question, answer: answer.call) == true { return }
            if question.name == .performAction, SceneRegistry.of(application.process).take(question, answer: answer) {
                return
            }
            guard let method = DelegateQuestions.all[question.name] else { return receive(question, on: .call) }
            method(delegate, application, question, answer)
        }
    }
}

extension UIApplication {
    /// Posts the notification of an event in the app's notification centre.
    fileprivate func post(_ event: SystemEvent) {
        guard let name = event.notification else { return }
        // What comes with a call, such as the options of a launch, is for the call.
        let info = event.call == nil ? event.payload.compactMapValues(\.foundationValue) : [:]
        NotificationCenter.default.post(
            name: Notification.Name(name), object: self, userInfo: info.isEmpty ? nil : info)
    }
}

extension UIApplicationDelegate {
    /// Calls the method that stands for an event. One that the delegate does not know calls nothing.
    ///
    /// - Returns: false where a launch method says that the app has handled itself what it was opened for.
    fileprivate func receive(_ event: SystemEvent, of application: UIApplication) -> Bool {
        let options = LaunchOptions(event.payload)
        switch event.name {
        case .willFinishLaunching:
            return self.application(application, willFinishLaunchingWithOptions: options.keyed)
        case .didFinishLaunching:
            return self.application(application, didFinishLaunchingWithOptions: options.keyed)
        default:
            call(for: event, options, of: application)
            return true
        }
    }

    private func call(for event: SystemEvent, _ options: LaunchOptions, of application: UIApplication) {
        switch event.name {
        case .open:
            guard let url = options.keyed?[.url] as? URL else { return }
            _ = self.application(application, open: url, options: [:])
        case .didDiscardSceneSessions:
            self.application(application, didDiscardSceneSessions: application.sessions(of: event))
        case .didRegisterForRemoteNotifications:
            self.application(application, didRegisterForRemoteNotificationsWithDeviceToken: event.token)
        case .didFailToRegisterForRemoteNotifications:
            self.application(application, didFailToRegisterForRemoteNotificationsWithError: event.error)
        case .didReceiveRemoteNotification:
            self.application(application, didReceiveRemoteNotification: event.userInfo)
        case .didReceiveLocalNotification:
            guard let notification = event.localNotification else { return }
            self.application(application, didReceive: notification)
        case .didRegisterUserNotificationSettings:
            self.application(application, didRegister: application.userNotificationSettings)
        default: DelegateMethods.all[event.name]?(self, application)
        }
    }
}

/// The methods of a delegate that take nothing but the application, by the event that calls them.
@MainActor
private enum DelegateMethods {
    typealias Method = @MainActor (any UIApplicationDelegate, UIApplication) -> Void

    static let all: [SystemEvent.Name: Method] = [
        SystemEvent.didBecomeActive.name: { $0.applicationDidBecomeActive($1) },
        SystemEvent.willResignActive.name: { $0.applicationWillResignActive($1) },
        SystemEvent.didEnterBackground.name: { $0.applicationDidEnterBackground($1) },
        SystemEvent.willEnterForeground.name: { $0.applicationWillEnterForeground($1) },
        SystemEvent.willTerminate.name: { $0.applicationWillTerminate($1) },
        SystemEvent.didReceiveMemoryWarning.name: { $0.applicationDidReceiveMemoryWarning($1) },
        SystemEvent.significantTimeChange.name: { $0.applicationSignificantTimeChange($1) },
        SystemEvent.protectedDataWillBecomeUnavailable.name: { $0.applicationProtectedDataWillBecomeUnavailable($1) },
        SystemEvent.protectedDataDidBecomeAvailable.name: { $0.applicationProtectedDataDidBecomeAvailable($1) },
    ]
}

extension SystemEvent {
    /// The device token that it carries.
    fileprivate var token: Data {
        guard case .array(let bytes)? = payload[PayloadKey.token] else { return Data() }
        return Data(
            bytes.compactMap { byte in
                if case .integer(let number) = byte { UInt8(truncatingIfNeeded: number) } else { nil }
            })
    }

    /// The payload of the push that it tells of.
    fileprivate var userInfo: [AnyHashable: Any] {
        let values = payload[PayloadKey.userInfo]?.foundationValue as? [String: Any] ?? [:]
        return values.reduce(into: [:]) { $0[$1.key] = $1.value }
    }

    /// The error that it carries.
    fileprivate var error: any Error {
        var code = 0
        if case .integer(let number)? = payload[PayloadKey.code] { code = number }
        let text = payload[PayloadKey.text]?.string ?? ""
        return NSError(
            domain: payload[PayloadKey.domain]?.string ?? "", code: code,
            userInfo: [NSLocalizedDescriptionKey: text])
    }
}

@MainActor
extension LaunchOptions {
    /// The options as a delegate gets them; nil for a tap on the icon.
    var keyed: [UIApplication.LaunchOptionsKey: Any]? {
        guard !values.isEmpty else { return nil }
        return Dictionary(
            uniqueKeysWithValues: values.map { (UIApplication.LaunchOptionsKey(rawValue: $0), handedOver($0, $1)) })
    }

    /// A value with the type that Apple names for its key: a URL for what is opened.
    private func handedOver(_ key: String, _ value: PropertyValue) -> Any {
        if key == LaunchOptions.urlKey, let url = value.string.flatMap({ URL(string: $0) }) { return url }
        if key == LocalNotificationKeys.launch, let notification = UILocalNotification(named: value.string) {
            return notification
        }
        if key == LaunchOptions.shortcutItemKey, let action = QuickAction(value) {
            return UIApplicationShortcutItem(action)
        }
        guard let known = value.foundationValue else { preconditionFailure("launch options hold \(value)") }
        return known
    }
}

extension Device {
    /// Installs an app by the type of its delegate.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when an app of that name is installed.
    @discardableResult
    public func install<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, manifest: Manifest, name: String? = nil
    ) throws -> InstalledApp {
        try install(DelegateProgram(delegate), manifest: manifest, name: name ?? "\(delegate)")
    }
}

extension InstalledApp {
    /// Runs a closure with the app's delegate as a turn on its main thread, and returns what it returns.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the app does not get to the turn now or has another delegate;
    ///   and what `body`
    ///   throws.
    @discardableResult
    public func main<Delegate: UIApplicationDelegate, Result: Sendable>(
        _ body: @escaping @MainActor @Sendable (Delegate) throws -> Result
    ) throws -> Result {
        try onMainThread { [name] in
            try MainActor.assumeIsolated {
                guard let delegate = UIApplication.shared.delegate as? Delegate else {
                    throw StimulusError("the delegate of \(name) is no \(Delegate.self)")
                }
                return try body(delegate)
            }
        }
    }
}
