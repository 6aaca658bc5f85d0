import BackgroundRuntime

/// An app written in Swift, as the device installs it: one delegate per launch.
public struct DelegateProgram<Delegate: UIApplicationDelegate>: AppProgram {
    /// The program of an app whose delegate is of this type.
    public init(_ delegate: Delegate.Type = Delegate.self) {}

    public func launch(in process: AppProcess) -> any AppInstance {
        MainActor.assumeIsolated { DelegateInstance(Delegate(), UIApplication.shared) }
    }
}

/// The running code of one launch: hands the system's calls to the delegate and to the notification centre.
private final class DelegateInstance: AppInstance, @unchecked Sendable {
    private let delegate: any UIApplicationDelegate
    private let application: UIApplication

    @MainActor
    init(_ delegate: any UIApplicationDelegate, _ application: UIApplication) {
        self.delegate = delegate
        self.application = application
        application.delegate = delegate
    }

    func call(_ call: DelegateCall) {
        MainActor.assumeIsolated { deliver(call) }
    }

    func post(_ notification: SystemNotification) {
        MainActor.assumeIsolated {
            NotificationCenter.default.post(
                name: Notification.Name(notification.name), object: application,
                userInfo: notification.userInfo.isEmpty ? nil : notification.userInfo)
        }
    }

    @MainActor
    private func deliver(_ call: DelegateCall) {
        switch call {
        case .willFinishLaunching(let options):
            guard application.process.device.system >= .iOS(6) else { return }
            _ = delegate.application(application, willFinishLaunchingWithOptions: options.keyed)
        case .didFinishLaunching(let options):
            _ = delegate.application(application, didFinishLaunchingWithOptions: options.keyed)
        case .open(let url):
            guard let url = URL(string: url) else { return }
            _ = delegate.application(application, open: url, options: [:])
        default: deliverPlain(call)
        }
    }

    @MainActor
    private func deliverPlain(_ call: DelegateCall) {
        switch call {
        case .didBecomeActive: delegate.applicationDidBecomeActive(application)
        case .willResignActive: delegate.applicationWillResignActive(application)
        case .didEnterBackground: delegate.applicationDidEnterBackground(application)
        case .willEnterForeground: delegate.applicationWillEnterForeground(application)
        case .willTerminate: delegate.applicationWillTerminate(application)
        case .didReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(application)
        case .protectedDataWillBecomeUnavailable: delegate.applicationProtectedDataWillBecomeUnavailable(application)
        case .protectedDataDidBecomeAvailable: delegate.applicationProtectedDataDidBecomeAvailable(application)
        case .willFinishLaunching, .didFinishLaunching, .open: break
        }
    }
}

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
        guard let known = value.foundationValue else { preconditionFailure("launch options hold \(value)") }
        return known
    }
}

extension Device {
    /// Installs an app by the type of its delegate.
    ///
    /// - Throws: ``StimulusError`` when an app of that name is installed.
    @discardableResult
    public func install<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, manifest: Manifest, name: String? = nil
    ) throws -> App {
        try install(DelegateProgram(delegate), manifest: manifest, name: name ?? "\(delegate)")
    }
}

extension App {
    /// Runs a closure with the app's delegate as a turn on its main thread, and returns what it returns.
    ///
    /// - Throws: ``StimulusError`` when the app does not get to the turn now or has another delegate; and what `body`
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
