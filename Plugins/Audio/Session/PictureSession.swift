import BackgroundRuntime

/// The object in the app by which one player is shown in a window over other apps. Its methods but ``playing`` and
/// ``listens`` are turns of the app.
public protocol PictureClient: AnyObject {
    /// The sound of the player, while it plays with its picture shown; nil otherwise.
    var playing: SoundID? { get }

    /// Whether somebody in the app hears of the window.
    var listens: Bool { get }

    /// The window will open.
    func willStart()
    /// The window is open.
    func didStart()
    /// The window cannot open, for a reason in words.
    func failedToStart(_ why: String)
    /// The window will close.
    func willStop()
    /// The app should show the player where it was; called when the user comes back to the app.
    func restore()
    /// The window is closed.
    func didStop()
    /// The user closed the window: the player pauses.
    func pause()
}

/// One player that can be shown in a window over other apps (iOS 14 on a phone): Picture in Picture. The mode `audio`
/// keeps its app awake while it plays there.
public final class PictureSession: ClientSession {
    /// The process of the object, and where its calls come.
    public let link: ClientLink
    /// The object in the app.
    public weak var client: (any PictureClient)?
    /// Whether the window opens by itself as the app leaves the screen while the player plays.
    public var startsAutomatically = false
    /// Whether the window is open.
    public private(set) var isActive = false
    private var hasStartedByItself = false

    /// The window of a player of this process, not open yet. Traps on a device without the audio module.
    public init(_ process: AppProcess) {
        link = ClientLink("Picture in Picture", of: process)
        AudioSession.of(process).pictureSessions.append(WeakPicture(session: self))
    }

    /// The sound of the player in the window.
    var sound: SoundID? { client?.playing }

    /// Why the window cannot open now; nil when it can.
    public var lack: String? {
        guard let process, process.state != .notRunning else { return "the app is not running" }
        let session = AudioSession.of(process)
        if process.device.system < .iOS(14) { return "a phone has it from iOS 14" }
        if session.mode == nil { return "UIBackgroundModes has no \"audio\"" }
        if !session.category.runsInBackground { return "category \(session.category.rawValue)" }
        if session.service.isWindowOpen(besides: self) { return "another window is open" }
        return nil
    }

    /// Opens the window, as the app asks for while it is in front.
    public func start() {
        let why = lack ?? (process?.state.isForeground == true ? nil : "the app is in the background")
        guard let why else { return open() }
        process?.record(.refusal, "no Picture in Picture", detail: why, rule: AudioRules.airPlayPiP)
        call("pictureInPictureController(_:failedToStartPictureInPictureWithError:)") { $0.failedToStart(why) }
    }

    /// Closes the window, and shows the player in the app again.
    public func stop() { close(restoring: true) }

    func startByItself() {
        guard startsAutomatically, !isActive, sound != nil else { return }
        if let lack {
            process?.record(.refusal, "no Picture in Picture", detail: lack, rule: AudioRules.airPlayPiP)
            return
        }
        hasStartedByItself = true
        open()
    }

    func stopByItself() { if hasStartedByItself { close(restoring: true) } }

    /// The user closes the window: its player pauses.
    func userCloses() {
        close(restoring: false)
        link.deliver { [weak self] _ in self?.client?.pause() }
    }

    private func open() {
        guard !isActive else { return }
        isActive = true
        process?.record(
            .note, "Picture in Picture", detail: hasStartedByItself ? "by itself" : "", rule: AudioRules.airPlayPiP)
        call("pictureInPictureControllerWillStartPictureInPicture(_:)") { $0.willStart() }
        call("pictureInPictureControllerDidStartPictureInPicture(_:)") { $0.didStart() }
    }

    private func close(restoring: Bool) {
        guard isActive else { return }
        (isActive, hasStartedByItself) = (false, false)
        call("pictureInPictureControllerWillStopPictureInPicture(_:)") { $0.willStop() }
        if restoring {
            let name = "pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)"
            call(name) { $0.restore() }
        }
        call("pictureInPictureControllerDidStopPictureInPicture(_:)") { $0.didStop() }
    }

    /// A delegate is no duty here: without one nothing is called, and nothing is lost.
    private func call(_ name: String, _ body: @escaping (any PictureClient) -> Void) {
        link.deliver { [weak self] process in
            guard let client = self?.client, client.listens else { return }
            process.record(.call, name, rule: AudioRules.airPlayPiP)
            body(client)
        }
    }
}

extension AudioService {
    /// The window that is open; nil when there is none.
    var openWindow: PictureSession? { sessions.lazy.flatMap(\.pictures).first(where: \.isActive) }

    func isWindowOpen(besides session: PictureSession) -> Bool { openWindow.map { $0 !== session } ?? false }

    /// The user closes the window of Picture in Picture.
    ///
    /// - Returns: false when none is open.
    func closeWindow() -> Bool {
        guard let window = openWindow else { return false }
        context.record(.stimulus, "the user closes the window of Picture in Picture")
        window.userCloses()
        return true
    }
}
