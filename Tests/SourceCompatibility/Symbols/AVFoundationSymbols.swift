import AVFoundation
import Foundation

protocol AudioSessionProtocol: AnyObject {
    var category: AVAudioSession.Category { get }
    var categoryOptions: AVAudioSession.CategoryOptions { get }
    var mode: AVAudioSession.Mode { get }
    var currentRoute: AVAudioSessionRouteDescription { get }
    var availableInputs: [AVAudioSessionPortDescription]? { get }
    var isOtherAudioPlaying: Bool { get }
    var outputVolume: Float { get }
    var recordPermission: AVAudioSession.RecordPermission { get }
    func requestRecordPermission(_ response: @escaping (Bool) -> Void)
    func setCategory(_ category: AVAudioSession.Category) throws
    func setCategory(
        _ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions) throws
    func setCategory(
        _ category: AVAudioSession.Category, mode: AVAudioSession.Mode, policy: AVAudioSession.RouteSharingPolicy,
        options: AVAudioSession.CategoryOptions) throws
    func setMode(_ mode: AVAudioSession.Mode) throws
    func setActive(_ active: Bool) throws
    func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions) throws
    func overrideOutputAudioPort(_ portOverride: AVAudioSession.PortOverride) throws
    func setPreferredIOBufferDuration(_ duration: TimeInterval) throws
    func setPreferredSampleRate(_ sampleRate: Double) throws
    func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws
}

extension AVAudioSession: AudioSessionProtocol {}

class MockAudioSession: AVAudioSession, @unchecked Sendable {
    var calls: [String] = []

    override func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws {
        calls.append("setActive \(active)")
    }

    override func setCategory(
        _ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []
    ) throws { calls.append("setCategory \(category.rawValue)") }

    override var isOtherAudioPlaying: Bool { true }
    override var outputVolume: Float { 0.1 }
}

protocol AudioPlaying: AnyObject {
    var isPlaying: Bool { get }
    var numberOfLoops: Int { get set }
    var volume: Float { get set }
    func prepareToPlay() -> Bool
    func play() -> Bool
    func pause()
    func stop()
}

extension AVAudioPlayer: AudioPlaying {}

class MockAudioPlayer: AVAudioPlayer, @unchecked Sendable {
    override func play() -> Bool { true }
    override var isPlaying: Bool { true }
}

class MockPlayer: AVPlayer, @unchecked Sendable {
    var plays = 0

    override func play() { plays += 1 }
    override func pause() {}
    override var rate: Float {
        get { 1 }
        set {}
    }
}

// row: AVAudioPlayerDelegate
class SymbolPlayer: NSObject, AVAudioPlayerDelegate, @unchecked Sendable {
    // row: AVAudioPlayer (type)
    var player: AVAudioPlayer?
    var silence = AVAudioPlayer()
    private var token: NSObjectProtocol?

    // row: AVAudioSession (type)
    private let session: AVAudioSession

    override init() {
        // row: AVAudioSession.sharedInstance()
        session = AVAudioSession.sharedInstance()
        super.init()
    }

    func configure() throws {
        // row: AVAudioSession.Category (type)
        let category: AVAudioSession.Category = .playback
        // row: AVAudioSession.Mode (type)
        let mode: AVAudioSession.Mode = .spokenAudio
        // row: AVAudioSession.CategoryOptions (type)
        // row: AVAudioSession.CategoryOptions.mixWithOthers
        // row: AVAudioSession.CategoryOptions.allowBluetooth / .allowBluetoothHFP / .allowBluetoothA2DP
        // row: AVAudioSession.CategoryOptions.defaultToSpeaker
        var options: AVAudioSession.CategoryOptions = [.mixWithOthers, .allowBluetoothA2DP]
        options.insert(.defaultToSpeaker)
        // row: AVAudioSession.setCategory(_:)
        try session.setCategory(category)
        // row: AVAudioSession.Category.playback
        try session.setCategory(AVAudioSession.Category.playback)
        // row: AVAudioSession.Category.playAndRecord
        // row: AVAudioSession.setCategory(_:mode:options:)
        try session.setCategory(.playAndRecord, mode: .voiceChat, options: [.allowBluetooth, .allowBluetoothHFP])
        try session.setCategory(.playback, mode: .default)
        // row: AVAudioSession.setCategory(_:mode:policy:options:)
        // row: AVAudioSession.RouteSharingPolicy
        let policy = AVAudioSession.RouteSharingPolicy.longFormAudio
        try session.setCategory(.playback, mode: mode, policy: policy, options: [])
        try session.setCategory(.playback, mode: .default, policy: .longFormAudio)
        // row: AVAudioSession.setCategory(_:options:) / (_:with:)
        try session.setCategory(.playback, options: options)
        try session.setCategory(.playback, options: .mixWithOthers)
        // row: AVAudioSession.setMode(_:)
        try session.setMode(.default)
        // row: AVAudioSession.setActive(_:)
        try session.setActive(true)
        // row: AVAudioSession.setActive(_:options:)
        // row: AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        try session.setActive(true, options: [])
        // row: AVAudioSession.overrideOutputAudioPort(_:) / PortOverride
        try session.overrideOutputAudioPort(.speaker)
        try session.overrideOutputAudioPort(AVAudioSession.PortOverride.none)
        // row: AVAudioSession.setPreferredSampleRate(_:) / setPreferredIOBufferDuration(_:)
        try session.setPreferredSampleRate(44_100)
        try session.setPreferredIOBufferDuration(0.005)
        // row: AVAudioSession.setPreferredInput(_:)
        // row: AVAudioSession.availableInputs
        try session.setPreferredInput(session.availableInputs?.first { $0.portType == .builtInMic })
    }

