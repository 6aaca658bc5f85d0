import BackgroundRuntime

extension Device {
    /// The servers that send pushes to the phone's apps. Traps on a device made without the module.
    ///
    /// ```swift
    /// try device.pushes.send(RemotePush.read(path: "news.apns"))
    /// device.pushes.send(RemotePush(["aps": .dictionary(["content-available": .integer(1)])]), to: app)
    /// ```
    public var pushes: PushControl { PushControl(device: self, service: requiredService(PushService.self)) }
}

/// What a test does with the servers of the phone's apps.
public struct PushControl {
    let device: Device
    let service: PushService

    /// The device token of an app; nil until it registers.
    public func token(of app: InstalledApp) -> [UInt8]? { service.record(of: app).token }

    /// The background push of an app that waits; nil where none does.
    public func held(for app: InstalledApp) -> RemotePush? { service.record(of: app).held }

    /// Whether registrations of apps fail from now on: the text of the error; nil where they work.
    public var registrationError: String? {
        get { service.registrationError }
        nonmutating set { service.registrationError = newValue }
    }

    /// A server sends a push to an app.
    public func send(_ push: RemotePush, to app: InstalledApp) {
        service.receive(push, for: app)
        device.settle()
    }

    /// A server sends a push to the app that the push itself names.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it names none that is installed.
    public func send(_ push: RemotePush) throws { send(push, to: try target(of: push, otherwise: nil)) }

    func target(of push: RemotePush, otherwise app: InstalledApp?) throws -> InstalledApp {
        guard let name = push.target else {
            if let app { return app }
            throw StimulusError("the push names no app: write \"\(RemotePush.targetKey)\": \"com.example.app\" into it")
        }
        let named = device.apps.first { $0.manifest.bundleIdentifier.lowercased() == name.lowercased() }
        guard let named else { throw StimulusError("no app with the bundle identifier \(name) is installed") }
        return named
    }
}