    func describe() -> [String] {
        // row: AVAudioSession.category / mode / categoryOptions (getters)
        var lines = [session.category.rawValue, session.mode.rawValue, "\(session.categoryOptions.rawValue)"]
        // row: AVAudioSession.isOtherAudioPlaying
        lines.append("\(session.isOtherAudioPlaying) \(session.secondaryAudioShouldBeSilencedHint)")
        // row: AVAudioSession.currentRoute
        // row: AVAudioSessionRouteDescription / AVAudioSessionPortDescription
        let route: AVAudioSessionRouteDescription = session.currentRoute
        let outputs: [AVAudioSessionPortDescription] = route.outputs
        lines += outputs.map { "\($0.portName) \($0.portType == .builtInSpeaker) \($0.uid)" }
        // row: AVAudioSession.outputVolume (KVO)
        lines.append("\(session.outputVolume)")
        return lines
    }

    func askForMicrophone() {
        // row: AVAudioSession.recordPermission / requestRecordPermission(_:)
        switch session.recordPermission {
        case .undetermined: session.requestRecordPermission { granted in print("granted", granted) }
        case .granted, .denied: break
        @unknown default: break
        }
    }

    func observe() {
        // row: AVAudioSession.interruptionNotification
        token = NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: AVAudioSession.sharedInstance(), queue: .main
        ) { [weak self] notification in self?.handleInterruption(notification) }
        // row: AVAudioSession.routeChangeNotification
        // row: AVAudioSession.mediaServicesWereResetNotification
        for name in [AVAudioSession.routeChangeNotification, AVAudioSession.mediaServicesWereResetNotification] {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
        }
    }

    func handleInterruption(_ notification: Notification) {
        // row: AVAudioSessionInterruptionTypeKey
        // row: AVAudioSession.InterruptionType
        guard let info = notification.userInfo,
            let value = info[AVAudioSessionInterruptionTypeKey] as? UInt,
            let type = AVAudioSession.InterruptionType(rawValue: value)
        else { return }
        if type == .ended {
            // row: AVAudioSessionInterruptionOptionKey
            // row: AVAudioSession.InterruptionOptions.shouldResume
            guard let raw = info[AVAudioSessionInterruptionOptionKey] as? UInt else { return }
            if AVAudioSession.InterruptionOptions(rawValue: raw).contains(.shouldResume) { player?.play() }
        }
    }

    func handleRouteChange(_ notification: Notification) {
        // row: AVAudioSessionRouteChangeReasonKey
        // row: AVAudioSession.RouteChangeReason
        guard let reasonValue = notification.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt,
            let reason = AVAudioSession.RouteChangeReason(rawValue: reasonValue)
        else { return }
        switch reason {
        case .newDeviceAvailable, .categoryChange: break
        case .oldDeviceUnavailable: player?.pause()
        default: break
        }
    }

    func play(_ url: URL) throws {
        // row: AVAudioPlayer.init(contentsOf:)
        let player = try AVAudioPlayer(contentsOf: url)
        player.delegate = self
        // row: AVAudioPlayer.numberOfLoops
        player.numberOfLoops = -1
        // row: AVAudioPlayer.volume
        player.volume = 0.5
        // row: AVAudioPlayer.prepareToPlay()
        player.prepareToPlay()
        // row: AVAudioPlayer.play() / pause() / stop()
        player.play()
        // row: AVAudioPlayer.isPlaying
        if player.isPlaying { player.pause() }
        player.stop()
        self.player = player
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?) {}
}

func films(_ url: URL) -> Double {
    // row: AVPlayer / AVPlayerItem / AVAsset
    let asset = AVAsset(url: url)
    let item = AVPlayerItem(asset: asset)
    let player = AVPlayer(playerItem: item)
    player.play()
    // row: CMTime family
    let interval = CMTime(seconds: 1, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
    let observer = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in
        print(CMTimeGetSeconds(time))
    }
    player.removeTimeObserver(observer)
    player.seek(to: .zero)
    player.seek(to: CMTimeMakeWithSeconds(10, preferredTimescale: 600))
    let sum = CMTimeAdd(CMTimeMake(value: 3, timescale: 2), .zero)
    return sum.seconds + (item.duration - .zero).seconds
}

func camera() {
    // row: AVCaptureDevice.requestAccess(for:) / authorizationStatus(for:)
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .notDetermined: AVCaptureDevice.requestAccess(for: AVMediaType.video) { granted in print(granted) }
    case .authorized, .denied, .restricted: break
    @unknown default: break
    }
}

@available(*, deprecated)
func oldAudioNames(_ session: AVAudioSession) throws -> [Any] {
    try session.setCategory(AVAudioSessionCategoryPlayback)
    try session.setCategory(AVAudioSessionCategoryPlayAndRecord, with: [.allowBluetooth, .defaultToSpeaker])
    try session.setMode(AVAudioSessionModeDefault)
    try session.setActive(false, with: .notifyOthersOnDeactivation)
    let options: AVAudioSessionCategoryOptions = .mixWithOthers
    let type = AVAudioSessionInterruptionType(rawValue: 1)
    let names: [NSNotification.Name] = [.AVAudioSessionInterruption, NSNotification.Name.AVAudioSessionRouteChange]
    return [options, type as Any, names, AVAudioSessionPortHeadphones, CMTimeMake(1, 2), kCMTimeZero]
}
